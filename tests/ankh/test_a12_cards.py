"""A12 Battle cards."""

from __future__ import annotations

import pytest

from ankh.table import Table, spaces
from tawy.ankh.events import CardsTakenBack, FollowersGained, FollowersSpent, Killed, OffersRevealed, Resolved
from tawy.ankh.spec import SPEC
from tawy.ankh.state import NOBODY
from tawy.ankh.terms import CARDS, FULL_HAND

DELTA, WEST, EAST = "2,4", "5,0", "5,8"
"""A space of each region; the Delta is all fertile, 4,8 and around is desert, 5,6 and 6,6 are fertile."""


def duel(**followers: int) -> Table:
    """Ra and Isis meet in the Delta, a god and a warrior each, not side by side."""
    table = Table("ra", "isis").followers(ra=0, isis=0).followers(**followers)
    return table.figures("ra", god="1,2", warrior="2,2").figures("isis", god="2,6", warrior="2,7")


def three(**followers: int) -> Table:
    """Ra, Isis and Osiris meet in the Delta, a god and a warrior each, not side by side; Amun is elsewhere."""
    table = Table("ra", "isis", "osiris", "amun").figures("ra", god="1,2", warrior="2,2 8,3").followers(**followers)
    table.figures("isis", god="2,6", warrior="2,7").figures("osiris", god="3,4", warrior="2,4")
    return table.figures("amun", god="8,0", warrior="8,1")


# --- Plague of Locusts


@pytest.mark.rules("A12.1")
def test_every_god_here_offers_any_number_of_its_followers_in_secret() -> None:
    table = three(ra=2, isis=1, osiris=0, amun=5).battle(DELTA, "ra plague", "isis build", "osiris build")
    assert table.asked == ("ra", "offer")
    assert table.tokens == ["0", "1", "2"]
    assert table.why("ra", "3") == ["A12.1"]
    assert table.g.ask is not None
    assert (table.g.ask.secret, table.g.ask.simultaneous) == (True, True)
    table.pick("ra", "2")
    assert table.asked == ("isis", "offer")
    assert table.tokens == ["0", "1"]
    ra, isis = table.seat("ra"), table.seat("isis")
    assert [SPEC.view(table.g, seat).seen.secrets.offer for seat in (ra, isis)] == [2, None]
    assert (table.of("followers", "ra"), table.g.offers[ra]) == (2, NOBODY)
    table.pick("isis", "1")
    (revealed,) = table.told(OffersRevealed)
    assert revealed.offers == {ra: 2, isis: 1, table.seat("osiris"): 0}
    assert {(spent.side, spent.amount) for spent in table.told(FollowersSpent)} == {(ra, 2), (isis, 1)}
    assert [table.of("followers", god) for god in ("ra", "isis", "amun")] == [0, 0, 5]


@pytest.mark.rules("A12.1")
@pytest.mark.parametrize(
    ("ra", "isis", "osiris", "spared"),
    [(2, 1, 0, "ra"), (0, 1, 0, "isis"), (1, 2, 3, "osiris"), (2, 2, 1, None), (0, 0, 0, None), (3, 1, 3, None)],
)
def test_only_figures_of_the_god_that_offered_strictly_the_most_survive(
    ra: int, isis: int, osiris: int, spared: str | None
) -> None:
    table = three(ra=3, isis=3, osiris=3).battle(DELTA, "ra plague", "isis miracle", "osiris miracle")
    table.picks(f"ra {ra}", f"isis {isis}", f"osiris {osiris}")
    by_plague = {killed.side for killed in table.told(Killed) if killed.cause == "plague"}
    victims = {god for god in ("ra", "isis", "osiris") if god != spared}
    assert by_plague == {table.seat(god) for god in victims}
    assert table.told(OffersRevealed)[0].spared == (None if spared is None else table.seat(spared))


@pytest.mark.rules("A12.1")
def test_a_plague_kills_warriors_and_guardians_in_the_region_but_no_god_and_nobody_elsewhere() -> None:
    table = three(ra=0, isis=1, osiris=0).figures("ra", androsphinx="1,1", cat_mummy="0,1").devotion(isis=5)
    table.battle(DELTA, "ra plague", "isis chariots", "osiris build", "isis 1")
    dead = {figure for killed in table.told(Killed) if killed.cause == "plague" for figure in killed.figures}
    assert dead == {("warrior", "2,2"), ("androsphinx", "1,1"), ("cat_mummy", "0,1"), ("warrior", "2,4")}
    assert table.has("ra", "1,2 8,3")
    assert table.has("osiris", "3,4")
    assert table.has("amun", "8,0 8,1")
    assert table.has("isis", "2,6 2,7")


@pytest.mark.rules("A12.1", "A7.15")
def test_a_god_that_had_a_figure_when_the_plagues_began_offers_in_all_of_them() -> None:
    table = Table("ra", "isis").figures("ra", god="8,0", warrior="2,2").figures("isis", god="2,6", warrior="2,7")
    table.followers(ra=2, isis=1).battle(DELTA, "ra plague", "isis plague", "ra 0", "isis 1")
    assert not table.has("ra", "2,2")
    assert table.asked == ("ra", "offer")
    table.pick("ra", "2")
    assert table.who(Killed) == ["ra", "isis"]
    assert not table.has("isis", "2,7")


# --- Build Monument


@pytest.mark.rules("A12.2")
def test_3_followers_and_an_ankh_token_build_a_monument_of_any_kind_in_the_region() -> None:
    table = duel(ra=3).ankhs(ra=1).monuments(temple="1,5").tiles("1,6").battle(DELTA, "ra build", "isis miracle")
    free = 22 - 4 - 1 - 1
    assert len(table.tokens) == 1 + 3 * free
    assert {"obelisk 1,4", "temple 1,4", "pyramid 1,4"} < set(table.tokens)
    table.pick("ra", "pyramid 1,4")
    assert table.of("followers", "ra") == 0
    assert table.of("ankhs", "ra") == 0
    assert table.g.built[2] == table.of("owned", "ra") == spaces("1,4")
    assert table.gains("ra")[0] == {"majority": 1}


@pytest.mark.rules("A12.2")
@pytest.mark.parametrize(
    ("space", "rules"),
    [
        ("1,5", ["A2.2"]),
        ("2,2", ["A2.2"]),
        ("1,6", ["A13.13"]),
        ("4,4", ["A12.2"]),
        ("0,5", ["A2.3"]),
        ("1,4", []),
    ],
    ids=["a monument", "a figure", "an Underworld tile", "another region", "water", "allowed"],
)
def test_build_monument_says_why_not(space: str, rules: list[str]) -> None:
    table = duel(ra=3).monuments(temple="1,5").tiles("1,6").battle(DELTA, "ra build", "isis miracle")
    assert table.why("ra", space) == rules


@pytest.mark.rules("A12.2")
def test_building_may_be_declined() -> None:
    table = duel(ra=3).battle(DELTA, "ra build", "isis miracle", "ra done")
    assert table.of("followers", "ra") == 3
    assert table.g.built == [0, 0, 0]


@pytest.mark.rules("A12.2")
@pytest.mark.parametrize(("followers", "ankhs"), [(2, 9), (9, 0)], ids=["too few followers", "no ankh token"])
def test_without_followers_or_ankh_token_nothing_is_built(followers: int, ankhs: int) -> None:
    table = duel(ra=followers).ankhs(ra=ankhs).battle(DELTA, "ra build", "isis miracle")
    assert table.asked is None
    assert table.g.built == [0, 0, 0]


@pytest.mark.rules("A12.2")
def test_a_kind_that_the_supply_has_no_more_of_cannot_be_built() -> None:
    table = duel(ra=3).monuments(temple="7,0 7,1 7,2 7,3 7,4 8,0 8,1 8,2 8,3 8,4")
    table.battle(DELTA, "ra build", "isis miracle")
    assert {token.split()[0] for token in table.tokens} == {"done", "obelisk", "pyramid"}
    assert table.why("ra", "temple") == ["A12.2"]


# --- Chariots, Cycle of Ma'at


@pytest.mark.rules("A12.3")
def test_chariots_are_nothing_but_3_strength() -> None:
    table = duel(ra=1, isis=1).battle(DELTA, "ra chariots", "isis build")
    assert table.totals() == {"ra": 5, "isis": 2}
    assert table.gains("ra") == [{"victory": 1}]
    assert (table.of("followers", "ra"), table.of("followers", "isis")) == (1, 1)
    assert table.of("hand", "ra") == FULL_HAND & ~(1 << CARDS.index("chariots"))


@pytest.mark.rules("A12.4")
def test_cycle_of_maat_takes_back_all_played_cards_with_itself() -> None:
    table = duel().hand("ra", "cycle", "flood").hand("isis", "drought", "miracle")
    table.battle(DELTA, "ra cycle", "isis drought")
    assert table.of("hand", "ra") == FULL_HAND
    assert table.who(CardsTakenBack) == ["ra"]
    assert table.of("hand", "isis") == 1 << CARDS.index("miracle")
    assert table.totals() == {"ra": 2, "isis": 3}


@pytest.mark.rules("A12.4", "A13.1")
def test_cycle_of_maat_takes_back_amuns_other_card_too() -> None:
    table = Table("amun", "isis").figures("amun", god="1,2").figures("isis", god="2,6").hand("amun", "cycle", "flood")
    table.battle(DELTA, "amun yes", "isis drought")
    assert table.told(Resolved)
    assert table.of("hand", "amun") == FULL_HAND


@pytest.mark.rules("A12.4")
@pytest.mark.parametrize("card", [card for card in CARDS if card != "cycle"])
def test_there_is_no_other_way_to_get_cards_back(card: str) -> None:
    table = duel().battle(DELTA, f"ra {card}", "isis cycle")
    assert table.of("hand", "ra") == FULL_HAND & ~(1 << CARDS.index(card))


# --- Drought, Flood


@pytest.mark.rules("A12.5", "A13.13")
@pytest.mark.parametrize(
    ("warriors", "tiles", "drought"),
    [("", "", 1), ("4,8 4,9", "", 3), ("4,8 5,6 6,6", "", 2), ("4,8 4,9", "4,9", 2), ("4,8 8,0", "", 2)],
    ids=["the god", "warriors", "not on fertile land", "not on a tile", "not elsewhere"],
)
def test_a_winner_with_drought_gains_1_for_each_figure_on_desert_here(warriors: str, tiles: str, drought: int) -> None:
    table = Table("ra", "isis").figures("ra", god="5,8", warrior=warriors).figures("isis", god="8,8").tiles(tiles)
    table.battle(EAST, "ra drought", "isis miracle")
    assert table.gains("ra") == [{"victory": 1, "drought": drought}]


@pytest.mark.rules("A12.5")
def test_without_drought_the_desert_gives_nothing() -> None:
    table = Table("ra", "isis").figures("ra", god="5,8", warrior="4,8").figures("isis", god="8,8")
    table.battle(EAST, "ra chariots", "isis drought")
    assert table.gains("ra") == [{"victory": 1}]


@pytest.mark.rules("A12.5")
def test_drought_gives_a_loser_nothing() -> None:
    table = Table("ra", "isis").figures("ra", god="5,8", warrior="4,8").figures("isis", god="8,8", warrior="8,7")
    table.battle(EAST, "ra drought", "isis chariots")
    assert table.gains("ra") == []


@pytest.mark.rules("A12.6", "A13.13")
@pytest.mark.parametrize(
    ("warriors", "apep", "tiles", "followers", "saved"),
    [
        ("5,6 6,6", "", "", 2, "5,6 6,6"),
        ("5,6 4,8 4,9", "", "", 1, "5,6"),
        ("5,6 6,6", "", "6,6", 1, "5,6"),
        ("5,6 2,4", "", "", 1, "5,6 2,4"),
        ("5,6", "6,4", "", 1, "5,6"),
    ],
    ids=["fertile", "not on desert", "not on a tile", "not elsewhere", "not on water"],
)
def test_flood_brings_a_follower_for_each_figure_on_fertile_land_here_and_saves_those(
    warriors: str, apep: str, tiles: str, followers: int, saved: str
) -> None:
    table = Table("ra", "isis", guardians=["cat_mummy", "apep", "androsphinx"]).followers(ra=0).tiles(tiles)
    table.figures("ra", god="5,8", warrior=warriors, apep=apep).figures("isis", god="8,8", warrior="9,8 8,7 8,9")
    table.battle(EAST, "ra flood", "isis chariots")
    assert table.told(Resolved)[0].victor == table.seat("isis")
    assert [gained.amount for gained in table.told(FollowersGained)] == [followers]
    assert table.of("figures", "ra") == spaces(f"5,8 {saved}")


@pytest.mark.rules("A12.6")
def test_a_flood_saves_figures_in_this_battle_only() -> None:
    table = duel().battle(DELTA, "ra flood", "isis chariots")
    assert table.has("ra", "2,2")
    table.battle(DELTA, "ra build", "isis drought")
    assert not table.has("ra", "2,2")


@pytest.mark.rules("A12.6")
def test_flood_pays_for_the_god_figure_too() -> None:
    table = duel().battle(DELTA, "ra flood", "isis chariots")
    assert table.of("followers", "ra") == 2
    assert table.has("ra", "2,2")


@pytest.mark.rules("A12.6", "A12.1")
def test_a_plague_kills_the_figures_that_a_flood_saves() -> None:
    table = duel(isis=3).battle(DELTA, "ra flood", "isis plague", "ra 0", "isis 1")
    assert table.of("followers", "ra") == 2
    assert not table.has("ra", "2,2")


@pytest.mark.rules("A12.6", "A14.5")
def test_a_mummy_that_the_plague_killed_is_not_saved_by_the_flood_when_it_is_back() -> None:
    table = Table("isis", "amun").figures("isis", god="1,2", warrior="2,2").figures("amun", god="2,6", mummy="2,7")
    table.followers(isis=1, amun=0).battle(DELTA, "amun no", "isis plague", "amun flood", "isis 1", "amun 0")
    table.pick("amun", "2,7")
    assert [killed.cause for killed in table.told(Killed)] == ["plague", "defeat"]


# --- Miracle, and gods without figures


@pytest.mark.rules("A12.7")
@pytest.mark.parametrize(("card", "offers"), [("chariots", []), ("plague", ["isis 1"])])
def test_miracle_gives_1_devotion_for_each_own_figure_killed_in_resolution_or_plague_as_one_gain(
    card: str, offers: list[str]
) -> None:
    table = duel(isis=1).figures("ra", warrior="1,1 8,0", androsphinx="0,1").figures("isis", warrior="2,8 1,8 1,9")
    table.battle(DELTA, "ra miracle", f"isis {card}", *offers)
    assert table.gains("ra") == [{"miracle": 3}]
    assert table.has("ra", "1,2 8,0")


@pytest.mark.rules("A12.7")
def test_miracle_counts_nobody_that_died_in_an_earlier_battle() -> None:
    table = duel().battle(DELTA, "ra build", "isis chariots")
    assert table.who(Killed) == ["ra"]
    table.battle(DELTA, "ra miracle", "isis drought")
    assert table.gains("ra") == []


@pytest.mark.rules("A12.7")
def test_a_winner_has_its_miracle_for_the_dead_of_the_plague() -> None:
    table = duel().powers("ra", "resplendent").monuments("ra", obelisk="8,0 8,1 8,2")
    table.battle(DELTA, "ra miracle", "isis plague")
    assert table.gains("ra") == [{"victory": 1}, {"miracle": 1}]


@pytest.mark.rules("A12.7", "A14.5")
def test_a_figure_killed_twice_counts_twice() -> None:
    table = Table("isis", "amun").figures("isis", god="1,2", warrior="2,2").figures("amun", god="2,6", mummy="2,7")
    table.followers(isis=1, amun=0).battle(DELTA, "amun no", "isis plague", "amun miracle", "isis 1", "amun 1,6")
    table.pick("amun", "1,6")
    assert table.gains("amun") == [{"miracle": 2}]


@pytest.mark.rules("A12.8")
@pytest.mark.parametrize(
    ("card", "gains", "cards_in_hand"),
    [
        ("miracle", [{"miracle": 1}, {"worshipful": 1}], 6),
        ("cycle", [{"worshipful": 1}], 7),
        ("chariots", [{"worshipful": 1}], 6),
    ],
)
def test_a_god_that_lost_all_its_figures_still_uses_worshipful_cycle_and_miracle_and_nothing_else(
    card: str, gains: list[dict[str, int]], cards_in_hand: int
) -> None:
    table = Table("ra", "isis").figures("ra", god="8,0", warrior="2,2").figures("isis", god="2,6")
    table.followers(ra=2, isis=1).powers("ra", "worshipful").monuments("ra", temple="1,5")
    table.battle(DELTA, f"ra {card}", "isis plague", "ra 0", "isis 1")
    assert table.told(Resolved)[0].victor == table.seat("isis")
    assert table.pick("ra", "yes").asked is None
    assert table.gains("ra") == gains
    assert table.of("hand", "ra").bit_count() == cards_in_hand
