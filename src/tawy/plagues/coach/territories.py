"""What territory cards are worth."""

from __future__ import annotations

from tawy.kernel.coach import Counsel, counsel
from tawy.plagues.asks import territory
from tawy.plagues.coach.looking import asked, options
from tawy.plagues.queries.scoring import territory_points
from tawy.plagues.queries.uses import FREE
from tawy.plagues.state import Plagues, Player


def scoring_card(g: Plagues, player: Player) -> Counsel | None:
    """P16.5 Of the cards to choose from, the scoring card that would be worth most as things stand."""
    if asked(g, player) not in {"territory", "buto_keep"}:
        return None
    scoring = [card for card in options(g, player) if 0 <= card < FREE and g.book.territories[card].kind == "scoring"]
    worth = {card: territory_points(g, player, card) for card in scoring}
    if not any(worth.values()):
        return None
    best = max(worth, key=lambda card: worth[card])
    return counsel("scoring_card", "P16.5", [f"territory {territory(best)}"], card=territory(best), points=worth[best])
