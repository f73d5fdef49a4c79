"""What is told: what is printed on cards, which one a move was about, what followed from it."""

import random
import re
from typing import NamedTuple

import msgspec
import pytest

import cordee
from cordee import words
from cordee.bots import make
from cordee.cli.recall import Bystander
from cordee.core.compile import INTERPRETED
from cordee.core.match import Match
from cordee.core.turn import Decide
from cordee.core.witness import News
from cordee.games.island import vocabulary as do
from cordee.games.island.content import NAMES
from cordee.games.island.notation import TOLD_VERBS
from cordee.games.island.portrait import Decided, decided
from cordee.games.island.printed import content_of
from cordee.games.island.state import PAST
from cordee.games.island.victory import card_that_won
from cordee.games.island.witness import Witness, contest_news, in_order

GAME = cordee.games["island"]
whole_games = pytest.mark.skipif(INTERPRETED, reason="whole games are played compiled only")


class Contest(NamedTuple):
    """What a move decided: contests as they were told, cards that were beaten, dice that fell,
    whether no contest was under way before or after it, whether it made an end of one."""

    told: tuple[Decided, ...]
    beaten: int
    dice: list[int]
    is_whole: bool
    is_given_up: bool


def _dealt() -> tuple[Match, list[str]]:
    """A match whose first seat soon holds a card, and its hand."""
    for seed in range(20):
        match = GAME.start(seats=2, seed=seed)
        for _ in range(12):
            held: list[str] = msgspec.json.decode(match.view(0).json())["shown"]["hands"][0]
            if held:
                return match, held
            assert isinstance(match.turn, Decide)
            seat = match.turn.seats[0]
            match.submit(seat, match.moves(seat)[0])
    raise AssertionError("nobody is dealt a card")


def test_s18_the_journal_names_the_card_that_is_laid_open() -> None:
    match, own = _dealt()
    assert match.unnamed_card(0, "play 1") == own[0]
    assert match.unnamed_card(0, "discard 1") == own[0]
    assert GAME.recount("play 1", own[0]) == ("island-did-play", {"what": own[0]})


def test_s18_a_move_that_names_nothing_tells_nothing() -> None:
    match, own = _dealt()
    for move in (
        f"play {len(own) + 1}",
        "play 99",
        "play x",
        "use kate 1",
        "use kate 9",
        "use",
        "pass",
        "play",
    ):
        assert match.unnamed_card(0, move) is None, move
    assert match.unnamed_card(5, "play 1") is None


def test_s22_everything_a_view_names_can_be_read_in_both_languages() -> None:
    match = GAME.start(seats=3, seed=4, options=GAME.options("advanced"))
    printed = GAME.printed(match.table)
    for seat in range(3):
        shown = msgspec.json.decode(match.view(seat).json())["shown"]
        for name in (*shown["hands"][seat], *shown["dealt"]):
            assert printed[name].name.keys() == printed[name].rule.keys() == {"fr", "en"}
            assert all(printed[name].name.values()) and all(printed[name].rule.values())
    assert "piocher une carte" in printed["beach"].rule["fr"]


def test_s22_a_rule_is_written_as_each_language_writes() -> None:
    printed = GAME.printed(GAME.start(seats=2, seed=0).table)
    rules = {
        language: [one.rule[language] for one in printed.values()] for language in ("fr", "en")
    }
    assert all("\xa0:" in rule for rule in rules["fr"] if ":" in rule)
    assert not any(re.search(r"\s[:;]", rule) for rule in rules["en"])
    assert (
        printed["eko"]
        .rule["fr"]
        .endswith("Gagne avec 8 rencontres battues (10 dans le jeu avancé)")
    )


@pytest.mark.parametrize("verb", [*TOLD_VERBS, "use-now", "use-power"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_s18_no_sentence_of_the_journal_has_its_player_for_a_subject(
    verb: str, language: str
) -> None:
    """The player may be called “You”: no verb can agree with every name."""
    told = words.say(f"island-did-{verb}", language, name="N", what="W")
    assert told.startswith("N\xa0: " if language == "fr" else "N: ")


def test_s18_a_power_a_piece_and_a_find_are_told_apart() -> None:
    assert GAME.recount("use eko", None)[0] == "island-did-use-power"
    assert GAME.recount("use", None)[0] == "island-did-use-now"
    assert GAME.recount("use kate 1", "spear") == ("island-did-use", {"what": "spear"})


def test_s18_a_wound_is_told_after_the_contest_that_was_lost() -> None:
    def contest(n: int, sides: tuple[tuple[str, ...], tuple[str, ...]], won: int | None) -> Decided:
        return Decided(n, "a1", sides, (1, 1), (2, 2 if won is None else 3), won)

    raid = contest(1, (("sawyer", "kate"), ("raid",)), 1)
    boar = contest(2, (("sawyer",), ("boar",)), None)
    struck, healed = (
        News(f"island-told-{what}", things={"who": (who,)})
        for what, who in (("wounded", "sawyer"), ("healed", "jack"))
    )
    told = in_order((raid, boar), (healed, struck))
    assert told == (contest_news(raid), struck, contest_news(boar), healed)
    again = contest(3, (("sawyer",), ("boar",)), 1)
    told = in_order((raid, again), (struck,))
    assert told == (contest_news(raid), contest_news(again), struck)


def _contests_of(match: Match, rng: random.Random) -> list[Contest]:
    """A random match to its end: every contest as it was told, once, beside what the dice said."""
    found: list[Contest] = []
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[0]
        before, told = match.view(None).plain, match.seq
        match.submit(seat, rng.choice(match.moves(seat)))
        after, pack = match.view(None).plain, content_of(match.table)
        lines = [line for line in match.journal.lines[told:] if line.startswith("~ die")]
        dice = [int(die) for line in lines for die in line.split()[2:]]
        new = decided(after, pack, int(before.decided))
        cards = int(after.beaten.sum() - before.beaten.sum())
        is_whole = not before.fight_kind and not after.fight_kind
        lay_there = before.fight_kind and all(before.fight_dice.tolist())
        is_given_up = bool(lay_there) and not new and not all(after.fight_dice.tolist())
        found.append(Contest(new, cards, dice, is_whole, is_given_up))
    return found


@whole_games
@pytest.mark.parametrize(("seats", "variant"), [(2, None), (3, "advanced"), (4, "advanced")])
def test_s12_every_contest_is_told_with_its_dice_its_sums_and_who_won(
    seats: int, variant: str | None
) -> None:
    told = 0
    for seed in range(6):
        match = GAME.start(seats=seats, seed=seed, options=GAME.options(variant, round_cap=12))
        steps = _contests_of(match, random.Random(seed))
        bouts = [bout for step in steps for bout in step.told]
        assert [bout.n for bout in bouts] == list(range(1, len(bouts) + 1))
        told += len(bouts)
        # Whoever rolls two dice is told of, then or with a later move, unless somebody ends it.
        rolled = [len(step.dice) for step in steps]
        ended = sum(step.is_given_up for step in steps)
        assert sum(n >= 2 for n in rolled) <= len(bouts) + ended + sum(n > 2 for n in rolled)
        for step in steps:
            against_cards = [one for one in step.told if one.sides[1][0] not in NAMES]
            won = [one for one in against_cards if one.won == 0]
            assert bool(step.beaten) == bool(won), step
            for bout in step.told:
                assert all(1 <= die <= 6 for die in bout.dice) and min(bout.sums) >= 0
                assert bout.sides[0] and bout.sides[1]
                ahead = bout.sums[0] - bout.sums[1]
                assert bout.won == (0 if ahead > 0 else 1 if ahead < 0 else None)
            if step.is_whole and len(step.told) == 1 and len(step.dice) == 2:
                assert list(step.told[0].dice) == step.dice
    assert told > 50


@whole_games
def test_s12_the_last_contests_stay_to_be_seen_by_everybody() -> None:
    match = GAME.start(seats=3, seed=0, options=GAME.options("advanced", round_cap=12))
    _contests_of(match, random.Random(0))
    many = int(match.view(None).plain.decided)
    assert many > PAST
    for seat in (None, 0, 1, 2):
        shown = msgspec.json.decode(match.view(seat).json())["shown"]["decided"]
        assert [one["n"] for one in shown] == list(range(many - PAST + 1, many + 1))


@pytest.mark.parametrize(("language", "won", "tie"), [
    ("fr", "Victoire", "Égalité"), ("en", "Won by", "A tie"),
])  # fmt: skip
def test_s12_a_contest_in_words_says_how_it_ended(language: str, won: str, tie: str) -> None:
    match = GAME.start(seats=2, seed=9, options=GAME.options(round_cap=6))
    bystander, rng = Bystander(match), random.Random(9)
    told: list[str] = []
    contests: list[Decided] = []
    while isinstance(match.turn, Decide):
        seat, before = match.turn.seats[0], int(match.view(None).plain.decided)
        match.submit(seat, rng.choice(match.moves(seat)))
        contests += decided(match.view(None).plain, content_of(match.table), before)
        news = bystander.sentences(("A", "B"), language)
        told += [text for text in news if won in text or tie in text]
    assert len(told) == len(contests) > 0
    for text, contest in zip(told, contests, strict=True):
        assert (tie in text) == (contest.sums[0] == contest.sums[1])
        assert all(str(sum_) in text for sum_ in contest.sums) and contest.at in text


def test_s12_watching_changes_nothing() -> None:
    digests = []
    for watch in (False, True):
        match = GAME.start(seats=2, seed=9, options=GAME.options(round_cap=6))
        rng = random.Random(9)
        witness = Witness(match) if watch else None
        while isinstance(match.turn, Decide):
            seat = match.turn.seats[0]
            match.submit(seat, rng.choice(match.moves(seat)))
            if witness is not None:
                witness.news()
        digests.append(match.digest())
    assert digests[0] == digests[1]


def test_s12_what_was_taken_back_is_not_told_again() -> None:
    """Not its undoing either: a wound that was never dealt has not healed."""
    match, rng = GAME.start(seats=2, seed=9, options=GAME.options(round_cap=6)), random.Random(9)
    witness, undone = Witness(match), 0
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[0]
        move = rng.choice(match.moves(seat))
        match.submit(seat, move)
        news = witness.news()
        if news and match.can_undo(seat, consent=True):
            match.undo(seat, consent=True)
            witness.taken_back()
            match.submit(seat, move)
            assert witness.news() == news
            undone += 1
    assert undone > 0


@whole_games
@pytest.mark.parametrize(("seats", "variant"), [(2, None), (3, None), (4, None), (3, "advanced")])
def test_s19_whose_card_has_won_is_told_with_its_condition(seats: int, variant: str | None) -> None:
    bot, found = make("greedy"), 0
    for seed in range(12):
        match = GAME.start(seats=seats, seed=seed, options=GAME.options(variant))
        bystander, rng, told = Bystander(match), random.Random(seed), [""]
        names = [f"N{seat}" for seat in range(seats)]
        while isinstance(match.turn, Decide):
            seat = match.turn.seats[0]
            view = match.view(seat)
            match.submit(seat, bot.choose(view, view.moves, rng))
            told = bystander.sentences(names, "fr") or [""]
        is_own = match.turn.reason == "own-goal"
        assert ("condition" in told[-1]) == is_own, told
        if is_own:
            (victor,) = match.turn.winners
            table, view, pack = match.table, match.view(None), content_of(match.table)
            c, after = card_that_won(view.tables, view.views), view.plain
            assert after.dealt_to[c] == victor == after.owner[c]
            assert told[-1].startswith(f"N{victor}\xa0: ") and told[-1] not in told[:-1]
            assert pack.characters[c].name["fr"] in told[-1]
            is_once = table.win_op[c] in (do.HEALER, do.SLAYER)
            assert is_once or f" {table.win_amount[c]} " in told[-1]
            found += 1
    assert found
