"""Deals that can be proved: nobody, the service included, can choose the cards.

1. The service draws a secret and shows its hash (the commitment) before anybody sits down.
2. Each person adds a random number when taking a seat.
3. The seed is a hash of the secret, the table's name and these numbers in the order of the seats.
4. When the match is over the secret is shown; `cordee verify` does the sums again.
"""

import secrets

SECRET_BYTES = 32
NUMBER_LENGTH = 32  # hexadecimal digits a seat adds


def fresh_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def is_number(text: str) -> bool:
    """Whether this can be a seat's number: 32 hexadecimal digits."""
    return len(text) == NUMBER_LENGTH and all(c in "0123456789abcdef" for c in text)
