"""What matters at the questions of a battle: strengths so far, and what each card is worth here."""

from __future__ import annotations

from typing import Final, cast

from tawy.ankh.coach.looking import asked, majority_with, strongest_rival
from tawy.ankh.queries.building import building_spaces, can_build, kinds_left
from tawy.ankh.queries.majority import majority
from tawy.ankh.queries.pieces import TOKEN
from tawy.ankh.queries.presence import figures_in, on_desert, on_fertile
from tawy.ankh.queries.strength import strength
from tawy.ankh.queries.unlocking import next_level
from tawy.ankh.rules.aftermath import WORSHIP_COST
from tawy.ankh.rules.battle import PlayCards
from tawy.ankh.rules.deaths import mortals
from tawy.ankh.rules.plague import Plague
from tawy.ankh.state import NOBODY, Ankh, Side
from tawy.ankh.terms import BUILD, CARD_STRENGTH, CARDS, CYCLE, DROUGHT, FLOOD, MIRACLE, MONUMENTS, PLAGUE
from tawy.kernel.bits import Mask, bits
from tawy.kernel.coach import Counsel, counsel

WORTH_IT: Final = 2
"""From so many figures on a card is worth a word."""
MANY_PLAYED: Final = 4
"""From so many played cards on, Cycle of Ma'at is."""


def _here(g: Ankh) -> list[str]:
    return [f"region {g.arena + 1}"]


def _card(card: Mask) -> list[str]:
    return [f"card {CARDS[bit]}" for bit in bits(card)]


def _may_play(g: Ankh, side: Side, card: Mask) -> bool:
    """A god is choosing its card, and has this one."""
    return asked(g, side) == "cards" and bool(g.hand[side] & card)


# --- plague of locusts


def offer_stakes(g: Ankh, side: Side) -> Counsel | None:
    """A12.1 What an offer to the locusts would save, and what the richest of the others could offer."""
    doomed = mortals(g, side, g.arena).bit_count() if asked(g, side) == "offer" else 0
    if not doomed:
        return None
    offering = cast("Plague", g.stack[-1]).sides  # nothing else asks for offers
    rival = max((other for other in offering if other != side), key=lambda other: g.followers[other])
    return _against_locusts(g, "offer_stakes", side, rival, doomed)


def offer_nothing(g: Ankh, side: Side) -> Counsel | None:
    """A12.1 Only the god figure stands here, and it never dies."""
    if asked(g, side) != "offer" or mortals(g, side, g.arena):
        return None
    return counsel("offer_nothing", "A12.1", _here(g))


def locusts_loom(g: Ankh, side: Side) -> Counsel | None:
    """A12.1 A richer god in this battle still holds Plague of Locusts."""
    doomed = mortals(g, side, g.arena).bit_count() if asked(g, side) == "cards" else 0
    richer = [
        other
        for other in bits(g.fighters)
        if other != side and g.hand[other] & PLAGUE and g.followers[other] > g.followers[side]
    ]
    if not doomed or not richer:
        return None
    rival = max(richer, key=lambda other: g.followers[other])
    return _against_locusts(g, "locusts_loom", side, rival, doomed)


def _against_locusts(g: Ankh, name: str, side: Side, rival: Side, doomed: int) -> Counsel:
    """A12.1 How many figures would die, and what both could offer."""
    followers = g.followers
    return counsel(name, "A12.1", _here(g), count=doomed, side=rival, theirs=followers[rival], mine=followers[side])


# --- what happens once in a conflict


def _regions_left(g: Ankh) -> int:
    return len(g.regions) - g.arena - 1


def tie_breaker(g: Ankh, side: Side) -> Counsel | None:
    """A7.18 The tie-breaker serves once in a conflict: how many regions it could still be kept for."""
    if asked(g, side) != "tie_breaker":
        return None
    return counsel("tie_breaker", "A7.18", _here(g), left=_regions_left(g))


def two_cards(g: Ankh, side: Side) -> Counsel | None:
    """A13.1 Amun plays two cards once in a conflict: how many regions he could still keep it for."""
    if asked(g, side) != "two_cards":
        return None
    return counsel("two_cards", "A13.1", _here(g), left=_regions_left(g))


# --- strengths before cards


def _strengths(g: Ankh, side: Side) -> tuple[Side, int, int] | None:
    """When cards are chosen: the strongest rival here, its strength and one's own, before cards."""
    if asked(g, side) != "cards":
        return None
    return *strongest_rival(g, side, g.arena), strength(g, side, g.arena).total


def _best_card(g: Ankh, side: Side) -> int:
    """The most strength that the cards of a god can add now."""
    cards = cast("PlayCards", g.stack[-1])  # nothing else asks for cards
    return max(CARD_STRENGTH[chosen] for chosen in cards.choices(g, side))


def battle_behind(g: Ankh, side: Side) -> Counsel | None:
    """A7.17 Somebody is stronger here before cards: how much, and what one's best card adds."""
    found = _strengths(g, side)
    if found is None or found[1] <= found[2]:
        return None
    rival, theirs, mine = found
    best = _best_card(g, side)
    return counsel("battle_behind", "A7.17", _here(g), side=rival, theirs=theirs, mine=mine, best=best)


def battle_level(g: Ankh, side: Side) -> Counsel | None:
    """A7.18 Level before cards: only the holder of the tie-breaker would win a tie."""
    found = _strengths(g, side)
    if found is None or found[1] != found[2]:
        return None
    holder = g.tie_holder if g.tie_up else NOBODY
    whose = "mine" if holder == side else "theirs" if holder == found[0] else "nobody"
    return counsel("battle_level", "A7.18", _here(g), side=found[0], mine=found[2], whose=whose)


def battle_ahead(g: Ankh, side: Side) -> Counsel | None:
    """A7.17 Ahead before cards: by how much, and what the best card of the strongest rival adds."""
    found = _strengths(g, side)
    if found is None or found[1] >= found[2]:
        return None
    rival, theirs, mine = found
    best = _best_card(g, rival)
    return counsel("battle_ahead", "A7.17", _here(g), side=rival, theirs=theirs, mine=mine, best=best)


# --- what cards are worth


def cycle_brings_back(g: Ankh, side: Side) -> Counsel | None:
    """A12.4 Many cards are played: Cycle of Ma'at brings them back."""
    played = len(CARDS) - g.hand[side].bit_count()
    if not _may_play(g, side, CYCLE) or played < MANY_PLAYED:
        return None
    return counsel("cycle_brings_back", "A12.4", _card(CYCLE), count=played)


def drought_pays(g: Ankh, side: Side) -> Counsel | None:
    """A12.5 Several figures stand on desert here."""
    count = on_desert(g, side, g.arena).bit_count() if _may_play(g, side, DROUGHT) else 0
    return counsel("drought_pays", "A12.5", _card(DROUGHT), count=count) if count >= WORTH_IT else None


def flood_pays(g: Ankh, side: Side) -> Counsel | None:
    """A12.6 Several figures stand on fertile land here."""
    count = on_fertile(g, side, g.arena).bit_count() if _may_play(g, side, FLOOD) else 0
    return counsel("flood_pays", "A12.6", _card(FLOOD), count=count) if count >= WORTH_IT else None


def miracle_pays(g: Ankh, side: Side) -> Counsel | None:
    """A12.7 Behind before cards, with several figures that may die."""
    found = _strengths(g, side)
    if found is None or found[1] <= found[2] or not _may_play(g, side, MIRACLE):
        return None
    count = mortals(g, side, g.arena).bit_count()
    return counsel("miracle_pays", "A12.7", _card(MIRACLE), count=count) if count >= WORTH_IT else None


# --- monuments


def build_majority(g: Ankh, side: Side) -> Counsel | None:
    """A12.2 A monument built here would bring a majority that this god does not have."""
    may = _may_play(g, side, BUILD) or asked(g, side) == "build"
    if not may or not can_build(g, side) or not building_spaces(g, g.arena):
        return None
    won = [
        kind for kind in kinds_left(g) if majority(g, g.arena, kind) != side and majority_with(g, side, g.arena, kind)
    ]
    if not won:
        return None
    return counsel("build_majority", "A12.2", _here(g), monuments=[MONUMENTS[kind] for kind in won])


def majorities_pay(g: Ankh, side: Side) -> Counsel | None:
    """A7.16 Majorities here pay before strengths are compared, as long as a figure is left."""
    if asked(g, side) not in {"cards", "build", "offer"} or not figures_in(g, side, g.arena):
        return None
    kinds = [kind for kind in range(len(MONUMENTS)) if majority(g, g.arena, kind) == side]
    if not kinds:
        return None
    mine = [space for kind in kinds for space in bits(g.owned[side] & g.built[kind] & g.regions[g.arena])]
    places = [f"monument {TOKEN[space]}" for space in mine]
    return counsel("majorities_pay", "A7.16", places, monuments=[MONUMENTS[kind] for kind in kinds])


def worship(g: Ankh, side: Side) -> Counsel | None:
    """A11.12 What worship leaves, and what the next power costs."""
    level = next_level(g, side)
    if asked(g, side) != "worship" or level is None:
        return None
    return counsel("worship", "A11.12", left=g.followers[side] - WORSHIP_COST, level=level)
