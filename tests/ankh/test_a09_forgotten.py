"""A9 Forgotten gods."""

from __future__ import annotations

import pytest

from ankh.table import Table, spaces
from tawy.ankh.events import EgyptAtheist, GameWon, GodForgotten, MonumentDestroyed, Released
from tawy.ankh.rules.conflict import AfterConflict, Conflict
from tawy.ankh.rules.forgetting import ForgetGods
from tawy.ankh.rules.merging import MergeGods
from tawy.ankh.rules.turn import Turn
from tawy.ankh.spec import SPEC
from tawy.ankh.state import ATHEISM, GOING_ON, NOBODY, NOWHERE, SOLE_GOD

FOURTH_CONFLICT = 16
RED, BLUE = 20, 21


def egypt(**devotion: int) -> Table:
    """Anubis, Osiris, Isis and Ra, their god figures on the board; on blue unless told otherwise."""
    table = Table("anubis", "osiris", "isis", "ra")
    table.figures("anubis", god="2,2").figures("osiris", god="8,0").figures("isis", god="8,8").figures("ra", god="4,8")
    return table.devotion(**{god: devotion.get(god, BLUE) for god in ("anubis", "osiris", "isis", "ra")})


@pytest.mark.rules("A9.1")
@pytest.mark.parametrize(
    ("space", "last_red_space", "forgotten"),
    [(0, 20, True), (20, 20, True), (21, 20, False), (19, 19, True), (20, 19, False)],
)
def test_every_god_on_a_red_space_is_forgotten(space: int, last_red_space: int, *, forgotten: bool) -> None:
    table = Table("ra", "isis", "osiris", last_red_space=last_red_space).devotion(ra=space, isis=25, osiris=25)
    table.play(ForgetGods())
    assert table.who(GodForgotten) == ["ra"] * forgotten
    assert ("ra" in table.ascending()) is not forgotten


@pytest.mark.rules("A9.1")
@pytest.mark.parametrize(("event", "forgotten"), [(4, 0), (8, 0), (12, 0), (16, 2), (18, 0)])
def test_gods_are_forgotten_when_the_fourth_conflict_is_over_and_only_then(event: int, forgotten: int) -> None:
    table = Table("ra", "isis").devotion(ra=5, isis=7).event(event).play(AfterConflict())
    assert len(table.told(GodForgotten)) == forgotten


@pytest.mark.rules("A9.1")
def test_a_forgotten_god_loses_figures_monuments_and_followers() -> None:
    table = (
        egypt(ra=RED).figures("ra", warrior="4,7 4,9", cat_mummy="5,8").suns("4,7").pool("ra", mummy=1, androsphinx=1)
    )
    table.monuments("ra", temple="5,7", pyramid="5,9").monuments("isis", temple="7,7").monuments(obelisk="3,8")
    table.followers(ra=6, isis=3).play(ForgetGods())
    ra = table.seat("ra")
    assert (table.g.god_at[ra], table.g.figures[ra], table.g.warrior_pool[ra]) == (NOWHERE, 0, 0)
    assert table.g.guardians[ra :: table.g.seats] == table.g.guardian_pool[ra :: table.g.seats] == [0, 0, 0]
    assert table.g.guardians_gone == [1, 1, 1]
    assert table.g.suns == 0
    assert table.g.built == [spaces("3,8"), spaces("7,7"), 0]
    assert table.g.owned[ra] == 0
    assert table.g.occupied == spaces("2,2 8,0 8,8 3,8 7,7")
    assert (table.g.followers[ra], table.of("followers", "isis")) == (0, 3)


@pytest.mark.rules("A9.1", "A14.7")
def test_the_scorpion_of_a_forgotten_god_strikes_no_more() -> None:
    table = Table("ra", "isis", "osiris", guardians=["cat_mummy", "mummy", "giant_scorpion"])
    table.figures("ra", god="8,0", giant_scorpion="2,5").aim("2,5", "N").monuments(temple="1,5 4,7").devotion(ra=RED)
    table.figures("isis", god="8,8", giant_scorpion="5,7").aim("5,7", "N").figures("osiris", god="4,0")
    table.devotion(isis=BLUE, osiris=BLUE).play(ForgetGods()).play(Conflict(table.seat("isis")))
    assert [fate.space for fate in table.told(MonumentDestroyed)] == ["4,7"]


@pytest.mark.rules("A9.1")
@pytest.mark.parametrize(
    ("red", "order"),
    [(("osiris",), ["isis", "ra", "anubis"]), (("osiris", "isis"), ["ra", "anubis", "ra"])],
)
def test_its_seat_is_out(red: tuple[str, ...], order: list[str]) -> None:
    table = egypt(**dict.fromkeys(red, RED)).followers(anubis=0, isis=0, ra=0).play(ForgetGods())
    table.play(Turn(table.seat("anubis"))).pick("anubis", "unlock")
    for god in order:
        assert table.asked == (god, "action")
        table.pick(god, "unlock")


@pytest.mark.rules("A9.1")
def test_both_seats_of_a_forgotten_merged_god_are_out() -> None:
    table = egypt(osiris=2, isis=5).followers(anubis=0, ra=0).play(MergeGods()).play(ForgetGods())
    assert table.who(GodForgotten) == ["isis"]
    table.play(Turn(table.seat("anubis"))).pick("anubis", "unlock")
    assert table.asked == ("ra", "action")
    assert table.pick("ra", "unlock").asked == ("anubis", "action")


@pytest.mark.rules("A9.2")
def test_when_anubis_is_forgotten_trapped_warriors_return_to_their_pools() -> None:
    table = egypt(anubis=RED).trapped(isis=2, ra=1).play(ForgetGods())
    assert sum(table.g.trapped) == 0
    assert (table.of("warrior_pool", "isis"), table.of("warrior_pool", "ra")) == (6, 6)


@pytest.mark.rules("A9.2")
def test_a_forgotten_gods_warriors_leave_anubiss_slots_and_the_others_stay() -> None:
    table = egypt(ra=RED).trapped(isis=1, ra=2).play(ForgetGods())
    assert table.g.trapped[table.seat("ra")] == table.g.warrior_pool[table.seat("ra")] == 0
    assert (table.of("trapped", "isis"), table.of("warrior_pool", "isis")) == (1, 5)


@pytest.mark.rules("A9.2")
@pytest.mark.parametrize(("forgotten", "left"), [("osiris", ""), ("ra", "2,6 7,1")])
def test_when_osiris_is_forgotten_the_underworld_tiles_leave_the_game(forgotten: str, left: str) -> None:
    table = egypt(**{forgotten: RED}).tiles("2,6 7,1").play(ForgetGods())
    assert table.g.tiles == spaces(left)


@pytest.mark.rules("A9.2")
def test_the_tiles_leave_with_a_merged_god_too() -> None:
    table = egypt(osiris=2, isis=5).tiles("2,6 7,1").play(MergeGods()).play(ForgetGods())
    assert table.g.tiles == 0


@pytest.mark.rules("A9.3")
def test_one_god_left_wins_at_once() -> None:
    table = egypt(anubis=RED, isis=3, ra=0).event(FOURTH_CONFLICT)
    table.play(AfterConflict(), Turn(table.seat("osiris")))
    assert table.asked is None
    assert (table.g.ending, table.g.winner) == (SOLE_GOD, table.seat("osiris"))
    assert table.who(GameWon) == ["osiris"]


@pytest.mark.rules("A9.3")
def test_no_god_left_and_everyone_loses() -> None:
    table = egypt(anubis=RED, osiris=RED, isis=3, ra=0).event(FOURTH_CONFLICT)
    table.play(AfterConflict(), Turn(table.seat("osiris")))
    assert table.asked is None
    assert (table.g.ending, table.g.winner) == (ATHEISM, NOBODY)
    assert len(table.told(EgyptAtheist)) == 1
    result = SPEC.result(table.g)
    assert result is not None
    assert result.winners == ()


@pytest.mark.rules("A9.3")
def test_two_gods_left_and_the_game_goes_on() -> None:
    table = egypt(anubis=RED, isis=3).event(FOURTH_CONFLICT)
    table.play(AfterConflict(), Turn(table.seat("osiris")))
    assert table.g.ending == GOING_ON
    assert table.asked == ("osiris", "action")


@pytest.mark.rules("A9.4")
@pytest.mark.parametrize(("anubis", "ra"), [(3, 9), (9, 3)])
def test_a_forgotten_anubis_gives_warriors_back_only_to_gods_that_remain(anubis: int, ra: int) -> None:
    table = egypt(anubis=anubis, ra=ra).trapped(isis=1, ra=2).play(ForgetGods())
    released = {(event.side, event.amount, event.to_pool) for event in table.told(Released)}
    assert released == {(table.seat("isis"), 1, True), (table.seat("ra"), 2, False)}
    assert (table.of("warrior_pool", "isis"), table.of("warrior_pool", "ra")) == (6, 0)
