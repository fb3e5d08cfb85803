"""What the tables cannot say of Ankh: values that are more than one thing. The page has the same in `wording.ts`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tawy.words import Words
from tawy.words.catalogue import Value
from tawy.words.wording import Args, Names, Wording, nothing


def wording(words: Words) -> Wording:
    """How Ankh is worded in a language."""
    kinds = {
        "side": _side,
        "figures": _figures,
        "gains": _gains,
        "numbers": _numbers,
        "ranked": _ranked,
        "hands": _hands,
        "none": nothing,
    }
    return Wording("ankh", words, kinds, {"Killed": _killed, "Summoned": _summoned})


def _side(w: Wording, token: Any, _names: Names) -> Value:
    """A side of a space, like "0,3 SE"."""
    space, _, side = str(token).partition(" ")
    return w.words("ankh-side", space=space, direction=w.words(f"ankh-direction-{side}"))


def _figures(w: Wording, figures: Any, names: Names) -> Value:
    return w.words.listing(
        w.words("ankh-part-figure", piece=w.word("piece", piece, names), space=space) for piece, space in figures
    )


def _gains(w: Wording, parts: Any, names: Names) -> Value:
    """Causes with their amounts; a single one goes without."""
    causes = [(w.word("cause", cause, names), amount) for cause, amount in parts]
    if len(causes) == 1:
        return causes[0][0]
    return w.words.listing(w.words("ankh-part-devotion", cause=cause, amount=amount) for cause, amount in causes)


def _by_side(table: dict[str, Any]) -> list[tuple[int, Any]]:
    return sorted((int(side), value) for side, value in table.items())


def _listed(w: Wording, amounts: Iterable[tuple[int, int]], names: Names) -> Value:
    return w.words.listing(w.words("ankh-part-number", side=names(side), number=n) for side, n in amounts)


def _numbers(w: Wording, amounts: Any, names: Names) -> Value:
    return _listed(w, _by_side(amounts), names)


def _ranked(w: Wording, amounts: Any, names: Names) -> Value:
    """The strongest first."""
    return _listed(w, sorted(_by_side(amounts), key=lambda entry: -entry[1]), names)


def _hands(w: Wording, hands: Any, names: Names) -> Value:
    """The cards that each god plays."""
    return "; ".join(
        w.words("ankh-part-cards", side=names(side), cards=w.words.listing(w.thing("card", card) for card in cards))
        for side, cards in _by_side(hands)
    )


def _killed(_w: Wording, event: dict[str, Any], _args: Args) -> Args:
    return {"several": "yes" if len(event["figures"]) > 1 else "no"}


def _summoned(w: Wording, event: dict[str, Any], _args: Args) -> Args:
    """A ransomed warrior is called what it was."""
    if not event["ransomed"]:
        return {}
    trapped = "ankh-piece-trapped"
    return {"piece": w.words(trapped), "piece_a": w.words(f"{trapped}-a"), "piece_id": "trapped"}
