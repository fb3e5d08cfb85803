"""What the recorded games of each game must show."""

from __future__ import annotations

from itertools import combinations, product

from games.hunt import Quarry, hunt
from tawy.ankh import events as ankh_events
from tawy.ankh.spec import SPEC as ANKH
from tawy.ankh.state import ENDINGS as ANKH_ENDINGS
from tawy.ankh.terms import GODS, GUARDIANS
from tawy.kernel.play import Play
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.spec import SPEC as PLAGUES
from tawy.plagues.state import ENDINGS as PLAGUES_ENDINGS
from tawy.plagues.terms import PROVINCES

SCENARIOS = ("middle_kingdom", "old_kingdom")
MODES = {
    f"{'advanced' if advanced else 'normal'} {'short' if short else 'full'}": {"advanced": advanced, "short": short}
    for advanced, short in product((False, True), repeat=2)
}


def shown_by_ankh(game: Play) -> set[str]:
    """Seats, ending, scenario, winner, merges and guardians of a game of Ankh."""
    g = game.game
    result = ANKH.result(g)
    assert result is not None
    found = {f"{g.seats} seats, {result.ending}", f"{g.seats} seats on {g.scenario}"}
    found |= {f"{GODS[g.gods[seat]]} wins" for seat in result.winners}
    for told in game.told:
        for event in told:
            if isinstance(event, ankh_events.GodsMerged):
                pair = sorted((g.gods[event.lower], g.gods[event.upper]))
                found.add(f"{GODS[pair[0]]} and {GODS[pair[1]]} merge")
            elif isinstance(event, ankh_events.Summoned) and event.piece != "warrior":
                found.add(f"{event.piece} summoned")
    return found


def shown_by_plagues(game: Play) -> set[str]:
    """Players, mode, ending, provinces and the solo result of a game of 10 Plagues."""
    g = game.game
    result = PLAGUES.result(g)
    assert result is not None
    mode = next(name for name, options in MODES.items() if options == {"advanced": g.advanced, "short": g.short})
    found = {f"{g.people} players, {mode}", f"ends by {result.ending}"}
    found |= {f"{PROVINCES[g.provinces[player]]} of {g.people}" for player in range(g.people)}
    found |= {f"{PROVINCES[g.provinces[player]]} wins" for player in result.winners if not is_automa(g, player)}
    if g.people == 1:
        found.add("solo won" if result.winners else "solo lost")
    return found


QUARRIES = {
    "ankh": Quarry(
        ANKH,
        lambda seed: {"seats": 2 + seed % 4},
        frozenset(
            {f"{seats} seats, {ending}" for seats in (2, 3, 4, 5) for ending in ANKH_ENDINGS if ending}
            | {f"{seats} seats on {scenario}" for seats in (2, 3, 4, 5) for scenario in SCENARIOS}
            | {f"{one} and {other} merge" for one, other in combinations(GODS, 2)}
            | {f"{god} wins" for god in GODS}
            | {f"{guardian} summoned" for guardian in GUARDIANS}
        ),
        shown_by_ankh,
    ),
    "plagues": Quarry(
        PLAGUES,
        lambda seed: {"seats": 1 + seed % 4, "provinces": "random", **MODES[list(MODES)[seed // 4 % 4]]},
        frozenset(
            {f"{people} players, {mode}" for people in (1, 2, 3, 4) for mode in MODES}
            | {f"ends by {ending}" for ending in PLAGUES_ENDINGS if ending}
            | {f"{province} wins" for province in PROVINCES}
            | {f"{province} of {people}" for province in PROVINCES for people in (1, 2, 3, 4)}
            | {"solo lost"}
        ),
        shown_by_plagues,
    ),
}


def main() -> None:
    """Hunt for the games of every game."""
    for quarry in QUARRIES.values():
        hunt(quarry)


if __name__ == "__main__":
    main()
