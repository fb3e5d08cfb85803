"""A7 Conflict: regions in order, domination, and a battle step by step."""

from __future__ import annotations

import pytest

from ankh.table import Table
from tawy.ankh import explain
from tawy.ankh.events import (
    BattleBegun,
    BattleEnded,
    CardsRevealed,
    CardsTakenBack,
    DevotionGained,
    DevotionLost,
    FollowersGained,
    Killed,
    MonumentBuilt,
    MonumentDestroyed,
    OffersRevealed,
    RegionReached,
    Resolved,
    Summoned,
)
from tawy.ankh.queries.strength import Strength
from tawy.ankh.rules.conflict import Conflict, ResolveRegion
from tawy.ankh.spec import SPEC
from tawy.ankh.state import NOBODY
from tawy.ankh.terms import CARDS, FULL_HAND

DELTA, WEST, EAST = "2,4", "5,0", "5,8"
"""A space of each region."""


def duel() -> Table:
    """Ra and Isis meet in the Delta, a god and a warrior each, on fertile land, not side by side."""
    table = Table("ra", "isis")
    return table.figures("ra", god="1,2", warrior="2,2").figures("isis", god="2,6", warrior="2,7")


def three() -> Table:
    """Ra, Isis and Amun in the Delta, a god and a warrior each, nobody side by side; Amun's token is used up."""
    table = Table("ra", "isis", "amun")
    table.figures("ra", god="1,2", warrior="2,2").figures("isis", god="2,6", warrior="2,7")
    table.figures("amun", god="3,4", warrior="2,4")
    table.g.amun_ready = False
    return table


def raid() -> Table:
    """In the Delta Ra has only a warrior, his god figure is far away; Isis has only her god figure there."""
    table = Table("ra", "isis").followers(ra=0, isis=0)
    return table.figures("ra", god="8,0", warrior="2,2").figures("isis", god="2,6")


def is_secret(table: Table) -> bool:
    """The answer stays hidden while others answer the same question."""
    return table.g.ask is not None and table.g.ask.secret and table.g.ask.simultaneous


# --- the conflict


@pytest.mark.rules("A7.1")
@pytest.mark.parametrize("trigger", ["ra", "isis"])
def test_who_triggered_the_conflict_holds_the_tie_breaker_face_up_until_it_is_over(trigger: str) -> None:
    table = duel().tie_breaker("ra", up=False).event(4)
    table.play(Conflict(table.seat(trigger)))
    assert table.asked == ("ra", "cards")
    assert (table.g.tie_holder, table.g.tie_up) == (table.seat(trigger), True)
    assert table.picks("ra chariots", "isis flood").asked is None
    assert (table.g.tie_holder, table.g.tie_up) == (NOBODY, False)


@pytest.mark.rules("A7.2")
def test_before_any_region_omnipresent_pays_and_scorpions_destroy() -> None:
    table = Table("ra", "isis", guardians=["cat_mummy", "mummy", "giant_scorpion"]).powers("ra", "omnipresent")
    table.figures("ra", god="1,2", giant_scorpion="2,5").aim("2,5", "N").figures("isis", god="8,8")
    table.monuments("ra", temple="0,1").monuments("isis", temple="1,5")
    table.play(Conflict(table.seat("isis")))
    assert table.of("followers", "ra") == 2
    assert table.gains("ra") == [{"majority": 1}, {"domination": 1}]
    story = table.story(FollowersGained, MonumentDestroyed, RegionReached)
    assert set(story[:2]) == {FollowersGained, MonumentDestroyed}
    assert story[2:] == [RegionReached] * 3


@pytest.mark.rules("A7.3")
@pytest.mark.parametrize(
    ("order", "outcomes"),
    [
        ((EAST, DELTA, WEST), ["domination", "battle", "quiet"]),
        ((WEST, EAST, DELTA), ["quiet", "domination", "battle"]),
        ((DELTA, WEST, EAST), ["battle", "quiet", "domination"]),
    ],
)
def test_each_region_once_in_the_order_of_the_tokens(order: tuple[str, ...], outcomes: list[str]) -> None:
    table = duel().figures("ra", warrior="5,8").order(*order)
    table.play(Conflict(table.seat("ra"))).picks("ra chariots", "isis flood")
    reached = table.told(RegionReached)
    assert [(region.token, region.outcome) for region in reached] == list(enumerate(outcomes, 1))
    assert [region.sides for region in reached if region.outcome == "domination"] == [(table.seat("ra"),)]


@pytest.mark.rules("A7.3")
def test_a_region_is_looked_at_when_its_turn_comes() -> None:
    table = duel().figures("ra", warrior="5,8").powers("ra", "obelisk_attuned").monuments("ra", obelisk="2,4")
    table.play(Conflict(table.seat("ra")))
    table.picks("ra 5,8", "ra 2,5", "ra done", "ra chariots", "isis flood")
    assert [region.outcome for region in table.told(RegionReached)] == ["battle", "quiet", "quiet"]
    assert {"domination": 1} not in table.gains("ra")


@pytest.mark.rules("A7.4")
@pytest.mark.parametrize(
    ("ra", "isis", "osiris", "neutral", "gains"),
    [
        ({}, {}, {}, {}, [{"domination": 1}]),
        ({"obelisk": "1,8", "temple": "1,5", "pyramid": "2,4"}, {}, {}, {}, [{"majority": 3}, {"domination": 1}]),
        ({"obelisk": "1,8", "pyramid": "2,4"}, {"pyramid": "1,5"}, {}, {}, [{"majority": 1}, {"domination": 1}]),
        ({"temple": "1,8 1,7"}, {"temple": "1,5"}, {"temple": "1,4 1,3"}, {}, [{"domination": 1}]),
        ({"temple": "1,8 1,7"}, {"temple": "1,5"}, {"temple": "1,4"}, {}, [{"majority": 1}, {"domination": 1}]),
        ({"temple": "1,8"}, {}, {}, {"temple": "1,5 1,4"}, [{"majority": 1}, {"domination": 1}]),
        ({"temple": "7,1"}, {"temple": "1,5"}, {}, {}, [{"domination": 1}]),
    ],
    ids=["nothing", "all kinds", "a tied kind", "tied with one of two", "more than each", "neutral", "elsewhere"],
)
def test_domination_pays_majorities_as_one_gain_then_one_for_dominating(
    ra: dict[str, str],
    isis: dict[str, str],
    osiris: dict[str, str],
    neutral: dict[str, str],
    gains: list[dict[str, int]],
) -> None:
    table = Table("ra", "isis", "osiris")
    table.figures("ra", god="2,5").figures("isis", god="8,8").figures("osiris", god="8,0")
    table.monuments("ra", **ra).monuments("isis", **isis).monuments("osiris", **osiris).monuments(None, **neutral)
    table.play(ResolveRegion(table.region(DELTA)))
    assert table.gains("ra") == gains
    assert table.who(DevotionGained) == ["ra"] * len(gains)


@pytest.mark.rules("A7.4")
def test_radiance_raises_the_gain_for_dominating() -> None:
    table = Table("ra", "isis").figures("ra", god="2,5", warrior="2,6").suns("2,6").figures("isis", god="8,8")
    table.monuments("ra", temple="1,5").play(ResolveRegion(table.region(DELTA)))
    assert table.gains("ra") == [{"majority": 1}, {"domination": 1, "radiance": 1}]


# --- the battle up to the majorities


@pytest.mark.rules("A7.10", "A7.11")
def test_only_gods_with_a_figure_in_the_region_at_its_start_take_part() -> None:
    table = Table("ra", "isis", "amun", guardians=["cat_mummy", "apep", "androsphinx"])
    table.figures("ra", god="2,4").figures("isis", god="8,0", apep="0,9").figures("amun", god="8,8", warrior="3,7")
    table.powers("amun", "obelisk_attuned").monuments("amun", obelisk="2,6")
    table.battle(DELTA, "ra chariots", "isis drought")
    (begun,) = table.told(BattleBegun)
    assert set(begun.sides) == {table.seat("ra"), table.seat("isis")}
    assert table.asked is None
    assert table.of("hand", "amun") == FULL_HAND
    assert table.has("amun", "8,8 3,7")


@pytest.mark.rules("A7.11", "A7.12")
def test_first_obelisks_call_then_amun_announces_then_cards_are_picked() -> None:
    table = (
        Table("isis", "amun").figures("isis", god="2,6").figures("amun", god="1,2").powers("amun", "obelisk_attuned")
    )
    table.monuments("amun", obelisk="2,4").battle(DELTA)
    assert table.asked == ("amun", "attuned_figure")
    assert table.pick("amun", "done").asked == ("amun", "two_cards")
    assert table.pick("amun", "yes").asked == ("isis", "cards")


@pytest.mark.rules("A7.12")
def test_every_participant_picks_one_card_in_secret_and_all_are_revealed_together() -> None:
    table = duel().battle(DELTA)
    assert table.tokens == list(CARDS)
    assert is_secret(table)
    table.pick("ra", "chariots")
    assert table.asked == ("isis", "cards")
    ra, isis = table.seat("ra"), table.seat("isis")
    for stranger in (isis, None):
        seen = SPEC.view(table.g, stranger).seen
        assert seen.secrets is None or seen.secrets.cards is None
        assert "chariots" in seen.gods[ra].hand
        assert [fighter.cards for fighter in seen.battle.fighters] == [(), ()]
    assert not table.told(CardsRevealed)
    table.pick("isis", "flood")
    (revealed,) = table.told(CardsRevealed)
    assert revealed.cards == {ra: ("chariots",), isis: ("flood",)}


@pytest.mark.rules("A7.12", "A13.1")
def test_amun_picks_two_cards_and_the_others_still_one() -> None:
    table = Table("isis", "amun").figures("isis", god="2,6").figures("amun", god="1,2")
    table.hand("amun", "plague", "flood", "miracle").battle(DELTA, "amun yes")
    assert table.tokens == list(CARDS)
    table.pick("isis", "chariots")
    assert sorted(table.tokens) == ["flood+miracle", "plague+flood", "plague+miracle"]


@pytest.mark.rules("A7.13", "A12.6")
@pytest.mark.parametrize(("warriors", "can_pay"), [("2,2 2,3", True), ("2,2", False)])
def test_flood_pays_as_soon_as_cards_are_revealed(warriors: str, *, can_pay: bool) -> None:
    table = Table("amun", "isis").figures("amun", god="1,2", warrior=warriors).figures("isis", god="2,6")
    table.followers(amun=0).battle(DELTA, "amun yes", "amun build+flood", "isis miracle")
    assert (table.asked == ("amun", "build")) is can_pay
    assert table.of("followers", "amun") == 1 + len(warriors.split())


@pytest.mark.rules("A7.14")
@pytest.mark.parametrize(("first", "then"), [("ra", "isis"), ("isis", "ra")])
def test_monuments_are_built_in_ascending_order(first: str, then: str) -> None:
    table = duel().followers(ra=3, isis=3).devotion(**{first: 4, then: 4})
    table.battle(DELTA, "ra build", "isis build")
    assert table.asked == (first, "build")
    table.pick(first, "temple 1,5")
    assert table.asked == (then, "build")
    assert "temple 1,5" not in table.tokens
    table.pick(then, "temple 2,5")
    assert table.who(MonumentBuilt) == [first, then]


@pytest.mark.rules("A7.14", "A7.15", "A7.16", "A7.17")
def test_build_then_plague_then_majorities_then_resolution() -> None:
    table = Table("amun", "isis").figures("amun", god="1,2").figures("isis", god="2,6").followers(amun=4, isis=0)
    table.battle(DELTA, "amun yes", "amun plague+build", "isis miracle", "amun temple 1,5")
    assert table.asked == ("amun", "offer")
    assert table.tokens == ["0", "1"]
    table.pick("amun", "0")
    story = table.story(CardsRevealed, MonumentBuilt, OffersRevealed, DevotionGained, Resolved)
    assert story == [CardsRevealed, MonumentBuilt, OffersRevealed, DevotionGained, Resolved, DevotionGained]
    assert table.gains("amun") == [{"majority": 1}, {"victory": 1}]


@pytest.mark.rules("A7.15", "A12.1")
def test_each_plague_by_itself_one_after_another() -> None:
    table = duel().followers(ra=3, isis=3).battle(DELTA, "ra plague", "isis plague", "ra 2", "isis 1")
    assert (table.has("ra", "2,2"), table.has("isis", "2,7")) == (True, False)
    assert table.asked == ("ra", "offer")
    assert table.tokens == ["0", "1"]
    table.pick("ra", "0")
    assert table.tokens == ["0", "1", "2"]
    table.pick("isis", "1")
    assert table.who(Killed) == ["isis", "ra"]
    assert (table.of("followers", "ra"), table.of("followers", "isis")) == (1, 1)


@pytest.mark.rules("A7.16")
@pytest.mark.parametrize(
    ("ra", "isis", "absent", "gains"),
    [
        ({"temple": "1,5"}, {}, {}, ([{"majority": 1}], [])),
        ({"temple": "1,5", "obelisk": "1,4"}, {"pyramid": "1,3"}, {}, ([{"majority": 2}], [{"majority": 1}])),
        ({"temple": "1,5"}, {"temple": "1,4"}, {}, ([], [])),
        ({"temple": "1,5"}, {}, {"temple": "1,4"}, ([], [])),
        ({"temple": "1,5"}, {}, {"temple": "1,4 1,3"}, ([], [])),
        ({"temple": "1,5 2,5"}, {"temple": "1,4"}, {"temple": "1,3"}, ([{"majority": 1}], [])),
        ({"temple": "8,1"}, {"temple": "1,4"}, {}, ([], [{"majority": 1}])),
    ],
    ids=["one", "two and one", "tied", "tied with an absent god", "an absent god has more", "most", "elsewhere"],
)
def test_majorities_are_one_gain_of_the_gods_here_and_absent_gods_count(
    ra: dict[str, str],
    isis: dict[str, str],
    absent: dict[str, str],
    gains: tuple[list[dict[str, int]], list[dict[str, int]]],
) -> None:
    table = Table("ra", "isis", "amun")
    table.figures("ra", god="1,2").figures("isis", god="2,6").figures("amun", god="8,8")
    table.monuments("ra", **ra).monuments("isis", **isis).monuments("amun", **absent)
    table.battle(DELTA, "ra miracle", "isis miracle")
    assert (table.gains("ra"), table.gains("isis")) == gains
    assert table.gains("amun") == []


@pytest.mark.rules("A7.16", "A10.5")
@pytest.mark.parametrize(("first", "then"), [("ra", "isis"), ("isis", "ra")])
def test_majorities_are_paid_in_ascending_order(first: str, then: str) -> None:
    table = duel().devotion(**{first: 30, then: 30})
    table.monuments("ra", temple="1,5").monuments("isis", obelisk="1,4")
    table.battle(DELTA, "ra miracle", "isis miracle")
    assert table.g.winner == table.seat(first)
    assert table.of("devotion", then) == 30


@pytest.mark.rules("A7.16", "A12.8")
def test_a_god_whose_figures_died_in_the_plague_has_no_majority_but_its_monuments_count() -> None:
    table = raid().followers(isis=1).monuments("ra", temple="1,5", obelisk="1,4").monuments("isis", temple="1,3")
    table.battle(DELTA, "ra miracle", "isis plague", "isis 1")
    assert table.gains("ra") == [{"miracle": 1}]
    assert table.gains("isis") == [{"victory": 1}]


# --- the resolution


@pytest.mark.rules("A7.17")
def test_strength_is_figures_and_bonuses_and_cards_and_is_explained_source_by_source() -> None:
    table = Table("anubis", "isis").powers("anubis", "resplendent", "temple_attuned").trapped(isis=2)
    table.figures("anubis", god="2,4", warrior="2,5 0,3 8,3").figures("isis", god="1,1", androsphinx="0,2")
    table.monuments("anubis", temple="1,5 7,1 7,7").followers(isis=3)
    table.battle("2,4", "anubis chariots", "isis build")
    assert table.asked == ("isis", "build")
    anubis, isis = table.seat("anubis"), table.seat("isis")
    strengths = explain.region(table.g, table.g.arena)
    assert strengths == {
        anubis: Strength(figures=2, cancelled=1, resplendent=2, trapped=2, temples=2, cards=3),
        isis: Strength(figures=2, cancelled=0, resplendent=0, trapped=0, temples=0, cards=0),
    }
    assert (strengths[anubis].total, strengths[isis].total) == (11, 2)
    table.picks("isis done", "isis done")
    assert table.totals() == {"anubis": 11, "isis": 2}
    assert table.told(Resolved)[-1].sources == {side: brought.by_source() for side, brought in strengths.items()}
    assert [brought.cards for brought in explain.region(table.g, table.region("2,4")).values()] == [0, 0]


@pytest.mark.rules("A7.17")
@pytest.mark.parametrize(
    ("ra", "isis", "amun", "winner"),
    [
        ("chariots", "flood", "drought", "ra"),
        ("build", "chariots", "drought", "isis"),
        ("miracle", "flood", "drought", "amun"),
    ],
)
def test_the_highest_total_wins(ra: str, isis: str, amun: str, winner: str) -> None:
    table = three().battle(DELTA, f"ra {ra}", f"isis {isis}", f"amun {amun}")
    assert table.told(Resolved)[0].victor == table.seat(winner)
    assert table.who(DevotionGained)[0] == winner
    assert table.gains(winner) == [{"victory": 1}]


@pytest.mark.rules("A7.17", "A14.8")
def test_the_only_god_left_wins_the_battle_even_with_0_and_does_not_dominate() -> None:
    table = Table("ra", "isis", "amun", guardians=["cat_mummy", "apep", "androsphinx"]).followers(ra=0, isis=1)
    table.figures("ra", god="8,0", warrior="1,8").figures("isis", god="5,0", apep="1,10").powers("isis", "commanding")
    table.figures("amun", god="5,8", androsphinx="2,10")
    table.battle(DELTA, "ra plague", "isis flood", "isis 1")
    assert table.totals() == {"ra": 0, "isis": 0}
    assert table.told(Resolved)[0].victor == table.seat("isis")
    assert table.gains("isis") == [{"victory": 1}]
    assert table.of("followers", "isis") == 3


@pytest.mark.rules("A7.17", "A12.8")
def test_a_participant_without_figures_has_strength_0_without_bonuses_and_cannot_win() -> None:
    table = raid().followers(isis=3).powers("ra", "worshipful").followers(ra=2)
    table.battle(DELTA, "ra chariots", "isis plague", "ra 0", "isis 1")
    assert table.asked == ("ra", "worship")
    assert explain.region(table.g, table.g.arena)[table.seat("ra")] == Strength()
    assert table.totals() == {"ra": 0, "isis": 2}
    assert table.told(Resolved)[0].victor == table.seat("isis")


@pytest.mark.rules("A7.17", "A7.21")
def test_until_the_battle_ends_everyone_sees_what_the_dead_fought_with() -> None:
    table = duel().powers("ra", "worshipful").followers(ra=2).battle(DELTA, "ra miracle", "isis chariots")
    assert (table.asked, table.has("ra", "2,2")) == (("ra", "worship"), False)
    ra, isis = table.seat("ra"), table.seat("isis")
    assert explain.region(table.g, table.region(DELTA)) == {ra: Strength(figures=2), isis: Strength(figures=2, cards=3)}
    assert [(brought.side, brought.total) for brought in SPEC.explain(table.g)[0]] == [(0, 2), (1, 5)]
    loaded = SPEC.load(SPEC.dump(table.g))
    assert explain.region(loaded, table.region(DELTA)) == explain.region(table.g, table.region(DELTA))
    table.pick("ra", "no")
    assert (table.g.brought, explain.region(table.g, table.region(DELTA))[ra]) == ([], Strength(figures=1))


@pytest.mark.rules("A7.18")
def test_a_tied_god_may_turn_the_tie_breaker_down_and_win_knowing_all_totals() -> None:
    table = duel().tie_breaker("isis").battle(DELTA, "ra miracle", "isis build")
    assert table.asked == ("isis", "tie_breaker")
    assert table.tokens == ["no", "yes"]
    assert {side: brought.total for side, brought in explain.region(table.g, table.g.arena).items()} == {0: 2, 1: 2}
    table.pick("isis", "yes")
    assert table.told(Resolved)[0].victor == table.seat("isis")
    assert table.gains("isis") == [{"victory": 1}]
    assert (table.g.tie_holder, table.g.tie_up) == (table.seat("isis"), False)


@pytest.mark.rules("A7.18", "A7.19", "A7.21")
def test_a_holder_that_leaves_the_tie_breaker_up_has_not_won() -> None:
    table = duel().tie_breaker("isis").battle(DELTA, "ra miracle", "isis build", "isis no")
    assert table.told(Resolved)[0].victor is None
    assert table.gains("isis") == []
    assert table.g.tie_up
    assert sorted(table.who(Killed)) == ["isis", "ra"]


@pytest.mark.rules("A7.18")
@pytest.mark.parametrize(
    ("holder", "up", "cards", "victor"),
    [
        ("amun", True, ("drought", "drought", "flood"), None),
        ("ra", False, ("drought", "drought", "flood"), None),
        ("isis", True, ("chariots", "drought", "flood"), "ra"),
    ],
    ids=["the holder is not tied", "it lies face down", "there is no tie for the highest"],
)
def test_otherwise_the_tie_breaker_is_of_no_use(
    holder: str,
    *,
    up: bool,
    cards: tuple[str, str, str],
    victor: str | None,
) -> None:
    table = three().tie_breaker(holder, up=up)
    table.battle(DELTA, *(f"{god} {card}" for god, card in zip(("ra", "isis", "amun"), cards, strict=True)))
    assert table.asked is None
    assert table.told(Resolved)[0].victor == (None if victor is None else table.seat(victor))
    assert table.g.tie_up is up


@pytest.mark.rules("A7.18")
def test_the_tie_breaker_serves_once_in_a_conflict() -> None:
    table = duel().figures("ra", warrior="5,8").figures("isis", warrior="8,8").event(4)
    table.play(Conflict(table.seat("ra"))).picks("ra miracle", "isis build", "ra yes")
    assert table.asked == ("ra", "cards")
    table.picks("ra drought", "isis drought")
    assert [resolved.victor for resolved in table.told(Resolved)] == [table.seat("ra"), None]


@pytest.mark.rules("A7.19", "A7.23", "A11.10")
def test_without_a_winner_every_participant_has_lost() -> None:
    table = Table("ra", "osiris").figures("ra", god="1,2", warrior="2,2").figures("osiris", god="2,6", warrior="2,7")
    table.powers("ra", "magnanimous").powers("osiris", "magnanimous").battle(DELTA, "ra build", "osiris miracle")
    assert table.told(Resolved)[0].victor is None
    assert table.gains("ra") == [{"magnanimous": 2}]
    assert table.gains("osiris") == [{"magnanimous": 2}]
    assert table.asked == ("osiris", "tile")


@pytest.mark.rules("A7.19")
def test_a_god_whose_figures_died_before_has_lost_too() -> None:
    table = Table("ra", "osiris").figures("ra", god="1,2").figures("osiris", god="8,8", warrior="2,7")
    table.followers(ra=1, osiris=0).battle(DELTA, "ra plague", "osiris build", "ra 1")
    assert table.told(Resolved)[0].victor == table.seat("ra")
    assert table.asked == ("osiris", "tile")


@pytest.mark.rules("A7.19")
def test_without_figures_there_is_no_winner_and_the_tie_breaker_cannot_be_used() -> None:
    table = Table("ra", "isis").figures("ra", god="8,0", warrior="2,2").figures("isis", god="8,8", warrior="2,6")
    table.followers(ra=0, isis=0).tie_breaker("ra").battle(DELTA, "ra plague", "isis build")
    assert table.asked is None
    assert table.told(Resolved)[0].victor is None
    assert table.g.tie_up
    assert not table.told(DevotionGained)


@pytest.mark.rules("A7.20")
def test_the_winner_gains_everything_as_one_gain_and_commanding_pays() -> None:
    table = Table("ra", "isis").powers("ra", "glorious", "commanding").powers("isis", "commanding")
    table.figures("ra", god="5,7", warrior="5,8 4,8").suns("5,8").figures("isis", god="8,8").followers(ra=0, isis=0)
    table.battle(EAST, "ra drought", "isis miracle")
    assert table.gains("ra") == [{"glorious": 3, "drought": 3, "radiance": 1}]
    assert table.of("devotion", "ra") == 7
    assert (table.of("followers", "ra"), table.of("followers", "isis")) == (3, 0)


@pytest.mark.rules("A7.20")
def test_a_plain_victory_gives_one_devotion() -> None:
    table = duel().battle(DELTA, "ra chariots", "isis miracle")
    assert table.gains("ra") == [{"victory": 1}]


@pytest.mark.rules("A7.21")
def test_warriors_and_guardians_of_the_others_here_die_and_gods_and_those_elsewhere_do_not() -> None:
    table = duel().figures("isis", androsphinx="2,8", warrior="8,8").figures("ra", warrior="1,1")
    table.battle(DELTA, "ra chariots", "isis miracle")
    (killed,) = table.told(Killed)
    assert set(killed.figures) == {("warrior", "2,7"), ("androsphinx", "2,8")}
    assert table.has("isis", "2,6 8,8")
    assert table.has("ra", "1,2 2,2 1,1")


@pytest.mark.rules("A7.21")
def test_without_a_winner_those_of_every_god_die() -> None:
    table = three().battle(DELTA, "ra miracle", "isis miracle", "amun miracle")
    assert sorted(table.who(Killed)) == ["amun", "isis", "ra"]
    assert [table.of("warriors", god) for god in ("ra", "isis", "amun")] == [0, 0, 0]
    assert table.has("ra", "1,2")
    assert table.has("isis", "2,6")
    assert table.has("amun", "3,4")


@pytest.mark.rules("A7.21", "A12.6", "A13.8")
def test_flood_and_isis_spare_figures_and_she_chooses_when_the_winner_is_known() -> None:
    table = (
        Table("ra", "isis", "amun").figures("ra", god="2,4", warrior="2,3").figures("isis", god="1,8", warrior="2,5")
    )
    table.figures("amun", god="1,1", warrior="0,1")
    table.battle(DELTA, "amun no", "ra chariots", "isis miracle", "amun flood")
    assert table.told(Resolved)[0].victor == table.seat("ra")
    assert not table.told(Killed)
    assert table.asked == ("isis", "let_die")
    table.pick("isis", "done")
    assert not table.told(Killed)
    assert table.has("isis", "2,5")
    assert table.has("amun", "0,1")


# --- the dead


@pytest.mark.rules("A7.22")
def test_killed_figures_return_to_their_owners_pool_and_sun_tokens_to_ra() -> None:
    table = duel().figures("ra", androsphinx="1,1").suns("2,2 1,1").battle(DELTA, "ra miracle", "isis chariots")
    assert table.of("warrior_pool", "ra") == 6
    assert table.g.guardian_pool[2 * table.g.seats + table.seat("ra")] == 1
    assert table.g.suns == 0


@pytest.mark.rules("A7.22", "A14.5")
def test_deaths_of_one_moment_happen_together() -> None:
    table = Table("ra", "amun").figures("ra", god="1,1", mummy="2,4").figures("amun", god="8,8", warrior="0,1 1,2 2,2")
    table.devotion(ra=0, amun=5).battle(DELTA, "amun no", "ra drought", "amun build")
    assert table.told(Resolved)[0].victor is None
    assert table.asked == ("ra", "mummy")
    assert sorted(table.tokens) == ["0,1", "1,2", "2,2"]


@pytest.mark.rules("A7.22")
def test_first_anubis_traps_then_mummies_come_back() -> None:
    table = Table("anubis", "ra", "amun").figures("anubis", god="8,0").figures("ra", god="1,2", warrior="2,2")
    table.figures("amun", god="2,6", warrior="2,7", mummy="1,7")
    table.battle(DELTA, "amun no", "ra chariots", "amun build")
    assert table.asked == ("anubis", "trap")
    assert not table.told(Summoned)
    assert table.pick("anubis", "amun").asked == ("amun", "mummy")


@pytest.mark.rules("A7.22", "A14.2")
def test_in_a_plague_cat_mummies_curse_at_once_then_anubis_traps_then_mummies_come_back() -> None:
    table = Table("anubis", "ra", "amun").figures("anubis", god="8,0").figures("ra", god="1,2").followers(ra=1, amun=0)
    table.figures("amun", god="2,6", warrior="2,7", mummy="1,7", cat_mummy="2,8").devotion(anubis=5, ra=5)
    table.battle(DELTA, "amun no", "ra plague", "amun build", "ra 1")
    assert table.asked == ("anubis", "trap")
    assert table.who(DevotionLost) == ["anubis", "ra"]
    assert not table.told(Summoned)
    assert table.pick("anubis", "amun").asked == ("amun", "mummy")


@pytest.mark.rules("A7.22", "A14.5")
@pytest.mark.parametrize(("first", "then"), [("isis", "amun"), ("amun", "isis")])
def test_mummies_come_back_owners_in_ascending_order(first: str, then: str) -> None:
    table = three().devotion(**{first: 4, then: 4}).figures("isis", mummy="1,8").figures("amun", mummy="3,5")
    table.battle(DELTA, "ra chariots", "isis miracle", "amun miracle")
    assert table.asked == (first, "mummy")
    table.pick(first, table.tokens[0])
    assert table.asked == (then, "mummy")


@pytest.mark.rules("A7.22", "A13.15", "A14.5")
def test_a_mummy_may_take_a_sun_token_that_has_just_returned() -> None:
    table = duel().figures("ra", mummy="1,1", warrior="8,0 8,1").suns("1,1 8,0 8,1")
    table.battle(DELTA, "ra miracle", "isis chariots", "ra 0,1")
    assert table.asked == ("ra", "sun")
    table.pick("ra", "yes")
    assert table.told(Summoned)[0].cause == "mummy"
    assert table.g.suns.bit_count() == 3


@pytest.mark.rules("A7.22", "A12.7")
def test_a_mummy_that_comes_back_into_the_region_takes_part_in_the_rest_of_the_battle() -> None:
    table = Table("isis", "amun").figures("isis", god="1,2").figures("amun", god="2,6", mummy="2,7")
    table.followers(isis=1, amun=0)
    table.battle(DELTA, "amun no", "isis plague", "amun miracle", "isis 1", "amun 1,7")
    assert table.totals() == {"isis": 2, "amun": 2}
    assert len(table.told(Killed)) == 2
    assert table.asked == ("amun", "mummy")
    table.pick("amun", "1,7")
    assert table.gains("amun") == [{"miracle": 2}]


@pytest.mark.rules("A7.23", "A11.10")
@pytest.mark.parametrize(("first", "then"), [("ra", "isis"), ("isis", "ra")])
def test_magnanimous_pays_after_the_winner_in_ascending_order(first: str, then: str) -> None:
    table = three().powers("ra", "magnanimous").powers("isis", "magnanimous").devotion(**{first: 4, then: 4, "amun": 9})
    table.battle(DELTA, "ra miracle", "isis build", "amun chariots")
    assert table.who(DevotionGained)[:3] == ["amun", first, then]
    assert table.gains("amun") == [{"victory": 1}]
    assert table.gains(first)[0] == table.gains(then)[0] == {"magnanimous": 2}


@pytest.mark.rules("A7.23", "A13.11")
def test_osiris_places_his_tile_when_the_dead_are_gone_and_mummies_are_back() -> None:
    table = Table("ra", "osiris").figures("ra", god="1,2").figures("osiris", god="2,6", warrior="2,5", mummy="2,4")
    table.powers("osiris", "magnanimous")
    table.battle(DELTA, "ra chariots", "osiris miracle")
    assert table.asked == ("osiris", "mummy")
    table.pick("osiris", "1,6")
    assert table.asked == ("osiris", "tile")
    assert {"2,5", "2,4"} <= set(table.tokens)
    assert "1,6" not in table.tokens
    assert table.gains("osiris") == [{"magnanimous": 2}]


@pytest.mark.rules("A7.24", "A14.2")
def test_cat_mummies_cost_one_loss_each_after_the_consolations_and_before_miracle() -> None:
    table = three().figures("isis", cat_mummy="2,8 1,8").powers("isis", "magnanimous").devotion(isis=3, ra=5, amun=9)
    table.battle(DELTA, "ra chariots", "isis miracle", "amun build")
    story = table.story(Killed, DevotionGained, DevotionLost)
    gains = [DevotionGained, Killed, Killed, DevotionGained]
    assert story == [*gains, *[DevotionLost] * 4, DevotionGained]
    assert table.gains("isis") == [{"magnanimous": 2}, {"miracle": 3}]
    assert [table.of("devotion", god) for god in ("ra", "isis", "amun")] == [5 + 1 - 2, 3 + 2 + 3, 9 - 2]


@pytest.mark.rules("A7.24", "A14.2")
@pytest.mark.parametrize(("first", "then"), [("ra", "isis"), ("isis", "ra")])
def test_several_cat_mummies_curse_in_ascending_order_of_their_owners(first: str, then: str) -> None:
    table = three().figures("ra", cat_mummy="1,1").figures("isis", cat_mummy="2,8")
    table.devotion(**{first: 4, then: 6, "amun": 9})
    table.battle(DELTA, "ra build", "isis build", "amun chariots")
    assert table.who(DevotionLost) == [then, "amun", first, "amun"]


@pytest.mark.rules("A7.24", "A10.2")
def test_cat_mummies_curse_in_the_order_that_the_consolations_have_made() -> None:
    table = three().figures("ra", cat_mummy="1,1").figures("isis", cat_mummy="2,8").powers("ra", "magnanimous")
    table.devotion(ra=3, isis=5, amun=9)
    table.battle(DELTA, "ra build", "isis build", "amun chariots")
    # Ra's 2 devotion put him above Isis on space 5: her cat is the first, and he falls to 4 before she does.
    assert table.ascending() == ["ra", "isis", "amun"]


# --- after the resolution


@pytest.mark.rules("A7.25")
def test_miracle_then_worshipful_then_cycle_of_maat() -> None:
    table = duel().powers("ra", "worshipful").powers("isis", "worshipful").followers(ra=2, isis=2)
    table.hand("ra", "cycle", "flood").devotion(isis=1, ra=5)
    table.figures("ra", warrior="1,1 0,1").battle(DELTA, "ra cycle", "isis miracle")
    assert table.gains("isis") == [{"miracle": 1}]
    assert table.asked == ("isis", "worship")
    assert table.pick("isis", "yes").asked == ("ra", "worship")
    assert not table.told(CardsTakenBack)
    table.pick("ra", "yes")
    assert table.story(Resolved, CardsTakenBack, BattleEnded) == [Resolved, CardsTakenBack, BattleEnded]
    assert table.of("hand", "ra") == FULL_HAND
    assert table.asked is None


@pytest.mark.rules("A7.25", "A12.7")
@pytest.mark.parametrize(("first", "then"), [("ra", "isis"), ("isis", "ra")])
def test_miracles_in_ascending_order(first: str, then: str) -> None:
    table = duel().devotion(**{first: 4, then: 4}).battle(DELTA, "ra miracle", "isis miracle")
    assert table.who(DevotionGained) == [first, then]


@pytest.mark.rules("A7.25", "A11.12")
@pytest.mark.parametrize(("first", "then"), [("ra", "isis"), ("isis", "ra")])
def test_worship_in_ascending_order_once_per_god(first: str, then: str) -> None:
    table = duel().powers("ra", "worshipful").powers("isis", "worshipful").followers(ra=8, isis=8)
    table.devotion(**{first: 4, then: 4}).battle(DELTA, "ra build", "isis build", f"{first} done", f"{then} done")
    table.picks(f"{first} yes", f"{then} yes")
    assert table.asked is None
    assert (table.of("followers", "ra"), table.of("followers", "isis")) == (6, 6)


@pytest.mark.rules("A7.25", "A11.12")
def test_amun_worships_once_for_two_cards() -> None:
    table = Table("amun", "isis").figures("amun", god="1,2").figures("isis", god="2,6").powers("amun", "worshipful")
    table.followers(amun=8).battle(DELTA, "amun yes", "amun chariots+drought", "isis miracle", "amun yes")
    assert table.asked is None
    assert table.of("followers", "amun") == 6


@pytest.mark.rules("A7.26", "A12.4")
def test_played_cards_lie_in_everyones_sight_until_cycle_of_maat_takes_them_back() -> None:
    table = Table("ra", "isis").figures("ra", god="1,2").figures("isis", god="2,6").powers("ra", "worshipful")
    table.followers(ra=2).battle(DELTA, "ra chariots", "isis chariots")
    assert [SPEC.view(table.g, seat).seen.battle.fighters[0].cards for seat in (0, 1, None)] == [("chariots",)] * 3
    table.pick("ra", "no").battle(DELTA)
    for seat in (0, 1, None):
        assert "chariots" not in SPEC.view(table.g, seat).seen.gods[0].hand
    assert "chariots" not in table.tokens
    assert table.why("ra", "chariots") == ["A7.26"]
    table.picks("ra cycle", "isis flood", "ra no").battle(DELTA)
    assert "chariots" in table.tokens
    assert "chariots" in SPEC.view(table.g, None).seen.gods[0].hand


@pytest.mark.rules("A7.27", "A12.4")
def test_a_hand_is_never_empty_because_the_last_card_is_cycle_of_maat() -> None:
    table = Table("ra", "isis").figures("ra", god="1,2").figures("isis", god="2,6").followers(ra=0, isis=0)
    for card in ("plague", "build", "chariots", "drought", "miracle", "flood"):
        table.battle(DELTA, f"ra {card}", f"isis {card}")
        assert table.asked is None
        assert table.of("hand", "ra") != 0
    assert table.of("hand", "ra") == 1 << CARDS.index("cycle")
    table.battle(DELTA)
    assert table.asked is None
    assert table.of("hand", "ra") == table.of("hand", "isis") == FULL_HAND
