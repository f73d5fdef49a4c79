"""How much one visitor may ask for: buckets that fill with time."""

import time
from collections import OrderedDict


class Bucket:
    """`rate` requests a second, `burst` at once."""

    __slots__ = ("_burst", "_level", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._then = burst, time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        then, self._then = self._then, time.monotonic()
        self._level = min(self._burst, self._level + (self._then - then) * self._rate)
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for everybody who comes; the longest unseen are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()
