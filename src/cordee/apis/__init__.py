"""Interfaces for researchers: PettingZoo, Gymnasium, OpenSpiel and arrays. Thin, each an extra.

Nothing is imported here: `import cordee.apis.gymnasium` registers what Gymnasium is to know,
`import cordee.apis.openspiel` what OpenSpiel is to know, and so on.
"""

INTERFACE = 1  # the `v1` of every registered name: grows when actions, rewards or encodings change
