"""The same events, questions, answers, counsels and verdicts in the words of both sides, in every language.

``cd tests && python -m words.worded`` writes what Python says; the page's tests compare it with what the page says, and
a test here fails when it no longer fits. So the two halves of the wording cannot drift apart.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tawy.cli.ankh.wording import wording as of_ankh
from tawy.cli.plagues.wording import wording as of_plagues
from tawy.plagues.printed import facts_of
from tawy.plagues.tables import load_pack, shipped
from tawy.words import LANGUAGES, Words
from tawy.words.wording import Wording

PACK: Final = Path(__file__).parent / "pack.toml"
FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "log" / "fixtures"
SEATS: Final = ("Uno", "Isis", "Tre", "Osiris", "Five")
TARGETS: Final = {
    "ankh": ["4,7", "0,3 SE", "flood", "temple_attuned", "move", "obelisk"],
    "plagues": ["city 0", "field 5", "slot 4", "favour 2", "hebrew 3", "die 5", "discard 1", "sphinx", "t8", "buto"],
}


def wording(game: str, language: str) -> Wording:
    words = Words(language)
    return of_ankh(words) if game == "ankh" else of_plagues(words, shipped())


def names(seat: int) -> str:
    return SEATS[seat]


def said(game: str, language: str) -> list[str]:
    """One event of each kind, everything that is asked and can be answered, what is said about a game, a line each."""
    story: dict[str, list[Any]] = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    worded = wording(game, language)
    lines = [worded.told(event, names) for event in one_of_each([*story["told"], *story["rare"]])]
    for asked in story["asked"]:
        seat = max(0, asked["seat"])
        lines += [worded.question(asked["kind"], seat, asked["about"], names, mine=mine) for mine in (True, False)]
        lines += [worded.option(asked["kind"], each["token"], each["points_at"], names) for each in asked["options"]]
    for each in story["foreseen"]:
        lines += worded.foreseen(each["before"], each["changes"], each["events"], each["own"], names)
    lines += [worded.counsel(each["name"], each["about"], names) for each in story["counsels"]]
    lines += [worded.verdict(each["name"], each["about"], names) for each in story["verdicts"]]
    return [*lines, *(worded.target(target) for target in TARGETS[game])]


def one_of_each(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The last event of each kind, by the fields that are there and what is true of it."""
    kinds = {
        (event["type"], *(value if isinstance(value, bool) or value is None else "" for value in event.values())): event
        for event in events
    }
    return list(kinds.values())


def packed() -> dict[str, Any]:
    """What is said of cards with somebody's own tables, and what is printed with these."""
    book = load_pack(PACK)
    told: list[dict[str, Any]] = [
        {"type": "TerritoryTaken", "player": 0, "card": f"t{number} {card.kind} {card.name}"}
        for number, card in enumerate(book.territories, 1)
    ]
    told += [{"type": "PlagueRevealed", "plague": card.id, "acts": True} for card in book.tables.plagues]
    favours = [{"favour": favour} for favour in book.tables.pharaoh_cards.favours]
    lines = {}
    for language in LANGUAGES:
        worded = of_plagues(Words(language), book)
        lines[language] = [
            *(worded.told(event, names) for event in told),
            *(str(worded.word("favour", each["favour"], names)) for each in favours),
            *(worded.target(f"t{number}") for number in (1, 8, 30)),
        ]
    return {"facts": facts_of(book), "told": told, "said": lines}


def all_of_it() -> str:
    found: dict[str, Any] = {game: {language: said(game, language) for language in LANGUAGES} for game in TARGETS}
    found["pack"] = packed()
    return json.dumps(found, ensure_ascii=False, indent=0) + "\n"


def main() -> None:
    (FOLDER / "worded.json").write_text(all_of_it(), "utf-8")


if __name__ == "__main__":
    main()
