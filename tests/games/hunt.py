"""Find random games worth keeping: each file in tests/games shows something no other one shows.

Run from the checkout: ``python -m games.hunt`` with tests/ on the path (``make games``).
"""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path

from contract.kit import play

from tawy.ankh import events
from tawy.ankh.spec import SPEC
from tawy.ankh.state import ENDINGS
from tawy.ankh.terms import GODS, GUARDIANS
from tawy.kernel.play import Play
from tawy.kernel.record import write_file

FOLDER = Path(__file__).parent / "ankh"
SCENARIOS = ("middle_kingdom", "old_kingdom")
WANTED = (
    {f"{seats} seats, {ending}" for seats in (2, 3, 4, 5) for ending in ENDINGS if ending}
    | {f"{seats} seats, {scenario}" for seats in (2, 3, 4, 5) for scenario in SCENARIOS}
    | {f"{one} and {other} merge" for one, other in combinations(GODS, 2)}
    | {f"{god} wins" for god in GODS}
    | {f"{guardian} summoned" for guardian in GUARDIANS}
)
"""What the kept games must show between them."""


def shows(game: Play) -> set[str]:
    """What a finished game has to show."""
    g = game.game
    result = SPEC.result(g)
    assert result is not None
    found = {f"{g.seats} seats, {result.ending}", f"{g.seats} seats, {g.scenario}"}
    found |= {f"{GODS[g.gods[seat]]} wins" for seat in result.winners}
    for told in game.told:
        for event in told:
            if isinstance(event, events.GodsMerged):
                pair = sorted((g.gods[event.lower], g.gods[event.upper]))
                found.add(f"{GODS[pair[0]]} and {GODS[pair[1]]} merge")
            elif isinstance(event, events.Summoned) and event.piece != "warrior":
                found.add(f"{event.piece} summoned")
    return found


def hunt() -> None:
    """Keep the first games that show something new, until all is shown."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    missing = set(WANTED)
    seed = 0
    while missing:
        game = play(SPEC, {"seats": 2 + seed % 4}, seed)
        new = shows(game) & missing
        if new:
            name = min(new, key=lambda shown: (not shown.endswith(ENDINGS[1:]), "seats" not in shown, shown))
            write_file(FOLDER / f"{name.replace(', ', '-').replace(' ', '_')}.json", game.record())
            missing -= new
        seed += 1


if __name__ == "__main__":
    hunt()
