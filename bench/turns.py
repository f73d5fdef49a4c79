"""Work that takes long to get ready for, such as compiling for a GPU, and is then done in turn."""

import multiprocessing
from collections.abc import Callable, Mapping
from multiprocessing.synchronize import Event

# Gets ready, calls what it is given, which returns when its turn has come, and does its work.
Task = Callable[[Callable[[], object]], object]


def do_in_turn(tasks: Mapping[str, Task]) -> list[str]:
    """Each task in a process of its own: all get ready side by side, and each begins when the one
    before it has ended, well or not. Which of them ended well."""
    # Begun anew: a process that has asked a GPU for anything cannot be split.
    context = multiprocessing.get_context("spawn")
    turns = {name: (context.Event(), context.Event()) for name in tasks}
    processes = {
        name: context.Process(target=_do, args=(task, *turns[name])) for name, task in tasks.items()
    }
    for process in processes.values():
        process.start()
    for name, process in processes.items():
        turn, done = turns[name]
        turn.set()
        while process.is_alive() and not done.wait(1.0):  # or it has ended without a word
            pass
    for process in processes.values():
        process.join()
    return [name for name, process in processes.items() if process.exitcode == 0]


def _do(task: Task, turn: Event, done: Event) -> None:
    try:
        task(turn.wait)
    finally:
        done.set()
