"""The command line as Click sees it: names, arguments, and help from the catalogues."""

from collections.abc import Callable
from typing import Any

import click

from cordee import games, words
from cordee.cli.common import Voice
from cordee.core import options as options_
from cordee.core.version import VERSION

Decorator = Callable[[Any], Any]


def build(voice: Voice) -> click.Group:
    """All commands, speaking one language."""
    say = voice.say

    def lang() -> Decorator:
        return click.option("--lang", type=click.Choice(words.LANGUAGES), help=say("help-lang"))

    def shared() -> Decorator:
        """Options that every command about a game has."""

        def add(command: Any) -> Any:
            for decorator in (
                lang(),
                click.option("--data", metavar="FOLDER", help=say("help-data")),
                click.option(
                    "--option", "pairs", multiple=True, metavar="K=V", help=say("help-option")
                ),
            ):
                command = decorator(command)
            return command

        return add

    @click.group(help=say("help-cordee"), no_args_is_help=True)
    @click.version_option(
        VERSION, prog_name="cordee", message="%(prog)s %(version)s", help=say("help-version")
    )
    @lang()
    def cordee(lang: str | None) -> None:
        pass

    @cordee.command(help=say("help-play"))
    @click.argument("game", required=False)
    @click.option("--seats", metavar="human,greedy", help=say("help-play-seats"))
    @click.option("--names", metavar="A,B", help=say("help-play-names"))
    @click.option(
        "--resume", is_flag=False, flag_value="", metavar="[FILE]", help=say("help-play-resume")
    )
    @click.option("--seed", type=click.IntRange(0), help=say("help-seed"))
    @shared()
    @_game_flags(say)
    def play(**given: Any) -> int:
        from cordee.cli.play import play

        return play(voice, **given)

    @cordee.command(help=say("help-score"))
    @click.argument("game")
    @click.argument("sheets", nargs=-1)
    @click.option("--seats", type=click.IntRange(2, 8), help=say("help-score-seats"))
    @click.option("--json", "as_json", is_flag=True, help=say("help-json"))
    @shared()
    def score(**given: Any) -> int:
        from cordee.cli.score import score

        return score(voice, **given)

    @cordee.command(help=say("help-replay"))
    @click.argument("file")
    @click.option("--seat", type=click.IntRange(0, 7), help=say("help-replay-seat"))
    @click.option("--step/--all", default=None, help=say("help-replay-step"))
    @lang()
    def replay(**given: Any) -> int:
        from cordee.cli.replay import replay

        return replay(voice, **given)

    @cordee.command(help=say("help-rules"))
    @click.argument("game", required=False)
    @click.argument("section", required=False)
    @lang()
    def rules(**given: Any) -> int:
        from cordee.cli.rules import rules

        return rules(voice, **given)

    @cordee.command(help=say("help-sim"))
    @click.argument("game")
    @click.option(
        "--games",
        "many",
        type=click.IntRange(1),
        default=10_000,
        show_default=True,
        help=say("help-sim-games"),
    )
    @click.option("--seats", type=click.IntRange(1, 8), help=say("help-sim-seats"))
    @click.option(
        "--seed", type=click.IntRange(0), default=1, show_default=True, help=say("help-seed")
    )
    @click.option("--json", "as_json", is_flag=True, help=say("help-json"))
    @shared()
    def sim(**given: Any) -> int:
        from cordee.cli.sim import sim

        return sim(voice, **given)

    @cordee.command(help=say("help-match"))
    @click.argument("bots", nargs=-1, required=True)
    @click.option("--game", required=True, metavar="GAME[:VARIANT]", help=say("help-match-game"))
    @click.option(
        "--deals",
        type=click.IntRange(1),
        default=100,
        show_default=True,
        help=say("help-match-deals"),
    )
    @click.option("--seats", type=click.IntRange(2, 8), help=say("help-sim-seats"))
    @click.option(
        "--seed", type=click.IntRange(0), default=1, show_default=True, help=say("help-seed")
    )
    @click.option("--json", "as_json", is_flag=True, help=say("help-json"))
    @shared()
    def match(**given: Any) -> int:
        from cordee.cli.match import match

        return match(voice, **given)

    return cordee


def _game_flags(say: Callable[..., str]) -> Decorator:
    """Every option of every game as a flag of its own: `--rounds 1`, `--hand-penalty`."""
    found: dict[str, options_.Kind] = {}
    for game in games.values():
        found.update(options_.kinds(game.options_type))

    def add(command: Any) -> Any:
        for name, kind in reversed(found.items()):
            flag = "--" + name.replace("_", "-")
            help_text = say(f"option-{name.replace('_', '-')}")
            if isinstance(kind, options_.Switch):
                off = "--no-" + name.replace("_", "-")
                command = click.option(f"{flag}/{off}", name, default=None, help=help_text)(command)
            else:
                command = click.option(flag, name, metavar="…", help=help_text)(command)
        return command

    return add
