"""Solves a tiny game of classic with OpenSpiel's CFR+, and says how far from perfect it is.

    python examples/research/cfr_tiny.py [iterations]

Two colours of a wager, a 2 and a 3; two cards in hand. All its histories are written down once as
an extensive-form game, which OpenSpiel then walks through at the speed of C++.
"""

import sys

import pyspiel

import cordee.apis.openspiel  # noqa: F401  registers cordee_classic

TINY = "cordee_classic(tiny=True,rounds=1,first=0)"


def written_down(name: str = TINY) -> tuple[pyspiel.Game, int]:
    """The game as a tree in C++ (in the format of Gambit), and how many histories it has."""
    lines = ['EFG 2 R "tiny classic" { "first" "second" }']
    known: list[dict[str, int]] = [{}, {}]  # by player: information states by number

    def write(state: pyspiel.State) -> None:
        number = len(lines)
        if state.is_terminal():
            first, second = state.returns()
            lines.append(f't "" {number} "" {{ {first} {second} }}')
            return
        player = state.current_player()
        actions = [f'"{state.action_to_string(player, a)}"' for a in state.legal_actions()]
        if state.is_chance_node():
            chances = [repr(chance) for _, chance in state.chance_outcomes()]
            pairs = " ".join(f"{a} {chance}" for a, chance in zip(actions, chances, strict=True))
            lines.append(f'c "" {number} "" {{ {pairs} }} 0')
        else:
            place = known[player].setdefault(
                state.information_state_string(), len(known[player]) + 1
            )
            lines.append(f'p "" {player + 1} {place} "" {{ {" ".join(actions)} }} 0')
        for action in state.legal_actions():
            write(state.child(action))

    write(pyspiel.load_game(name).new_initial_state())
    return pyspiel.load_efg_game("\n".join(lines) + "\n"), len(lines) - 1


def solve(game: pyspiel.Game, iterations: int) -> tuple[float, float, float]:
    """Exploitability before and after, in points, and what the first seat can expect."""
    before = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    value = pyspiel.expected_returns(game.new_initial_state(), average, -1, True)[0]
    return before, pyspiel.exploitability(game, average), value


def main() -> None:
    iterations = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    game, histories = written_down()
    before, after, value = solve(game, iterations)
    print(f"{histories} histories")
    print(f"exploitability of playing at random: {before:.4f} points")
    print(f"after {iterations} iterations of CFR+: {after:.5f} points")
    print(f"the first seat can expect {value:+.4f} points")


if __name__ == "__main__":
    main()
