"""Conflicts and what they leave behind, in English sentences: the second half of `words`."""

from __future__ import annotations

from collections import Counter

from tawy.ankh import events as e
from tawy.cli.ankh.names import CARD_NAMES, GUARDIAN_NAMES, Names, piece
from tawy.cli.ankh.words import CAUSES, word
from tawy.cli.english import count, listing

__all__ = ["ENDINGS", "word"]

ENDINGS = {
    "top of the track": "reaches the top of the devotion track and wins the game",
    "sole god": "is the only god that is not forgotten and wins the game",
    "most devotion": "has the most devotion after the last conflict and wins the game",
}
"""How a god can win."""


@word.register
def _(event: e.ConflictBegun, names: Names) -> str:
    return f"Conflict {event.number} begins; {names.side(event.side)} holds the tie-breaker."


@word.register
def _(event: e.ConflictEnded, _names: Names) -> str:
    return f"Conflict {event.number} is over."


@word.register
def _(event: e.RegionReached, names: Names) -> str:
    if event.outcome == "quiet":
        return f"Region {event.token} is quiet."
    if event.outcome == "domination":
        return f"Region {event.token}: {names.side(event.sides[0])} dominates it."
    return f"Region {event.token}: battle between {names.sides(event.sides)}."


@word.register
def _(event: e.BattleBegun, names: Names) -> str:
    return f"{names.sides(event.sides)} fight for region {event.token}."


@word.register
def _(event: e.BattleEnded, _names: Names) -> str:
    return f"The battle for region {event.token} is over."


@word.register
def _(event: e.TwoCardsAnnounced, names: Names) -> str:
    return f"{names.side(event.side)} announces two cards."


@word.register
def _(event: e.Sealed, names: Names) -> str:
    return f"{names.side(event.side)} has chosen {'its offer' if event.what == 'offer' else 'what to play'}, in secret."


@word.register
def _(event: e.CardsRevealed, names: Names) -> str:
    plays = [
        f"{names.side(side)} plays {listing(CARD_NAMES[card] for card in cards)}" for side, cards in event.cards.items()
    ]
    return f"{'; '.join(plays)}."


@word.register
def _(event: e.Sheltered, names: Names) -> str:
    return (
        f"The Flood shelters {names.own(event.side)} {count(len(event.spaces), 'figure')} on {listing(event.spaces)}."
    )


@word.register
def _(event: e.OffersRevealed, names: Names) -> str:
    offers = listing(f"{names.side(side)} {offer}" for side, offer in event.offers.items())
    spared = "nobody is spared" if event.spared is None else f"{names.side(event.spared)} is spared"
    return f"Offers to the locusts: {offers}; {spared}."


@word.register
def _(event: e.Killed, names: Names) -> str:
    dead = [f"{name} on {listing(spaces)}" for name, spaces in _by_piece(event.figures)]
    verb = "dies" if len(event.figures) == 1 else "die"
    cause = " of the locusts" if event.cause == "plague" else ""
    return f"{names.own(event.side)} {listing(dead)} {verb}{cause}."


def _by_piece(figures: tuple[tuple[str, str], ...]) -> list[tuple[str, list[str]]]:
    """The dead of a kind together: "2 warriors" on these spaces."""
    kinds = Counter(name for name, _ in figures)
    return [
        (piece(kind) if number == 1 else _many(number, kind), [space for name, space in figures if name == kind])
        for kind, number in kinds.items()
    ]


def _many(number: int, kind: str) -> str:
    plural = {"mummy": "Mummies", "cat_mummy": "Cat Mummies", "androsphinx": "Androsphinxes"}
    return count(number, piece(kind), plural.get(kind, ""))


@word.register
def _(event: e.Trapped, names: Names) -> str:
    return f"{names.side(event.by)} traps {names.own(event.side)} warrior."


@word.register
def _(event: e.Released, names: Names) -> str:
    warriors = count(event.amount, "trapped warrior")
    if event.to_pool:
        return f"{names.own(event.side)} {warriors} {'returns' if event.amount == 1 else 'return'} to the pool."
    return f"{names.own(event.side)} {warriors} {'leaves' if event.amount == 1 else 'leave'} the game."


@word.register
def _(event: e.TieBroken, names: Names) -> str:
    return f"{names.side(event.side)} uses the tie-breaker."


@word.register
def _(event: e.Resolved, names: Names) -> str:
    ranked = sorted(event.totals.items(), key=lambda entry: -entry[1])
    strengths = listing(f"{names.side(side)} {total}" for side, total in ranked)
    winner = "nobody wins" if event.victor is None else f"{names.side(event.victor)} wins the battle"
    return f"Strength: {strengths}; {winner}."


@word.register
def _(event: e.DevotionGained, names: Names) -> str:
    parts = listing(f"{CAUSES[cause]} {amount}" for cause, amount in event.parts)
    reason = CAUSES[event.parts[0][0]] if len(event.parts) == 1 else parts
    return f"{names.side(event.side)} gains {event.amount} devotion for {reason}, now {event.to}."


@word.register
def _(event: e.DevotionLost, names: Names) -> str:
    return f"{names.side(event.side)} loses {event.amount} devotion to {CAUSES[event.cause]}, now {event.to}."


@word.register
def _(event: e.CardsTakenBack, names: Names) -> str:
    return f"{names.side(event.side)} takes all cards back."


# --- merging, forgetting, the end


@word.register
def _(event: e.GodsMerged, names: Names) -> str:
    brought = f", with {count(event.followers, 'follower')} of {names.seat(event.lower)}" if event.followers else ""
    return (
        f"{names.seat(event.lower)} merges into {names.seat(event.upper)}: "
        f"{names.side(event.upper)} stands on devotion {event.devotion}{brought}."
    )


@word.register
def _(event: e.GuardiansPassed, names: Names) -> str:
    guardian = f"{GUARDIAN_NAMES[event.guardian]}{f' on {event.space}' if event.space else ''}"
    return f"{guardian} leaves the game." if event.to is None else f"{guardian} now serves {names.side(event.to)}."


@word.register
def _(event: e.FiguresGone, names: Names) -> str:
    return f"All that is left of {names.own(event.side)} figures, cards and tokens leaves the game."


@word.register
def _(event: e.GodForgotten, names: Names) -> str:
    return f"{names.side(event.side)} is forgotten."


@word.register
def _(event: e.GameWon, names: Names) -> str:
    return f"{names.side(event.side)} {ENDINGS[event.ending]}."


@word.register
def _(_event: e.EgyptAtheist, _names: Names) -> str:
    return "All gods are forgotten: Egypt becomes atheist, and nobody wins."
