"""Everything that can change at the table. Only these functions write columns; each tells what happened.

Acts trust the rules that call them: they decide nothing and ask nobody.
"""

from tawy.ankh.acts.battle import (
    announce_two_cards,
    begin_battle,
    begin_conflict,
    end_battle,
    end_conflict,
    lay_tile,
    reach_region,
    resolve,
    reveal_cards,
    reveal_offers,
    seal,
    shelter,
    take_cards_back,
    turn_tie_breaker,
)
from tawy.ankh.acts.devotion import gain_devotion, lose_devotion
from tawy.ankh.acts.figures import aim, kill, make_radiant, move, push, release, summon, trap
from tawy.ankh.acts.holdings import gain_followers, join, pay, sacrifice, unlock
from tawy.ankh.acts.land import build, destroy, exchange_tokens, place_caravan, take_monument
from tawy.ankh.acts.leaving import forget, lose_all, merge, pass_guardian, remove_god, win
from tawy.ankh.acts.setting_up import begin_with, choose_guardian, lay_out, take_god
from tawy.ankh.acts.turning import advance_action, advance_event, begin_turn, return_marker

__all__ = [
    "advance_action",
    "advance_event",
    "aim",
    "announce_two_cards",
    "begin_battle",
    "begin_conflict",
    "begin_turn",
    "begin_with",
    "build",
    "choose_guardian",
    "destroy",
    "end_battle",
    "end_conflict",
    "exchange_tokens",
    "forget",
    "gain_devotion",
    "gain_followers",
    "join",
    "kill",
    "lay_out",
    "lay_tile",
    "lose_all",
    "lose_devotion",
    "make_radiant",
    "merge",
    "move",
    "pass_guardian",
    "pay",
    "place_caravan",
    "push",
    "reach_region",
    "release",
    "remove_god",
    "resolve",
    "return_marker",
    "reveal_cards",
    "reveal_offers",
    "sacrifice",
    "seal",
    "shelter",
    "summon",
    "take_cards_back",
    "take_god",
    "take_monument",
    "trap",
    "turn_tie_breaker",
    "unlock",
    "win",
]
