"""What the service refuses, one exception per kind. Each has a sentence in every language."""

from cordee.core.faults import CordeeError


class Refused(CordeeError):
    """Something a table does not allow now, or not to this player."""


class NotFound(CordeeError, LookupError):
    """No such table, record or player, or not for these eyes."""


class Unavailable(CordeeError):
    """The store cannot be reached: nothing was changed, the same request may be sent again."""


class Conflict(CordeeError):
    """Somebody else was faster; the table has been read anew."""
