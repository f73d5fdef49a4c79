"""`cordee`: the commands, their words in the chosen language, and what happens to bad input."""

import sys
from collections.abc import Sequence

import click
from rich.console import Console

from cordee import words
from cordee.cli.common import Voice
from cordee.core.faults import CordeeError
from cordee.core.version import VERSION

BAD_INPUT = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point. Bad input gets one sentence and exit code 2; no traceback reaches a user."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    voice = Voice(_language(given), Console(highlight=False), Console(stderr=True, highlight=False))
    try:
        sys.exit(_run(given, voice) or 0)
    except CordeeError as error:
        _complain(voice, error.say(voice.language))
    except click.ClickException as error:
        _complain(voice, _usage_fault(error, voice))
    except (KeyboardInterrupt, click.Abort):
        voice.err.print()
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


def _run(given: list[str], voice: Voice) -> int | None:
    from cordee.cli.commands import build

    result = build(voice).main(given, prog_name="cordee", standalone_mode=False)
    return result if isinstance(result, int) else None


def _complain(voice: Voice, sentence: str) -> None:
    voice.err.print(sentence, markup=False, highlight=False, soft_wrap=True)
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
        name = error.param.human_readable_name if error.param else error.param_hint or "?"
        return say("usage-missing", name=name)
    if isinstance(error, click.BadOptionUsage):
        return say("usage-bad-option", option=error.option_name)
    if isinstance(error, click.BadParameter):
        name = error.param.opts[0] if error.param else "?"
        kind = error.param.type if error.param else None
        if isinstance(kind, click.IntRange) and kind.max is None:
            expected = say("expected-at-least", least=str(kind.min))
        elif isinstance(kind, click.IntRange):
            expected = say("expected-whole", least=str(kind.min), most=str(kind.max))
        elif isinstance(kind, click.Choice):
            expected = say("expected-choice", values=tuple(kind.choices))
        else:
            expected = error.message
        return say("usage-bad-value", name=name, expected=expected)
    if isinstance(error, click.UsageError) and error.ctx is not None:
        extra = error.message.partition("'")[2].rpartition("'")[0] or error.message
        commands = (
            sorted(error.ctx.command.list_commands(error.ctx))
            if isinstance(error.ctx.command, click.Group)
            else []
        )
        if commands:
            return say("usage-no-command", command=extra, known=tuple(commands))
        return say("usage-extra", words=extra)
    return error.format_message()


__all__ = ["VERSION", "main"]

if __name__ == "__main__":
    main()
