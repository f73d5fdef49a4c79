"""The command line as Click sees it: names, arguments, and help from the catalogues."""

from collections.abc import Callable
from typing import Any

import click

from cordee import games, words
from cordee.cli.common import Voice
from cordee.core import options as options_
from cordee.core.chance import SEED_BITS
from cordee.core.version import VERSION
from cordee.lab.batch.device import DEVICES

Decorator = Callable[[Any], Any]

MOST_THREADS = 256
WORD = (1 << 64) - 1  # seeds of many games at once are one machine word


def build(voice: Voice) -> click.Group:
    """All commands, speaking one language."""
    say = voice.say
    command, group = _speaking(say)

    def lang() -> Decorator:
        return click.option(
            "--lang", type=click.Choice(words.LANGUAGES), metavar="fr|en", help=say("help-lang")
        )

    def seed(most: int) -> Decorator:
        kind = click.IntRange(0, most)
        return click.option("--seed", type=kind, metavar="N", help=say("help-seed"))

    def number(name: str, help_key: str, least: int, most: int, *more: str) -> Decorator:
        kind = click.IntRange(least, most)
        return click.option(name, *more, type=kind, metavar="N", help=say(help_key))

    def json() -> Decorator:
        return click.option("--json", "as_json", is_flag=True, help=say("help-json"))

    def need_game(context: click.Context, given: dict[str, Any]) -> None:
        """Asked for here, so that the help reads in one language."""
        if given["game"] is None:
            wanted = next(p for p in context.command.params if p.name == "game")
            raise click.MissingParameter(ctx=context, param=wanted)

    def shared() -> Decorator:
        """Options that every command about a game has."""
        pairs = click.option(
            "--option", "pairs", multiple=True, metavar="K=V", help=say("help-option")
        )
        data = click.option("--data", metavar="FOLDER", help=say("help-data"))
        return lambda function: pairs(data(lang()(function)))

    @click.group(cls=group, help=say("help-cordee"), invoke_without_command=True)
    @click.version_option(
        VERSION, prog_name="cordee", message="%(prog)s %(version)s", help=say("help-version")
    )
    @lang()
    @click.pass_context
    def cordee(context: click.Context, lang: str | None) -> None:  # noqa: ARG001
        if context.invoked_subcommand is None:
            click.echo(context.get_help())

    @cordee.command(cls=command, help=say("help-play"))
    @click.argument("game", required=False)
    @click.option("--seats", metavar="human,greedy", help=say("help-play-seats"))
    @click.option("--names", metavar="A,B", help=say("help-play-names"))
    @click.option(
        "--resume", is_flag=False, flag_value="", metavar="[FILE]", help=say("help-play-resume")
    )
    @seed((1 << SEED_BITS) - 1)
    @shared()
    @_game_flags(say)
    def play(**given: Any) -> int:
        from cordee.cli.play import play

        return play(voice, **given)

    @cordee.command(cls=command, help=say("help-score"))
    @click.argument("game")
    @click.argument("sheets", nargs=-1)
    @number("--seats", "help-score-seats", 2, 8)
    @json()
    @shared()
    def score(**given: Any) -> int:
        from cordee.cli.score import score

        return score(voice, **given)

    @cordee.command(cls=command, help=say("help-replay"))
    @click.argument("file")
    @number("--seat", "help-replay-seat", 0, 7)
    @click.option("--step/--all", default=None, help=say("help-replay-step"))
    @lang()
    def replay(**given: Any) -> int:
        from cordee.cli.replay import replay

        return replay(voice, **given)

    @cordee.command(cls=command, help=say("help-rules"))
    @click.argument("game", required=False)
    @click.argument("section", required=False)
    @click.option("--data", metavar="FOLDER", help=say("help-rules-data"))
    @lang()
    def rules(**given: Any) -> int:
        from cordee.cli.rules import rules

        return rules(voice, **given)

    @cordee.command(cls=command, help=say("help-sim"))
    @click.argument("game")
    @number("--games", "help-sim-games", 1, 10**12, "many")
    @number("--seats", "help-sim-seats", 1, 8)
    @click.option(
        "--device", type=click.Choice(DEVICES), metavar="cpu|gpu", help=say("help-sim-device")
    )
    @number("--threads", "help-threads", 1, MOST_THREADS)
    @seed(WORD)
    @json()
    @shared()
    def sim(**given: Any) -> int:
        from cordee.cli.sim import sim

        return sim(voice, **given)

    @cordee.command(cls=command, help=say("help-match"))
    @click.argument("bots", nargs=-1, required=True)
    @click.option("--game", metavar="GAME[:VARIANT]", help=say("help-match-game"))
    @number("--deals", "help-match-deals", 1, 1_000_000)
    @number("--seats", "help-sim-seats", 2, 8)
    @number("--threads", "help-threads", 1, MOST_THREADS)
    @click.option("--records", metavar="FOLDER", help=say("help-match-records"))
    @seed(WORD)
    @json()
    @shared()
    @click.pass_context
    def match(context: click.Context, /, **given: Any) -> int:
        from cordee.cli.match import match

        need_game(context, given)
        return match(voice, **given)

    @cordee.command(cls=command, help=say("help-ladder"))
    @click.argument("bots", nargs=-1)
    @click.option("--game", metavar="GAME[:VARIANT]", help=say("help-match-game"))
    @number("--deals", "help-ladder-deals", 1, 1_000_000)
    @number("--seats", "help-sim-seats", 2, 8)
    @number("--threads", "help-threads", 1, MOST_THREADS)
    @click.option("--svg", metavar="FILE", help=say("help-ladder-svg"))
    @click.option("--keep", metavar="FILE", help=say("help-ladder-keep"))
    @click.option(
        "--ray", is_flag=False, flag_value="", metavar="[ADDRESS]", help=say("help-ladder-ray")
    )
    @seed(WORD)
    @json()
    @shared()
    @click.pass_context
    def ladder(context: click.Context, /, **given: Any) -> int:
        from cordee.cli.ladder import ladder

        need_game(context, given)
        return ladder(voice, **given)

    @cordee.command(cls=command, help=say("help-learn"))
    @click.argument("game")
    @click.option(
        "--minutes",
        type=click.FloatRange(0.01, 10_000),
        metavar="N",
        help=say("help-learn-minutes"),
    )
    @number("--updates", "help-learn-updates", 1, 10**9)
    @click.option("--folder", metavar="FOLDER", help=say("help-learn-folder"))
    @click.option("--resume", metavar="FOLDER", help=say("help-learn-resume"))
    @click.option(
        "--against",
        metavar="greedy|champion|FOLDER|FILE",
        help=say("help-learn-against"),
    )
    @click.option(
        "--from",
        "origin",
        metavar="champion|FOLDER|FILE",
        help=say("help-learn-from"),
    )
    @click.option(
        "--elder",
        "elders",
        metavar="FOLDER|FILE",
        multiple=True,
        help=say("help-learn-elder"),
    )
    @click.option("--partner", metavar="FOLDER|FILE", help=say("help-learn-partner"))
    @click.option(
        "--sight",
        type=click.Choice(("fading", "whole")),
        metavar="fading|whole",
        help=say("help-learn-sight"),
    )
    @click.option(
        "--device", type=click.Choice(DEVICES), metavar="cpu|gpu", help=say("help-sim-device")
    )
    @number("--lanes", "help-learn-lanes", 16, 1 << 20)
    @number("--width", "help-learn-width", 16, 1024)
    @click.option("--set", "pairs", multiple=True, metavar="K=V", help=say("help-learn-set"))
    @seed(WORD)
    @json()
    @lang()
    def learn(**given: Any) -> int:
        from cordee.cli.learn import learn

        return learn(voice, **given)

    @cordee.command(cls=command, help=say("help-bots"))
    @json()
    @lang()
    def bots(**given: Any) -> int:
        from cordee.cli.bots import bots

        return bots(voice, **given)

    _add_service(cordee, command, say, voice, lang)
    return cordee


def _add_service(
    cordee: click.Group,
    command: type[click.Command],
    say: Callable[..., str],
    voice: Voice,
    lang: Callable[[], Decorator],
) -> None:
    """The commands around the web service."""

    def database() -> Decorator:
        return click.option("--database", metavar="URL", help=say("help-serve-database"))

    @cordee.command(cls=command, help=say("help-serve"))
    @click.option("--host", metavar="ADDRESS", default="127.0.0.1", help=say("help-serve-host"))
    @click.option(
        "--port",
        type=click.IntRange(1, 65535),
        default=8000,
        metavar="N",
        help=say("help-serve-port"),
    )
    @database()
    @click.option(
        "--workers",
        type=click.IntRange(1, 64),
        default=1,
        metavar="N",
        help=say("help-serve-workers"),
    )
    @click.option("--open", "open_page", is_flag=True, help=say("help-serve-open"))
    @click.option("--lan", is_flag=True, help=say("help-serve-lan"))
    @click.option("--public-url", metavar="URL", help=say("help-serve-public-url"))
    @click.option("--trust-proxy", is_flag=True, help=say("help-serve-trust-proxy"))
    @click.option("--json-logs", is_flag=True, help=say("help-serve-json-logs"))
    @lang()
    def serve(**given: Any) -> int:
        from cordee.cli.serve import serve

        return serve(voice, **given)

    @cordee.command(cls=command, help=say("help-verify"))
    @click.argument("file")
    @click.option("--json", "as_json", is_flag=True, help=say("help-json"))
    @lang()
    def verify(**given: Any) -> int:
        from cordee.cli.verify import verify

        return verify(voice, **given)

    @cordee.command(cls=command, help=say("help-backup"))
    @click.argument("file")
    @database()
    @lang()
    def backup(**given: Any) -> int:
        from cordee.cli.backup import backup

        return backup(voice, **given)

    @cordee.command(cls=command, help=say("help-restore"))
    @click.argument("file")
    @database()
    @lang()
    def restore(**given: Any) -> int:
        from cordee.cli.backup import restore

        return restore(voice, **given)


def _speaking(say: Callable[..., str]) -> tuple[type[click.Command], type[click.Group]]:
    """Commands whose help pages use no words but the catalogue's."""

    class Speaking(click.Command):
        def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
            pieces = self.collect_usage_pieces(ctx)
            formatter.write_usage(ctx.command_path, " ".join(pieces), say("help-usage") + " ")

        def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
            found = [record for p in self.get_params(ctx) if (record := p.get_help_record(ctx))]
            with formatter.section(say("help-options")):
                formatter.write_dl(found)
            if isinstance(self, click.Group):
                rows = [
                    (name, self.commands[name].get_short_help_str(72))
                    for name in self.list_commands(ctx)
                ]
                with formatter.section(say("help-commands")):
                    formatter.write_dl(rows)

        def get_help_option(self, ctx: click.Context) -> click.Option | None:
            option = super().get_help_option(ctx)
            if option is not None:
                option.help = say("help-help")
            return option

    class SpeakingGroup(Speaking, click.Group):
        pass

    return Speaking, SpeakingGroup


def _game_flags(say: Callable[..., str]) -> Decorator:
    """Every option of every game as a flag of its own: `--rounds 1`, `--hand-penalty`."""
    found: dict[str, options_.Kind] = {}
    for game in games.values():
        found.update(options_.offered(game.options_type))

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
