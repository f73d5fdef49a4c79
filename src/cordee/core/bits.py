"""Sets as machine words: the two questions a processor answers in one instruction."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from cordee.core.compile import INTERPRETED, rule


@intrinsic
def _cttz(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


@intrinsic
def _ctpop(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


if INTERPRETED:

    def lowest(word: int) -> int:
        """The position of the lowest bit that is set; the word must not be 0."""
        word = int(word)
        return (word & -word).bit_length() - 1

    def count(word: int) -> int:
        """How many bits are set."""
        return int(word).bit_count()

else:

    @rule
    def lowest(word: int) -> int:
        """The position of the lowest bit that is set; the word must not be 0."""
        return int(_cttz(word))  # type: ignore[call-arg]

    @rule
    def count(word: int) -> int:
        """How many bits are set."""
        return int(_ctpop(word))  # type: ignore[call-arg]
