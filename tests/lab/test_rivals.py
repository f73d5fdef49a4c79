"""Whoever sits there besides the learner: who is asked, and how sure a rival is."""

import json
from pathlib import Path
from typing import Any

import pytest

from cordee import games
from cordee.core.faults import CordeeError
from tests.cli.conftest import Run, run  # noqa: F401
from tests.lab.learning import need_torch, settings


def disturb(network: Any, seed: int) -> None:
    """Gives a network opinions of its own."""
    import torch

    dice = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for p in network.parameters():
            p.add_(0.3 * torch.randn(p.shape, generator=dice))


@need_torch
@pytest.mark.parametrize(
    "more", [{"thumb": 0, "league": 2}, {"thumb": 3, "league": 3, "sparring": 4}, {"rival": "x"}]
)
def test_each_is_asked_where_it_is_to_move_and_answers_as_if_all_were_asked_everywhere(
    more: dict[str, Any],
) -> None:
    import torch

    from cordee.lab.learn.learner import Learner

    learner = Learner(settings(**more))
    rollout, lanes = learner.rollout, learner.settings.lanes
    players = [learner.acting, learner.past_self]
    players += [learner.partner.acting] if learner.partner else []
    asked = [0]
    for n, player in enumerate(players):
        disturb(player, n)
        player.register_forward_hook(lambda _, given, __: asked.append(len(given[0])))
    own = torch.randn(lanes, len(learner.eyes.own))
    seat = torch.arange(lanes) // 2 % 2
    with torch.no_grad():
        assert not rollout.asks_everywhere
        found = rollout._answers(own, seat)
        assert sum(asked) == lanes and len(asked) == 1 + len(players)
        rollout.asks_everywhere = True  # as on a GPU
        assert torch.allclose(found, rollout._answers(own, seat), atol=1e-4)
        assert sum(asked) > 2 * lanes
        alone = players[0](own)
        is_other = (seat == rollout.past_seat) | (seat == rollout.spar_seat)
    assert torch.allclose(found[~is_other], alone[~is_other], atol=1e-4)
    assert not torch.isclose(found[is_other], alone[is_other], atol=1e-4).all(1).any()


@need_torch
def test_a_sure_rival_gives_its_likeliest_answer_until_play_goes_in_circles() -> None:
    import torch

    from cordee.bots.champion.layout import PATIENCE
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.rollout import draw

    learner = Learner(settings(rival="champion", sure_rival=True, lanes=256))
    rollout, waited = learner.rollout, learner.eyes.waited
    assert learner.layout.own[waited] == learner.layout.stall
    disturb(learner.past_self, 1)
    own = torch.randn(256, len(learner.eyes.own))
    own[:, waited] = PATIENCE - 1 / 40
    own[128:, waited] = PATIENCE
    legal = torch.ones(256, len(learner.eyes.actions), dtype=torch.bool)
    seat = rollout.past_seat  # it is the rival's turn everywhere
    with torch.no_grad():
        plain = learner.past_self(own)
        found = rollout._answers(own, seat)
    assert torch.equal(found[128:], plain[128:])
    drawn = [draw(found, legal)[0] for _ in range(8)]
    likeliest = plain.argmax(1)
    assert all(torch.equal(one[:128], likeliest[:128]) for one in drawn)
    assert not all(torch.equal(one[128:], likeliest[128:]) for one in drawn)
    assert torch.equal(
        Learner(settings(rival="champion")).rollout.past_seat, rollout.past_seat[:64]
    )


@need_torch
def test_a_rival_of_a_game_without_circles_is_sure_everywhere() -> None:
    import torch

    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.rollout import SURE

    learner = Learner(settings(game="roll", rival="x", sure_rival=True))
    disturb(learner.past_self, 1)
    own = torch.randn(learner.settings.lanes, len(learner.eyes.own))
    with torch.no_grad():
        plain = learner.past_self(own)
        assert torch.equal(learner.rollout._past_answers(own), plain * SURE)


@need_torch
def test_a_variant_can_be_learnt_alone() -> None:
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.settings import Settings, tables_of, variants_of

    assert Learner(settings(variant="single")).titles == ["classic:single"]
    assert Settings(variant="single").title == "classic:single" and Settings().title == "classic"
    assert {name: variants_of(name) for name in games if name != "island"} == {
        "classic": ["single"], "duel": ["exploits"], "board": ["short"], "roll": [],
    }  # fmt: skip
    assert [lesson.title for lesson in tables_of("duel", "exploits")[2]] == ["duel:exploits"]


@need_torch
def test_the_command_line_names_the_variants_that_can_be_learnt(run: Run, tmp_path: Path) -> None:  # noqa: F811
    small = ("--updates", "1", "--lanes", "16", "--width", "16", "--lang", "en")
    folder = str(tmp_path)
    told = run("learn", "classic:single", *small, "--folder", folder)
    assert told.code == 0 and "classic:single" in told.out
    assert "duel" not in told.out and json.loads((tmp_path / "run.json").read_text())
    on = run("learn", "classic:single", "--updates", "1", "--resume", folder, "--lang", "en")
    assert on.code == 0
    whole = run("learn", "classic", "--updates", "1", "--resume", folder, "--lang", "en")
    assert whole.code == 2 and "a run of classic:single" in whole.err
    refused = run("learn", "classic:coop", *small)
    assert refused.code == 2 and "these alone: classic:single" in refused.err
    refused = run("learn", "roll:aloud", *small)
    assert refused.code == 2 and "leave the variant out" in refused.err
    refused = run("learn", "island", *small)
    assert refused.code == 2 and "classic, duel, board, roll" in refused.err


@need_torch
def test_a_player_without_a_critic_begins_with_the_champions() -> None:
    import torch

    from bench.exploit import STRANGER
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.network import flat

    as_champion = {"width": 256, "blocks": 3}
    stranger = Learner(settings(origin=STRANGER, **as_champion))
    champion = Learner(settings(origin="champion", **as_champion))
    for learner in (stranger, champion):
        learner.begin()
    assert torch.equal(flat(stranger.critic), flat(champion.critic))
    assert not torch.isclose(flat(stranger.actor), flat(champion.actor)).all()
    with pytest.raises(CordeeError):  # no other game has one that could be lent
        Learner(settings(game="roll", origin=STRANGER)).begin()
