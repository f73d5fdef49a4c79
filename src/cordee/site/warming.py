"""Compiling all games before the service says it is ready: in a process of its own, once."""

import asyncio
import sys

import structlog

from cordee import games
from cordee.bots.advice import are_bots_warm, warm_bots
from cordee.core import warm
from cordee.core.game import Game

LOG = structlog.get_logger("warming")


class Warming:
    """How far the compiling is, for the page, the log and `/healthz`."""

    def __init__(self) -> None:
        self.done = 0
        self.steps = 0
        self.doing = ""
        self.is_done = False
        self.has_failed = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        cold = [game.name for game in games.values() if not _is_warm(game)]
        if cold:
            await self._compile(cold)
        for game in games.values():  # from the cache, a moment each
            await asyncio.to_thread(warm.compile_all, game, lambda *_: None)
        self.is_done = True
        LOG.info("ready", games=list(games))

    async def _compile(self, names: list[str]) -> None:
        """A compiler in this process would keep it from answering."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "cordee.site.warming", *names, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                done, steps, self.doing = line.decode().strip().split(" ", 2)
                self.done, self.steps = int(done), int(steps)
                LOG.info("compiling", doing=self.doing, done=self.done, of=self.steps)
            self.has_failed = await process.wait() != 0
        finally:
            if process.returncode is None:
                process.kill()


def _is_warm(game: Game) -> bool:
    return warm.is_warm(game) and are_bots_warm(game)


def main(names: list[str]) -> None:
    """Compiles these games, a line on standard output for each step."""
    every = [len(list(warm.steps(games[name]))) + 1 for name in names]
    for place, name in enumerate(names):
        before = sum(every[:place])

        def tell(step: str, done: int, _of: int, name: str = name, before: int = before) -> None:
            sys.stdout.write(f"{before + done + 1} {sum(every)} {name} {step}\n")
            sys.stdout.flush()

        warm.compile_all(games[name], tell)
        tell("bots", every[place] - 1, 0)
        warm_bots(games[name].start(seed=1))


if __name__ == "__main__":
    main(sys.argv[1:])
