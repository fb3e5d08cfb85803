"""What is printed in Ankh, as data for pages to draw: no number is written down a second time."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from tawy.ankh import records, terms
from tawy.ankh.board import GRID
from tawy.ankh.scenario import scenarios
from tawy.ankh.setup import SEATS
from tawy.kernel.content import shipped
from tawy.kernel.hexgrid import EDGES

Facts = dict[str, Any]

TERRAINS: Final = {"F": "fertile", "D": "desert", "W": "water"}
TRACK_EVENTS: Final = {terms.CONTROL_MONUMENT: "control", terms.CAMEL_CARAVAN: "caravan", terms.CONFLICT: "conflict"}
RULE_OF_ACTION: Final = {"move": "A5.1", "summon": "A5.3", "gain": "A5.4", "unlock": "A5.5"}


def facts() -> Facts:
    """Board, tracks, cards and figures."""
    board = shipped("tawy.ankh", "board.toml", Facts)
    seats = range(SEATS[0], SEATS[1] + 1)
    return {
        "seats": SEATS,
        "grid": {"width": GRID.width, "height": GRID.height, "sides": EDGES, "lower_columns": "odd"},
        "terrains": TERRAINS,
        "terrain": board["terrain"],
        "rivers": board["rivers"],
        "gods": [{"id": god.id, "rule": god.source.rule} for god in records.GOD_RECORDS],
        "guardians": [
            {"id": g.id, "level": g.level, "base": g.base, "figures": g.figures, "rule": g.ability}
            for g in records.GUARDIAN_RECORDS
        ],
        "powers": [
            {"id": power.id, "level": power.level, "rule": power.source.rule} for power in records.POWER_RECORDS
        ],
        "cards": [{"id": card.id, "strength": card.strength, "rule": card.effect} for card in records.CARD_RECORDS],
        "monuments": terms.MONUMENTS,
        "actions": [
            {"id": action, "rule": RULE_OF_ACTION[action], "spaces": {str(n): n + beyond for n in seats}}
            for action, beyond in zip(terms.ACTIONS, terms.USES_BEYOND_SEATS, strict=True)
        ],
        "events": [TRACK_EVENTS[space] for space in terms.EVENTS],
        "devotion": {"top": terms.TOP, "last_red_spaces": terms.LAST_RED_SPACES},
        "guardian_with_power": {str(nth): level + 1 for nth, level in terms.GUARDIAN_WITH_POWER.items()},
        "supply": {
            "warriors": terms.WARRIORS,
            "ankhs": terms.ANKHS_IN_POOL,
            "bases": terms.BASES,
            "monuments": terms.MONUMENT_SUPPLY,
            "camels": terms.CAMEL_SUPPLY,
            "order_tokens": terms.ORDER_TOKENS,
            "slots_of_anubis": terms.SLOTS_OF_ANUBIS,
            "underworld_tiles": terms.UNDERWORLD_TILES,
            "sun_tokens": terms.SUN_TOKENS,
        },
        "scenarios": [
            {"id": scenario.id, "layouts": {str(layout.seats): _built(layout) for layout in scenario.layouts}}
            for scenario in scenarios().values()
        ],
    }


def _built(value: object) -> Any:
    """A struct as plain data, without what is not there."""
    built = msgspec.to_builtins(value)
    return json.loads(json.dumps(built), object_hook=lambda each: {k: v for k, v in each.items() if v is not None})
