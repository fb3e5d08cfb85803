"""What is printed on boards, cards and tracks, and the numbered rules, as files for the page (``make types``).

The page draws and words what the games really use: no number and no rule is written down a second time.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tawy.ankh import asks as ankh_asks
from tawy.ankh import events as ankh_events
from tawy.ankh import terms as ankh
from tawy.ankh import why as ankh_why
from tawy.ankh.board import GRID
from tawy.ankh.scenario import scenarios
from tawy.ankh.setup import SEATS as ANKH_SEATS
from tawy.ankh.state import ENDINGS as ANKH_ENDINGS
from tawy.games import GAMES
from tawy.kernel import cites
from tawy.kernel.content import shipped, shipped_names
from tawy.kernel.event import Event
from tawy.kernel.hexgrid import EDGES
from tawy.plagues import asks as plagues_asks
from tawy.plagues import events as plagues_events
from tawy.plagues import tables as plagues_tables
from tawy.plagues import terms as plagues
from tawy.plagues import why as plagues_why
from tawy.plagues.queries.dice import ACTIONS as DICE_ACTIONS
from tawy.plagues.queries.names import SPACE_NAMES
from tawy.plagues.state import ENDINGS as PLAGUES_ENDINGS
from tawy.plagues.tables import Loss, Territory

Facts = dict[str, Any]

WIDTH: Final = 120
"""An item that fits on a line stands on one."""
TERRAINS: Final = {"F": "fertile", "D": "desert", "W": "water"}
TRACK_EVENTS: Final = {ankh.CONTROL_MONUMENT: "control", ankh.CAMEL_CARAVAN: "caravan", ankh.CONFLICT: "conflict"}
RULE_OF_ACTION: Final = {"move": "A5.1", "summon": "A5.3", "gain": "A5.4", "unlock": "A5.5"}
RULE_OF_PROVINCE: Final = {"abydos": "P8.1", "buto": "P8.2", "memphis": "P8.3", "edfu": "P8.4"}
RULE_OF_TERRITORY: Final = {"immediate": "P9.1", "special": "P9.3", "trade": "P9.4", "scoring": "P9.5"}


# --- Ankh


def ankh_facts() -> Facts:
    """The printed board, tracks, cards and figures of Ankh."""
    board = shipped("tawy.ankh", "board.toml", Facts)
    seats = range(ANKH_SEATS[0], ANKH_SEATS[1] + 1)
    return {
        "seats": ANKH_SEATS,
        "grid": {"width": GRID.width, "height": GRID.height, "sides": EDGES, "lower_columns": "odd"},
        "terrains": TERRAINS,
        "terrain": board["terrain"],
        "rivers": board["rivers"],
        "gods": [{"id": god.id, "rule": god.source.rule} for god in ankh.GOD_RECORDS],
        "guardians": [
            {"id": g.id, "level": g.level, "base": g.base, "figures": g.figures, "rule": g.ability}
            for g in ankh.GUARDIAN_RECORDS
        ],
        "powers": [{"id": power.id, "level": power.level, "rule": power.source.rule} for power in ankh.POWER_RECORDS],
        "cards": [{"id": card.id, "strength": card.strength, "rule": card.effect} for card in ankh.CARD_RECORDS],
        "monuments": ankh.MONUMENTS,
        "actions": [
            {"id": action, "rule": RULE_OF_ACTION[action], "spaces": {str(n): n + beyond for n in seats}}
            for action, beyond in zip(ankh.ACTIONS, ankh.USES_BEYOND_SEATS, strict=True)
        ],
        "events": [TRACK_EVENTS[space] for space in ankh.EVENTS],
        "devotion": {"top": ankh.TOP, "last_red_spaces": ankh.LAST_RED_SPACES},
        "guardian_with_power": {str(nth): level + 1 for nth, level in ankh.GUARDIAN_WITH_POWER.items()},
        "supply": {
            "warriors": ankh.WARRIORS,
            "ankhs": ankh.ANKHS_IN_POOL,
            "bases": ankh.BASES,
            "monuments": ankh.MONUMENT_SUPPLY,
            "camels": ankh.CAMEL_SUPPLY,
            "order_tokens": ankh.ORDER_TOKENS,
            "slots_of_anubis": ankh.SLOTS_OF_ANUBIS,
            "underworld_tiles": ankh.UNDERWORLD_TILES,
            "sun_tokens": ankh.SUN_TOKENS,
        },
        "scenarios": [
            {"id": scenario.id, "layouts": {str(layout.seats): _built(layout) for layout in scenario.layouts}}
            for scenario in scenarios().values()
        ],
        **_told("ankh", ankh_events.CAUSES, ankh_asks.FORMS, ankh_why.RULE_OF, ANKH_ENDINGS),
    }


def _built(value: object) -> Any:
    """A struct as plain data, without what is not there."""
    built = msgspec.to_builtins(value)
    return json.loads(json.dumps(built), object_hook=lambda each: {k: v for k, v in each.items() if v is not None})


# --- 10 Plagues


def plagues_facts() -> Facts:
    """The printed boards, tracks, cards and tokens of 10 Plagues."""
    book = plagues_tables.shipped()
    tables = book.tables
    return {
        "seats": GAMES["plagues"].seats,
        "content": book.mark,
        "rounds": {"whole": plagues.ROUNDS, "short": plagues.SHORT_ROUNDS, "moses": plagues.MOSES_ROUNDS},
        "turns_per_round": plagues.TURNS_PER_ROUND,
        "provinces": [{"id": province, "rule": RULE_OF_PROVINCE[province]} for province in plagues.PROVINCES],
        "tokens": [
            {
                "id": token,
                "areas": _areas(kind),
                "count": {str(boards): book.tokens_for(boards)[kind] for boards in (2, 3, 4)},
            }
            for kind, token in enumerate(plagues.TOKENS)
        ],
        "spaces": [
            {"id": SPACE_NAMES[place], "area": SPACE_NAMES[place].split()[0], "row": number % 2, "column": column}
            for number, row in enumerate(plagues.ROWS)
            for column, place in enumerate(row)
        ],
        "gaps": [
            {"between": [SPACE_NAMES[place] for place in gap], "bonus": plagues.BONUSES[book.gaps[number]]}
            for number, gap in enumerate(plagues.GAPS)
        ],
        "dev_track": {"tracks": plagues.TRACKS, "points": tables.dev_track.points},
        "nile": {**_table(tables.nile), "ankh": tables.nile.spaces},
        "province_card": _table(tables.province_card),
        "papyrus": _table(tables.papyrus),
        "dice": {"numbers": plagues.DICE, "actions": list(dict.fromkeys(DICE_ACTIONS)), "market": plagues.MARKET},
        "pharaoh_cards": [
            {"number": number, "favour": favour, "amount": getattr(tables.pharaoh_cards, favour, 1)}
            for number, favour in enumerate(tables.pharaoh_cards.favours, 1)
        ],
        "hebrews": {"values": plagues.HEBREWS, **_table(tables.hebrews)},
        "discard": {"recovered_with": tables.discard.slots},
        "plagues": [
            {"id": card.id, "effect": card.effect, "when": card.when, "rule": card.source.rule}
            for card in tables.plagues
        ],
        "losses": [
            {"number": number, "parts": [[_loss(choice) for choice in part] for part in card]}
            for number, card in enumerate(book.losses, 1)
        ],
        "territories": [_territory(number, card) for number, card in enumerate(book.territories, 1)],
        **_told("plagues", plagues_events.CAUSES, plagues_asks.FORMS, plagues_why.RULE_OF, PLAGUES_ENDINGS),
    }


def _areas(kind: int) -> list[str]:
    """The areas of the province board that a token can lie in."""
    return sorted({SPACE_NAMES[place].split()[0] for place in plagues.AREA_OF.get(kind, ())})


def _table(table: msgspec.Struct) -> Facts:
    """A table without its source, which is listed with all the others."""
    return {name: value for name, value in msgspec.to_builtins(table).items() if name != "source"}


def _loss(choice: Loss) -> Facts:
    if choice.track:
        return {"track": choice.track, "steps": choice.steps}
    return {"tokens": [plagues.TOKENS[kind] for kind in choice.kinds], "both": choice.both}


def _territory(number: int, card: Territory) -> Facts:
    facts: Facts = {"id": f"t{number}", "kind": card.kind, "name": card.name, "rule": RULE_OF_TERRITORY[card.kind]}
    if card.moves:
        facts["moves"] = [{"track": track, "steps": steps} for track, steps in card.moves]
    if card.trade:
        facts["trade"] = _table(card.trade)
    return facts


# --- what both games have


def _told(game: str, causes: Facts, kinds: Any, rule_of: Facts, endings: tuple[str, ...]) -> Facts:
    """What can happen, be asked and be the reason, with its rule; and where the content comes from."""
    events = {ankh_events.__name__: ankh_events, plagues_events.__name__: plagues_events}[f"tawy.{game}.events"]
    names = [name for name, cls in vars(events).items() if isinstance(cls, type) and issubclass(cls, Event)]
    return {
        "event_types": sorted(name for name in names if name != Event.__name__),
        "causes": causes,
        "questions": {kind: rule_of[kind] for kind in kinds},
        "endings": [ending for ending in endings if ending],
        "sources": [
            {key: value for key, value in source.items() if key != "why"} | _message(game, source)
            for source in sources(game)
        ],
    }


def sources(game: str) -> list[dict[str, str]]:
    """Content that the printed rules do not tell in words: its file or table, origin, rule and why."""
    package = f"tawy.{game}"
    files = [(Path(name).stem, name) for name in shipped_names(package, ".")]
    if game == "ankh":
        files += [("scenarios", f"scenarios/{name}") for name in shipped_names(package, "scenarios")]
    found = [source for table, file in files for source in _sources(shipped(package, file, Facts), table)]
    return [source for source in found if source["origin"] != "rulebook"]


def _sources(content: Any, table: str) -> Iterator[dict[str, str]]:
    """Every source in a piece of content, under the name of the table and of what in it."""
    if isinstance(content, list):
        for entry in content:
            yield from _sources(entry, table)
    elif isinstance(content, dict):
        if "source" in content:
            yield {"table": table, "what": content.get("id", table), **content["source"]}
        for name, entry in content.items():
            yield from () if name == "source" else _sources(entry, name)


def _message(game: str, source: dict[str, str]) -> dict[str, str]:
    """The message that says why, if there is anything to say."""
    return {"why": f"source-{game}-{source['what']}"} if source.get("why") else {}


# --- files


def pretty(value: Any, indent: int = 0, before: int = 0) -> str:
    """JSON with an item on each line, where it does not fit on one beside what stands before it.

    >>> pretty({"a": [1, 2]})
    '{ "a": [1, 2] }'
    """
    line = _line(value)
    if not isinstance(value, dict | list | tuple) or indent + before + len(line) < WIDTH:
        return line
    space = " " * (indent + 2)
    if isinstance(value, dict):
        keys = {key: f"{json.dumps(key)}: " for key in value}
        entries = [keys[key] + pretty(entry, indent + 2, len(keys[key])) for key, entry in value.items()]
    else:
        entries = [pretty(entry, indent + 2) for entry in value]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return opening + "\n" + ",\n".join(space + entry for entry in entries) + "\n" + " " * indent + closing


def _line(value: Any) -> str:
    if isinstance(value, dict) and value:
        entries = [f"{json.dumps(key)}: {_line(entry)}" for key, entry in value.items()]
        return "{ " + ", ".join(entries) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_line(entry) for entry in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def rule_messages(game: str) -> str:
    """The numbered rules of a game as a catalogue in English, and why some content is not the printed one."""
    lines = [f"# Made by `make types` from docs/rules/{game}.md; do not edit."]
    chapter = ""
    for rule in cites.rules(game).values():
        number = rule.number.split(".")[0]
        if number != chapter:
            chapter = number
            lines += ["", f"chapter-{number} = {_message_text(rule.chapter)}"]
        lines.append(f"rule-{rule.number.replace('.', '-')} = {_message_text(rule.text)}")
    whys = [(_message(game, source)["why"], source["why"]) for source in sources(game) if source.get("why")]
    return "\n".join([*lines, "", *(f"{name} = {_message_text(why)}" for name, why in whys)]) + "\n"


def _message_text(text: str) -> str:
    """Markdown as the plain text of a message.

    >>> _message_text("**Move** *any* `{`")
    'Move any {"{"}'
    """
    plain = re.sub(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`", lambda found: found[1] or found[2] or found[3], text)
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', plain)


CONTENT: Final[dict[str, Callable[[], str]]] = {
    "ankh.json": lambda: pretty(ankh_facts()) + "\n",
    "plagues.json": lambda: pretty(plagues_facts()) + "\n",
}
RULES: Final[dict[str, Callable[[], str]]] = {
    "rules-ankh.ftl": lambda: rule_messages("ankh"),
    "rules-plagues.ftl": lambda: rule_messages("plagues"),
}


def main(arguments: list[str]) -> None:
    """Write what is printed into a folder, and the rules into another: ``printed CONTENT [LOCALE]``."""
    for folder, files in zip(arguments, (CONTENT, RULES), strict=False):
        Path(folder).mkdir(parents=True, exist_ok=True)
        for name, write in files.items():
            (Path(folder) / name).write_text(write(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
