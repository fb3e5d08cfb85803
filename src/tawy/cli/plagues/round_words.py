"""Rounds, territories, plagues and the end, as clauses: the second half of `words`."""

from __future__ import annotations

from typing import Final

from tawy.cli.english import count, listing
from tawy.cli.plagues import cards
from tawy.cli.plagues.names import PHASES, TRACKS, Names, a_token
from tawy.cli.plagues.words import Clause, word
from tawy.plagues import events as e
from tawy.plagues.tables import read_loss

__all__ = ["ENDINGS", "winners", "word"]

ENDINGS: Final = {"supply used up": "the supply is used up", "last round": "the last round is over"}
"""How a game can end (P12.1)."""


@word.register
def _(_event: e.RoundCleared, _names: Names) -> Clause:
    return Clause("the round is over: Pharaoh cards and dice return")


@word.register
def _(event: e.RoundBegun, _names: Names) -> Clause:
    return Clause(f"round {event.number} begins")


@word.register
def _(event: e.PhaseBegun, _names: Names) -> Clause:
    return Clause(f"phase {event.phase}, {PHASES[event.phase]}")


# --- territories


def _land(names: Names, card: str) -> str:
    return cards.titled(names.book, cards.number_of(card))


@word.register
def _(event: e.SoldiersCounted, names: Names) -> Clause:
    soldiers = listing(f"{names.player(player)} {event.soldiers[player]}" for player in event.order)
    return Clause(f"soldiers, and the new turn order: {soldiers}")


@word.register
def _(event: e.TerritoryOpened, names: Names) -> Clause:
    return Clause(f"territory card {_land(names, event.card)} is opened")


@word.register
def _(event: e.TerritoryTaken, names: Names) -> Clause:
    return Clause(f"takes {_land(names, event.card)}", event.player)


@word.register
def _(event: e.TerritoryKept, names: Names) -> Clause:
    return Clause(f"keeps {_land(names, event.card)}", event.player)


@word.register
def _(event: e.TerritoryUsedUp, names: Names) -> Clause:
    return Clause(f"uses {_land(names, event.card)} up", event.player)


@word.register
def _(event: e.TerritoriesGone, _names: Names) -> Clause:
    gone = [card.split()[0] for card in event.cards]
    words = f"card {gone[0]} leaves" if len(gone) == 1 else f"cards {listing(gone)} leave"
    return Clause(f"territory {words} the game")


@word.register
def _(event: e.Drew, _names: Names) -> Clause:
    if event.cause == "edfu":
        return Clause("draws a token from the supply in secret", event.player)
    return Clause(f"draws {'a territory card' if event.amount else 'from the territory deck'} in secret", event.player)


@word.register
def _(event: e.DrewThis, names: Names) -> Clause:
    what = _land(names, event.thing) if " " in event.thing else a_token(event.thing)
    return Clause(f"draws {what}", event.player)


@word.register
def _(event: e.PutBack, _names: Names) -> Clause:
    if event.cause == "edfu":
        return Clause(f"looks at {count(event.amount, 'token')} of the supply in secret", event.player)
    return Clause(f"puts {count(event.amount, 'card')} under the deck", event.player)


@word.register
def _(event: e.SpecialUsed, names: Names) -> Clause:
    return Clause(f"uses {_land(names, event.card)}", event.player)


@word.register
def _(event: e.Traded, names: Names) -> Clause:
    return Clause(f"uses {_land(names, event.card)}", event.player)


@word.register
def _(event: e.PharaohTurned, _names: Names) -> Clause:
    use = "ignore the plague" if event.use == "ignore" else "drop a penalty"
    return Clause(f"turns a Pharaoh token over to {use}", event.player)


# --- plague, tribute, losses


@word.register
def _(event: e.PlagueRevealed, names: Names) -> Clause:
    card = next(card for card in names.book.tables.plagues if card.id == event.plague)
    idle = "" if event.acts else " (not in the first round)"
    return Clause(f"the plague is {cards.plague_name(event.plague)}: {cards.plague(names.book, card)}{idle}")


@word.register
def _(event: e.LossRevealed, _names: Names) -> Clause:
    parts = [cards.loss_part([read_loss(choice) for choice in part]) for part in event.parts]
    numbered = [f"{number}. {part}" for number, part in enumerate(parts, 1)] if len(parts) > 1 else parts
    return Clause(f"the losses of this round: {'; '.join(numbered)}")


@word.register
def _(event: e.TributePaid, _names: Names) -> Clause:
    return Clause(f"pays {event.due} tribute" if event.due else "owes no tribute", event.player)


@word.register
def _(event: e.TributeFailed, _names: Names) -> Clause:
    has = sum(event.coins.values())
    return Clause(f"cannot pay {event.due} tribute with {count(has, 'coin') if has else 'no coins'}", event.player)


@word.register
def _(event: e.PenaltyTaken, _names: Names) -> Clause:
    if event.player is None:
        return Clause("those who could not pay are level in everything: nobody takes the plague card")
    return Clause("takes the plague card as a penalty, 3 points less", event.player)


@word.register
def _(event: e.PenaltyDiscarded, _names: Names) -> Clause:
    return Clause("discards a penalty card", event.player)


@word.register
def _(event: e.LossCancelled, _names: Names) -> Clause:
    return Clause(f"cancels part {event.part} of the losses with its Ankhs", event.player)


@word.register
def _(event: e.LossSuffered, _names: Names) -> Clause:
    way = cards.way(event.loss)
    return Clause(f"suffers {way}" if " -" in event.loss else f"names {way} as its loss", event.player)


# --- Moses and the end


@word.register
def _(event: e.MosesHelps, names: Names) -> Clause:
    where = "Nile" if event.track == "boat" else TRACKS[event.track]
    return Clause(f"Moses helps who is last on the {where}: {names.players(event.players)}")


@word.register
def _(event: e.GameEnded, names: Names) -> Clause:
    totals = [sum(points.values()) for points in event.points]
    return Clause(f"{ENDINGS[event.ending]}; {winners(names, event.winners, totals)}")


def winners(names: Names, won: tuple[int, ...], totals: list[int]) -> str:
    """Who won, and with how many points."""
    points = count(totals[won[0]], "point")
    if len(won) > 1:
        return f"{names.players(won)} share the victory with {points}"
    return f"{names.player(won[0])} wins with {points}"
