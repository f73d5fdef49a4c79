"""`cordee`: the entry point, the language, and what happens to bad input."""

import re
import sys
from collections.abc import Sequence

import click
from rich.console import Console

from cordee import words
from cordee.cli.common import Voice
from cordee.core.faults import CordeeError

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Bad input gets one sentence and exit code 2; no traceback reaches a user."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    voice = Voice(_language(given), Console(highlight=False), Console(stderr=True, highlight=False))
    try:
        sys.exit(_run(given, voice) or 0)
    except CordeeError as error:
        _complain(voice, error.say(voice.language))
    except click.ClickException as error:
        _complain(voice, _usage_fault(error, voice))
    except MemoryError:
        _complain(voice, voice.say("fault-too-much"))
    except (KeyboardInterrupt, EOFError, click.Abort):
        voice.err.print()
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


def _run(given: list[str], voice: Voice) -> int | None:
    from cordee.cli.commands import build

    result = build(voice).main(given, prog_name="cordee", standalone_mode=False)
    return result if isinstance(result, int) else None


def _complain(voice: Voice, sentence: str) -> None:
    voice.complain(sentence)
    sys.exit(BAD_INPUT)


def _language(given: list[str]) -> str:
    """`--lang fr` wherever it stands, else the locale's; an unknown one is refused later."""
    for i, word in enumerate(given):
        value = word.partition("=")[2] if word.startswith("--lang=") else None
        if word == "--lang" and i + 1 < len(given):
            value = given[i + 1]
        if value in words.LANGUAGES:
            return value
    return words.default_language()


def _usage_fault(error: click.ClickException, voice: Voice) -> str:
    """Click's complaints in our words."""
    say = voice.say
    if isinstance(error, click.NoSuchOption):
        return say("usage-no-option", option=error.option_name)
    if isinstance(error, click.MissingParameter):
        return say("usage-missing", name=_shown_name(error.param))
    if isinstance(error, click.BadOptionUsage):
        return say("usage-bad-option", option=error.option_name)
    if isinstance(error, click.BadParameter):
        return say("usage-bad-value", name=_shown_name(error.param), expected=_wanted(error, voice))
    context = getattr(error, "ctx", None)
    if context is not None and isinstance(context.command, click.Group):
        named = re.search(r"'(.*?)'", error.message)
        commands = tuple(sorted(context.command.list_commands(context)))
        return say("usage-no-command", command=named[1] if named else "", known=commands)
    extra = re.search(r"\((.*)\)", error.format_message())
    return say("usage-extra", words=extra[1] if extra else error.format_message())


def _shown_name(parameter: click.Parameter | None) -> str:
    if parameter is None:
        return "?"
    return parameter.opts[0] if isinstance(parameter, click.Option) else parameter.name.upper()


def _wanted(error: click.BadParameter, voice: Voice) -> str:
    """What a parameter takes, in words."""
    kind = error.param.type if error.param else None
    if isinstance(kind, click.IntRange) and kind.max is None:
        return voice.say("expected-at-least", least=str(kind.min))
    if isinstance(kind, click.IntRange):
        return voice.say("expected-whole", least=str(kind.min), most=str(kind.max))
    if isinstance(kind, click.Choice):
        return voice.say("expected-choice", values=tuple(kind.choices))
    return error.message


if __name__ == "__main__":
    main()
