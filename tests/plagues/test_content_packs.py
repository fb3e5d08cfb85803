"""Content packs: an owner of the printed game corrects a table in a file; what does not fit is refused by name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from contract import kit
from plagues.table import Table
from tawy.kernel.event import Event
from tawy.kernel.play import Play, replay, start
from tawy.kernel.record import Record, read, write
from tawy.kernel.refusal import Refused
from tawy.plagues import events, setup, tables
from tawy.plagues.explain import tribute
from tawy.plagues.queries.wealth import coins
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import AdvanceCard, FreeHebrew, PlaceToken
from tawy.plagues.rules.plague import PayTribute, SufferLoss
from tawy.plagues.rules.territories import TakeTerritory
from tawy.plagues.spec import SPEC
from tawy.plagues.tables import Book, load_pack, shipped
from tawy.plagues.terms import SPHINX, TOKENS

NAME = 'name = "my printed copy"\n'
NO_TRIBUTE = "[0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"
TRIBUTE = "[1, 2, 3, 4, 5, 5, 6, 7, 8, 8]"


def table_text(*names: str) -> str:
    """Tables as they are shipped, to change something in them."""
    chunks = re.split(r"(?m)^(?=\[)", tables._shipped_text())
    heads = (
        {f"[{name}]" for name in names} | {f"[[{name}]]" for name in names} | {f"[[{name}.trade]]" for name in names}
    )
    return "".join(chunk for chunk in chunks if chunk.split("\n", 1)[0] in heads)


def but(name: str, old: str, new: str) -> str:
    """A pack that changes one thing in one table."""
    text = table_text(name)
    assert old in text, f"{old!r} is not in the table {name}"
    return NAME + text.replace(old, new, 1)


def load(folder: Path, text: str) -> Book:
    """A pack from a file."""
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return load_pack(path)


def refusal(folder: Path, text: str) -> str:
    """Why a pack is refused: one sentence."""
    with pytest.raises(Refused) as refused:
        load(folder, text)
    return one_sentence(str(refused.value), "mine.toml")


def one_sentence(words: str, *named: str) -> str:
    """One line, one full stop at its end, and everything named that is at fault."""
    assert words.endswith(".")
    assert not words.endswith("..")
    assert "\n" not in words
    assert ". " not in words
    for name in named:
        assert name in words, f"{name!r} is not named in: {words}"
    return words


def with_pack(book: Book, **options: Any) -> dict[str, Any]:
    """A set-up with these tables."""
    return {"seats": 2, **options, "content": {"name": book.tables.name, "hash": book.mark}}


def table_with(folder: Path, text: str, *provinces: str) -> Table:
    """Two players at a table with these tables."""
    content = with_pack(load(folder, text))["content"]
    return Table(2, *(provinces or ("memphis", "buto")), content=content)


# --- what a pack is ----------------------------------------------------------------------------------------------


def test_a_pack_has_a_name_and_replaces_the_tables_it_brings(tmp_path: Path) -> None:
    book = load(tmp_path, but("papyrus", TRIBUTE, NO_TRIBUTE))
    assert book.tables.name == "my printed copy"
    assert book.tables.papyrus.normal.tribute == (0,) * 10
    assert book.tables.papyrus.advanced == shipped().tables.papyrus.advanced
    assert book.tables.nile == shipped().tables.nile
    assert book.territories == shipped().territories


def test_a_pack_may_bring_every_table(tmp_path: Path) -> None:
    text = tables._shipped_text().replace('name = "reconstructed tables"', 'name = "all of it"')
    book = load(tmp_path, text)
    assert book.tables.name == "all of it"
    assert book.losses == shipped().losses


def test_a_table_is_replaced_as_a_whole_and_not_mixed_with_the_shipped_one(tmp_path: Path) -> None:
    words = refusal(tmp_path, NAME + '[nile]\nspaces = 12\nsource = { origin = "own" }\n')
    assert "coins" in words
    assert "nile" in words


def test_each_pack_has_its_own_hash_and_the_same_pack_always_the_same(tmp_path: Path) -> None:
    one = load(tmp_path, but("papyrus", TRIBUTE, NO_TRIBUTE))
    again = load(tmp_path, "# a remark\n" + but("papyrus", TRIBUTE, NO_TRIBUTE))
    other = load(tmp_path, but("papyrus", TRIBUTE, NO_TRIBUTE.replace("0]", "1]")))
    assert one.mark == again.mark
    assert len({one.mark, other.mark, shipped().mark}) == 3


def test_the_shipped_file_passes_the_same_checks(tmp_path: Path) -> None:
    assert load(tmp_path, tables._shipped_text()).mark == shipped().mark


def test_every_shipped_table_says_where_it_comes_from() -> None:
    whole = shipped().tables
    sourced = [whole.papyrus, whole.tokens, whole.board, whole.dev_track, whole.nile, whole.province_card]
    sourced += [whole.pharaoh_cards, whole.hebrews, whole.discard, *whole.plagues, whole.losses, whole.territories]
    for table in sourced:
        assert table.source.rule.startswith("P")
        assert table.source.origin == "rulebook" or table.source.why


# --- files at fault ----------------------------------------------------------------------------------------------

FILES_AT_FAULT: dict[str, tuple[str, list[str]]] = {
    "not TOML": ("name = \n", ["TOML", "line 1"]),
    "a table twice": (NAME + table_text("nile") + table_text("nile"), ["TOML"]),
    "no name": (table_text("nile"), ["name"]),
    "an empty name": ('name = " "\n', ["name"]),
    "a name that is a number": ("name = 7\n", ["name"]),
    "an empty file": ("", ["name"]),
    "an unknown table": (NAME + "[markets]\nslots = 7\n", ["`markets`"]),
    "a value in place of a table": (NAME + "nile = 10\n", ["nile"]),
    "no source": (NAME + "[dev_track]\npoints = [1, 2]\n", ["`source`", "dev_track"]),
    "an unknown origin": (
        NAME + '[dev_track]\npoints = [1]\nsource = { origin = "hearsay" }\n',
        ["'hearsay'", "origin"],
    ),
    "a rulebook source without its rule": (
        NAME + '[dev_track]\npoints = [1]\nsource = { origin = "rulebook" }\n',
        ["dev_track.source", "rule"],
    ),
    "a reconstruction without a reason": (
        NAME + '[dev_track]\npoints = [1]\nsource = { origin = "reconstructed", rule = "P3.1" }\n',
        ["dev_track.source", "why"],
    ),
}


@pytest.mark.parametrize("fault", FILES_AT_FAULT)
def test_a_file_that_is_no_pack_is_refused_by_name(tmp_path: Path, fault: str) -> None:
    text, named = FILES_AT_FAULT[fault]
    one_sentence(refusal(tmp_path, text), *named)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        load_pack(tmp_path / "nowhere.toml")
    one_sentence(str(refused.value), "nowhere.toml", "cannot be read")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(Refused) as refused:
        load_pack(tmp_path / "picture.toml")
    one_sentence(str(refused.value), "picture.toml", "UTF-8")


FIELDS_AT_FAULT: dict[str, tuple[str, str, str, list[str]]] = {
    "nine rounds of tribute": ("papyrus", TRIBUTE, "[1, 2, 3, 4, 5, 5, 6, 7, 8]", ["papyrus.normal", "10 rounds"]),
    "eleven rounds of Ankhs": (
        "papyrus",
        "[1, 1, 1, 2, 2, 2, 3, 3, 3, 3]",
        "[1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3]",
        ["papyrus.advanced", "10 rounds"],
    ),
    "tribute in words": ("papyrus", TRIBUTE, '["one"]', ["papyrus.normal.tribute"]),
    "a side missing": ("papyrus", "advanced =", "other =", ["papyrus"]),
    "an unknown token": ("tokens", "sphinx = 8", "pyramid = 8", ["tokens.all", "'pyramid'"]),
    "a token missing": ("tokens", "sphinx = 8, ", "", ["tokens.all.sphinx"]),
    "an unknown token removed with 3": ("tokens", "sphinx = 2", "pyramid = 2", ["tokens.removed_with_3", "'pyramid'"]),
    "an unknown token removed with 2": ("tokens", "sphinx = 4", "pyramid = 4", ["tokens.removed_with_2", "'pyramid'"]),
    "more removed than there are": ("tokens", "obelisk = 4", "obelisk = 9", ["tokens.all.obelisk"]),
    "fewer than none": ("tokens", "herd = 8", "herd = -1", ["tokens.all.herd"]),
    "an unknown bonus": ("board", '"hebrew"', '"camel"', ["board", "'camel'"]),
    "a gap too few": ("board", '["dev_field", "hebrew"]', '["dev_field"]', ["board.city"]),
    "a row too many": ("board", '["dev_field", "coin"]]', '["dev_field", "coin"], ["coin", "coin"]]', ["board.field"]),
    "a dev track without spaces": ("dev_track", "[1, 2, 3, 5, 7, 9, 12, 15]", "[]", ["dev_track.points"]),
    "a dev track that falls": ("dev_track", "12, 15]", "12, 8]", ["dev_track.points"]),
    "a Nile coin off the river": ("nile", "[1, 3, 5, 7, 9]", "[1, 3, 5, 7, 11]", ["nile", "1 to 10"]),
    "a Nile coin on the start": ("nile", "[1, 3, 5, 7, 9]", "[0, 3]", ["nile", "1 to 10"]),
    "the river token off the river": ("nile", "bonus_token = 6", "bonus_token = 11", ["nile", "1 to 10"]),
    "Nile points off the river": ("nile", "10 = 8", "11 = 8", ["nile.points", "'11'", "1 to 10"]),
    "Nile points nowhere": ("nile", "10 = 8", "last = 8", ["nile.points", "'last'"]),
    "a province bonus off the card": ("province_card", "12 =", "25 =", ["province_card.bonuses", "'25'", "1 to 24"]),
    "a province bonus on the start": ("province_card", "6 =", "0 =", ["province_card.bonuses", "'0'"]),
    "an unknown province bonus": ("province_card", '"market"', '"camel"', ["'camel'", "province_card.bonuses"]),
    "a favour twice": ("pharaoh_cards", '"ankh"', '"coin"', ["pharaoh_cards.favours", "ankh"]),
    "an unknown favour": ("pharaoh_cards", '"ankh"', '"camel"', ["pharaoh_cards.favours"]),
    "five favours": ("pharaoh_cards", ', "boat"]', "]", ["pharaoh_cards.favours"]),
    "two values of Hebrews": ("hebrews", "[12, 10, 8]", "[12, 18]", ["hebrews.counts"]),
    "an unknown place of the column": ("hebrews", '"penalty"', '"camel"', ["'camel'", "hebrews.column"]),
    "three places to score": ("hebrews", "[18, 14, 10, 6]", "[18, 14, 10]", ["hebrews.points"]),
    "three discard slots": ("discard", "[[1, 2], [3, 4]]", "[[1, 2], [3, 4], [5]]", ["discard.slots"]),
    "an unknown plague effect": ("plagues", '"favours cost"', '"camels"', ["plagues.effect", "'camels'"]),
    "an unknown time of a plague": ("plagues", 'when = "round"', 'when = "later"', ["'later'", "plagues"]),
    "nine plagues": ("plagues", table_text("plagues").split("\n\n")[0] + "\n", "", ["plagues", "9", "10"]),
    "a loss that is none": ("losses", '"boat -2", "province -3"', '"boat -2", "camel -3"', ["losses", "'camel -3'"]),
    "a loss that is a gain": ("losses", '[["boat -1", "city -1"]]', '[["boat +1"]]', ["losses", "'boat +1'"]),
    "a loss of no step": ("losses", '[["boat -1", "city -1"]]', '[["boat -0"]]', ["losses", "'boat -0'"]),
    "a loss of a token that lies on no board": (
        "losses",
        "one of egyptian",
        "one of coin",
        ["losses", "'one of coin'"],
    ),
    "a loss card too many": ("losses", "one = [", 'one = [[["boat -1"]],', ["losses.one", "2 cards"]),
    "a loss card with too few parts": (
        "losses",
        '[["city -1", "province -3"], ["one of sphinx, obelisk"]]',
        '[["city -1", "province -3"]]',
        ["losses.two", "2 parts"],
    ),
    "31 territories": ("territories", '"boat +2"]', '"boat +2", "boat +2"]', ["territories", "31", "30"]),
    "29 territories": ("territories", ', "boat +2"]', "]", ["territories", "29", "30"]),
    "an unknown immediate bonus": ("territories", '"boat +2"', '"camel +2"', ["territories.immediate", "'camel +2'"]),
    "an immediate loss": ("territories", '"boat +2"', '"boat -2"', ["territories.immediate", "'boat -2'"]),
    "an unknown special action": ("territories", '"swap"', '"camel"', ["territories.special", "'camel'"]),
    "an unknown scoring card": ("territories", '"four"', '"five"', ["territories.scoring", "'five'"]),
    "an unknown good": ("territories", 'gives = "market"', 'gives = "camel"', ["'camel'", "territories.trade"]),
    "an unknown need": ("territories", '"boat", "obelisk"', '"boat", "camel"', ["territories.trade.needs", "'camel'"]),
    "a permanent trade for dev steps": (
        "territories",
        'gives = "dev"\npermanent = false',
        'gives = "dev"\npermanent = true',
        ["territories.trade", "'dev'", "permanent"],
    ),
    "a single-use trade for a soldier": (
        "territories",
        'gives = "soldier"\npermanent = true',
        'gives = "soldier"\npermanent = false',
        ["territories.trade", "'soldier'", "permanent"],
    ),
    "an unknown field": ("nile", "spaces = 10", "spaces = 10\ncrocodiles = 2", ["`crocodiles`", "nile"]),
}


@pytest.mark.parametrize("fault", FIELDS_AT_FAULT)
def test_a_table_that_does_not_fit_is_refused_by_its_field(tmp_path: Path, fault: str) -> None:
    name, old, new, named = FIELDS_AT_FAULT[fault]
    one_sentence(refusal(tmp_path, but(name, old, new)), *named)


SENSELESS: dict[str, tuple[str, str, str, str]] = {
    # the game would break off
    "a column without places": (
        "hebrews",
        '["province", "boat", "dev", "market", "penalty", "dev", "ankh"]',
        "[]",
        "hebrews.column",
    ),
    "fewer Hebrews than none": ("hebrews", "[12, 10, 8]", "[-1, 10, 8]", "hebrews.counts"),
    "a part of a loss without a choice": ("losses", '[["boat -1", "city -1"]]', "[[]]", "losses"),
    "a discard slot for a die that is none": ("discard", "[[1, 2], [3, 4]]", "[[1, 2], [3, 7]]", "discard"),
    # two options would be written alike
    "the same choice twice in a part": ("losses", '[["boat -1", "city -1"]]', '[["boat -1", "boat -1"]]', "losses"),
    "the same kind twice in a choice": ("losses", "one of sphinx, obelisk", "one of sphinx, sphinx", "losses"),
    "two plagues of the same name": ("plagues", 'id = "frogs"', 'id = "blood"', "plagues"),
    # the game would be another one
    "a column of six": ("hebrews", '"penalty", ', "", "hebrews.column"),
    "tribute below none": ("papyrus", TRIBUTE, TRIBUTE.replace("1", "-1", 1), "papyrus"),
    "fewer removed than none": ("tokens", "obelisk = 4", "obelisk = -4", "tokens"),
    "a favour that moves back": ("pharaoh_cards", "boat = 2", "boat = -2", "pharaoh_cards"),
    "the Ankh off the province card": ("province_card", "ankh = 21", "ankh = 25", "province_card"),
}


@pytest.mark.parametrize("fault", SENSELESS)
def test_a_table_that_makes_no_sense_is_refused(tmp_path: Path, fault: str) -> None:
    name, old, new, field = SENSELESS[fault]
    one_sentence(refusal(tmp_path, but(name, old, new)), field)


# --- a pack in the set-up and in records -------------------------------------------------------------------------


def test_the_packs_hash_is_part_of_the_set_up(tmp_path: Path) -> None:
    book = load(tmp_path, but("papyrus", TRIBUTE, NO_TRIBUTE))
    g = setup.new(setup.read(with_pack(book)))
    assert g.content == book.mark
    assert g.book.tables == book.tables
    assert setup.new(setup.read({"seats": 2})).content == shipped().mark


@pytest.mark.parametrize(
    "content", [{"name": "mine"}, {"hash": "00"}, "mine", {"name": "mine", "hash": "00", "file": "x"}]
)
def test_a_set_up_names_its_pack_by_name_and_hash(content: object) -> None:
    with pytest.raises(Refused) as refused:
        setup.read({"seats": 2, "content": content})
    one_sentence(str(refused.value), "content")


@pytest.mark.plain
def test_a_record_with_unknown_tables_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = load(tmp_path, but("papyrus", TRIBUTE, NO_TRIBUTE))
    game = start(SPEC, with_pack(book), "packs")
    saved = read(write(game.record()), "saved.json")
    assert saved.setup["content"] == {"name": "my printed copy", "hash": book.mark}
    assert SPEC.mark(replay(SPEC, saved).game) == SPEC.mark(game.game)

    position = SPEC.dump(game.game)
    monkeypatch.setattr(tables, "_BOOKS", {shipped().mark: shipped()})
    with pytest.raises(Refused) as refused:
        replay(SPEC, saved)
    one_sentence(str(refused.value), "'my printed copy'", f"hash {book.mark}", "--content")
    with pytest.raises(Refused) as refused:
        SPEC.load(position)
    one_sentence(str(refused.value), f"hash {book.mark}")


def test_a_record_made_up_with_an_unknown_hash_is_refused() -> None:
    record = Record("plagues", SPEC.rules_version, {"seats": 2, "content": {"name": "lost", "hash": "feed"}}, "s", [])
    with pytest.raises(Refused) as refused:
        replay(SPEC, record)
    one_sentence(str(refused.value), "'lost'", "hash feed")


# --- a pack is really played -------------------------------------------------------------------------------------


def dues(game: Play) -> dict[int, set[int]]:
    """By round, what those who paid or failed owed."""
    found: dict[int, set[int]] = {}
    number = 1
    told: list[Event] = [event for picked in game.told for event in picked]
    for event in told:
        if isinstance(event, events.RoundBegun):
            number = event.number
        elif isinstance(event, events.TributePaid | events.TributeFailed):
            found.setdefault(number, set()).add(event.due)
    return found


@pytest.mark.rules("P1.4", "P6.1")
def test_a_game_is_played_with_a_changed_tribute(tmp_path: Path) -> None:
    changed = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29]
    book = load(tmp_path, but("papyrus", TRIBUTE, str(changed)))
    game = kit.play(SPEC, with_pack(book, provinces=["abydos", "buto"], short=True), 1)
    owed = dues(game)
    assert list(owed) == [1, 2, 3, 4, 5, 6, 7, 8]
    for number, due in enumerate(changed[:8], 1):
        assert owed[number] <= {due, due + 1}  # one more under the plague of livestock
    assert not [event for told in game.told for event in told if isinstance(event, events.TributePaid)]


@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_with_a_pack_is_played_to_its_end_and_replays(tmp_path: Path, seats: int) -> None:
    book = load(tmp_path, but("papyrus", TRIBUTE, NO_TRIBUTE))
    game = kit.play(SPEC, with_pack(book, seats=seats), 2)
    assert SPEC.result(game.game) is not None
    saved = read(write(game.record()), "saved.json")
    assert SPEC.mark(replay(SPEC, saved).game) == SPEC.mark(game.game)


@pytest.mark.rules("P1.4")
def test_the_tribute_of_a_pack_is_due(tmp_path: Path) -> None:
    table = table_with(tmp_path, but("papyrus", TRIBUTE, TRIBUTE.replace("1", "4", 1)), "abydos", "buto")
    assert tribute(table.g, 0).due == 4
    table.keep(0, coin=4).play(PayTribute(0))
    assert table.kept(0, "coin") == 0


@pytest.mark.rules("P2.2")
def test_the_board_of_a_pack_is_played(tmp_path: Path) -> None:
    table = table_with(tmp_path, but("board", '["dev_city", "coin"]', '["coin", "dev_field"]'))
    table.board(0, "sphinx - - / - - -").play(PlaceToken(0, SPHINX)).pick(0, "city 1")
    assert coins(table.g, 0).board == 1
    assert table.dev(0) == (1, 1)


@pytest.mark.rules("P1.2")
def test_the_tokens_of_a_pack_are_in_the_game(tmp_path: Path) -> None:
    table = table_with(tmp_path, but("tokens", "coin = 8", "coin = 12"))
    assert table.g.supply[TOKENS.index("coin")] == 12 - 4


@pytest.mark.rules("P3.2", "P3.3")
def test_the_nile_and_the_province_card_of_a_pack_are_played(tmp_path: Path) -> None:
    table = table_with(tmp_path, but("nile", "[1, 3, 5, 7, 9]", "[2, 4]"))
    assert [coins(table.at(0, boat=boat).g, 0).nile for boat in (1, 2, 4, 10)] == [0, 1, 2, 2]
    table = table_with(tmp_path, but("province_card", '6 = "hebrew"', '6 = "dev"')).at(0, province=5)
    assert table.play(AdvanceCard(0, 1, "token")).asked == (0, "dev")


@pytest.mark.rules("P4.4", "P4.7")
def test_the_pharaoh_cards_and_the_column_of_a_pack_are_played(tmp_path: Path) -> None:
    swapped = but("pharaoh_cards", '["dev", "soldiers", "coin", "province", "ankh", "boat"]',
                  '["dev", "boat", "coin", "province", "ankh", "soldiers"]')  # fmt: skip
    table = table_with(tmp_path, swapped).play(DieTurn(0)).pick(0, "2 favour")
    assert table.g.boat[0] == 2
    table = table_with(tmp_path, but("hebrews", '["province", "boat",', '["boat", "province",')).hebrews(1)
    assert table.play(FreeHebrew(0, 1)).g.boat[0] == 1


@pytest.mark.rules("P1.5", "P4.8")
def test_the_discard_slots_of_a_pack_are_played(tmp_path: Path) -> None:
    table = table_with(tmp_path, but("discard", "[[1, 2], [3, 4]]", "[[5], [6]]")).discard(0, "herd", "sphinx")
    recovering = [token for token in table.play(DieTurn(0)).tokens if "recover" in token]
    assert recovering == ["5 recover 1", "6 recover 2"]


@pytest.mark.rules("P6.7")
def test_the_losses_of_a_pack_are_suffered(tmp_path: Path) -> None:
    table = table_with(tmp_path, but("losses", '[["boat -1", "city -1"]]', '[["boat -4", "field -2"]]'))
    table.loss(["boat -4", "field -2"]).at(0, boat=5).play(SufferLoss(0, 0)).pick(0, "boat -4")
    assert table.g.boat[0] == 1


@pytest.mark.rules("P9.1")
def test_the_territories_of_a_pack_are_taken(tmp_path: Path) -> None:
    table = table_with(tmp_path, but("territories", '"city +1", ', '"boat +3, province +1", '))
    table.open_land(0, 10).play(TakeTerritory(0)).pick(0, "t1")
    assert (table.g.boat[0], table.g.card_at[0]) == (3, 1)
