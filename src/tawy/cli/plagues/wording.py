"""What the tables cannot say of 10 Plagues: losses, dice, what follows. The page has the same in `wording.ts`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tawy.cli.plagues import cards
from tawy.plagues.tables import Book
from tawy.words import Words
from tawy.words.catalogue import Value
from tawy.words.wording import Args, Extra, Names, Wording, nothing

_TRACKS = ("city", "field")
MINUS = "\N{MINUS SIGN}"


def wording(words: Words, book: Book) -> Wording:
    """How 10 Plagues is worded in a language, with the tables that it is played with."""
    kinds = {
        "loss": _loss,
        "losses": _losses,
        "sum": _sum,
        "none": nothing,
        "dev": lambda _w, space, _names: book.dev_points[space],
        "drawn": _drawn,
        "territory": lambda w, card, _names: cards.name(w.words, book, number_of(card)),
        "territory-short": lambda w, card, _names: cards.short(w.words, book, number_of(card)),
        "favour": lambda w, favour, _names: cards.favour(w.words, book, favour),
    }
    extras: dict[str, Extra] = {
        "Moved": lambda w, event, _args: _moved(w, event, book),
        "BoardBonus": _board_bonus,
        "DieSpent": _die_spent,
        "SoldiersCounted": _soldiers,
        "PlagueRevealed": lambda w, event, _args: {"plague_help": cards.plague_help(w.words, book, event["plague"])},
        "GameEnded": _ended,
        "die": _die,
    }
    return Wording("plagues", words, kinds, extras)


def number_of(card: str) -> int:
    """The place in the tables of a card as it is written: "t8", or "t8 special egyptians"."""
    return int(card.split(maxsplit=1)[0][1:]) - 1


# --- losses


def loss(w: Wording, text: str) -> str:
    """A way to suffer: "boat -1", "one of sphinx, herd", "both sphinx, herd", "sphinx", "sphinx+herd"."""
    back = re.fullmatch(r"(\w+) -(\d)", text)
    if back:
        return w.words(f"plagues-loss-{back[1]}", steps=int(back[2]))
    kinds = re.split(r", |\+", re.sub(r"^(one of|both) ", "", text))
    tokens = [w.thing("token", kind, "-a") for kind in kinds]
    return w.words(
        "plagues-loss-tokens", tokens=w.words.listing(tokens, "or" if text.startswith("one of") else "standard")
    )


def losses(w: Wording, parts: Sequence[Sequence[str]]) -> list[str]:
    """The parts of a loss card, each with its choices."""
    return [w.words.listing([loss(w, way) for way in part], "or") for part in parts]


def _loss(w: Wording, text: Any, _names: Names) -> Value:
    return loss(w, str(text))


def _losses(w: Wording, parts: Any, _names: Names) -> Value:
    worded = losses(w, parts)
    if len(worded) == 1:
        return worded[0]
    return "; ".join(w.words("plagues-loss-part", n=n, choices=choices) for n, choices in enumerate(worded, 1))


# --- small kinds


def _sum(_w: Wording, amounts: Any, _names: Names) -> Value:
    return int(sum(amounts.values()))


def _drawn(w: Wording, thing: Any, names: Names) -> Value:
    """A territory card or a token."""
    return w.word("territory" if " " in thing else "token", thing, names)


# --- events


def _moved(_w: Wording, event: dict[str, Any], book: Book) -> Args:
    steps, dev = event["steps"], event["track"] in _TRACKS
    return {
        "dev": "yes" if dev else "no",
        "change": f"{MINUS if steps < 0 else '+'}{abs(steps)}",
        "points": book.dev_points[event["to"]] if dev else 0,
    }


def _board_bonus(_w: Wording, event: dict[str, Any], _args: Args) -> Args:
    if not event["opened"] and not event["broken"]:
        return {"result": "row" if event["rows"] > 0 else "row-broken"}
    return {"result": f"{'opened' if event['opened'] else 'broken'}{'-row' if event['rows'] else ''}"}


def _die_spent(_w: Wording, event: dict[str, Any], _args: Args) -> Args:
    return {"changed": "no" if event["die"] == event["value"] else "yes"}


def _soldiers(w: Wording, event: dict[str, Any], args: Args) -> Args:
    """Everyone's, in the new order."""
    ranked = [(args[f"order{place}"], event["soldiers"][player]) for place, player in enumerate(event["order"], 1)]
    return {"soldiers": w.words.listing(w.words("plagues-part-number", player=who, number=n) for who, n in ranked)}


def _ended(_w: Wording, event: dict[str, Any], _args: Args) -> Args:
    return {"best": sum(event["points"][event["winners"][0]].values())}


# --- options


def _die(w: Wording, option: dict[str, Any], args: Args) -> Args:
    """The number of a die and the one it is spent as; free uses at the same question cost none."""
    if "die" not in option:
        return {}
    spent = re.match(r"\d as (\d)", option["token"])
    value = int(spent[1]) if spent else option["die"]
    changed = "no" if value == option["die"] else "yes"
    extra: Args = {"spent": w.words("plagues-option-die-spent", die=option["die"], value=value, changed=changed)}
    return extra | ({"action_id": "favour_by_card"} if "favour" in option and "card" in args else {})
