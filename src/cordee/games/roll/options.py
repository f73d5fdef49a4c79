"""What a table of Roll & Write can choose. The defaults are the published rules."""

from typing import Annotated

from cordee.core.options import Choice, Options


class RollOptions(Options, frozen=True, kw_only=True):
    """Lost Cities Roll & Write."""

    order: Annotated[str, Choice("together", "aloud")] = "together"


VARIANTS: dict[str, dict[str, object]] = {"aloud": {"order": "aloud"}}
