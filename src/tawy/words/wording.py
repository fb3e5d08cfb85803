"""Events, questions and answers of a game in one language: the terminal's half of `web/src/log/wording.ts`.

A table says for each field what its value is, catalogues have the words. A game adds how it writes what no table can
say. Both halves are held together by a test that has them word the same things.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from tawy.words.catalogue import Folders, Value, Words
from tawy.words.languages import FOLDER

Names = Callable[[int], str]
"""What a seat or a side is called: the name of its god or player."""
Args = dict[str, Value]
Write = Callable[["Wording", Any, Names], Value]
"""How a game writes a value of its own kind."""
Extra = Callable[["Wording", dict[str, Any], Args], Args]
"""What a message needs to know beyond the fields of its event or option."""

NONE: Final = "none"
"""The id of nothing."""


class Telling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it is said what an answer would do."""

    owners: str = ""
    """The field of the view that lists who has something: gods, players."""
    numbers: dict[str, tuple[str, str]] = {}
    """By place in an entry of that list, the numbers that are told as from and to: what they are called, their kind."""
    told: list[str] = []
    """The events that are told as they are in the log. All others are said by numbers, or by the option itself."""


class Meanings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is what in the events, questions and options of a game; the page reads the same file."""

    fields: dict[str, str] = {}
    """By field of an event, or by event and field: the kind of its value."""
    counsels: dict[str, str] = {}
    """By what a counsel speaks of, or by counsel and that: the kind of its value."""
    verdicts: dict[str, str] = {}
    """The same for what decided a game; "source" is the kind of what points come from."""
    roles: dict[str, str] = {}
    """By role of what an option points at."""
    about: dict[str, str] = {}
    """By kind of question: what it is about."""
    groups: dict[str, dict[str, str]] = {}
    """Kinds whose words stand in several groups, by id; the last for all others."""
    article: list[str] = []
    """Kinds with a second form, as the object of a sentence."""
    short: list[str] = []
    """Kinds that are told by their first word, and have a line for what they do."""
    counted: dict[str, int] = {}
    """Kinds that are a place with a number, and what people add to it: they count from one."""
    things: list[str] = []
    """Kinds whose ids can be asked about: why not this one?"""
    numbered: dict[str, str] = {}
    """The same for things of the table with a number, like "slot 4": the message by what is written."""
    whole: list[str] = []
    """Kinds of a whole list or table, which the game puts into words as one."""
    opens: list[str] = []
    """Events that begin a paragraph, where the game has no story-teller of its own."""
    pointers: dict[str, str] = {}
    """By kind of pointer of lessons: the kind of the thing that is pointed at."""
    foreseen: Telling = Telling()


@cache
def meanings(game: str, folders: Folders = (FOLDER,)) -> Meanings:
    """What is what in a game, as it stands beside its catalogues."""
    file = next((folder / f"{game}.json" for folder in folders if (folder / f"{game}.json").is_file()), None)
    return Meanings() if file is None else msgspec.json.decode(file.read_bytes(), type=Meanings)


def key(thing: object) -> str:
    """An id as a part of a message's name: what Fluent forbids there becomes a dash.

    >>> key("top of the track")
    'top-of-the-track'
    """
    return re.sub(r"[^A-Za-z0-9_-]", "-", str(thing))


def _within(entry: Any, place: str) -> Any:
    """What stands at a place of an entry, or of what changed in it; None if it is not there.

    >>> _within({"tracks": {"boat": 3}}, "tracks.boat"), _within({"dice": [1]}, "tracks.boat")
    (3, None)
    """
    for name in place.split("."):
        entry = entry.get(name) if isinstance(entry, dict) else None
    return entry


class Wording(msgspec.Struct, frozen=True):
    """How a game is worded in one language."""

    game: str
    words: Words
    kinds: Mapping[str, Write]
    """Kinds that this game writes in its own way."""
    extras: Mapping[str, Extra]
    """By event, or by the kind of question for its options."""

    @property
    def meanings(self) -> Meanings:
        """What is what in this game."""
        return meanings(self.game, self.words.folders)

    # --- things

    def message(self, kind: str, thing: str) -> str:
        """The id of the message for a thing."""
        group = self.meanings.groups.get(kind)
        name = kind if group is None else group.get(thing) or group[""]
        return f"{self.game}-{name}-{key(thing.split(' ', 1)[0] if kind in self.meanings.short else thing)}"

    def word(self, kind: str, value: Any, names: Names) -> Value:
        """A thing in words, or as it is written."""
        if kind == "seat":
            return names(int(value))
        if kind in self.kinds:
            return self.kinds[kind](self, value, names)
        if not kind:
            return value if isinstance(value, int) else str(value)
        if kind in self.meanings.counted:
            return self._place(kind, str(value))
        return self.words.maybe(self.message(kind, str(value))) or str(value)

    def thing(self, kind: str, thing: str, ending: str = "") -> str:
        """A thing by its id, or another form of it: -a, -short, -help."""
        return self.words(f"{self.message(kind, thing)}{ending}")

    def short(self, kind: str, value: Any, names: Names) -> Value:
        """What a thing does, in a few words."""
        if own := self.kinds.get(f"{kind}-short"):
            return own(self, value, names)
        return self.words.maybe(f"{self.message(kind, str(value))}-short") or str(value)

    def _place(self, kind: str, token: str) -> str:
        """A place with a number, like "city 0", or one without; people count from one."""
        name, _, n = token.partition(" ")
        number = int(n) + self.meanings.counted[kind] if n else 0
        return self.words.maybe(f"{self.game}-{kind}-{name}", {"n": number}) or token

    def _fill(self, args: Args, name: str, kind: str, value: Any, names: Names) -> None:
        """Everything that a message may want to know of one field."""
        if value is None:
            args |= {name: "", f"{name}_id": NONE}
        elif kind in self.meanings.whole:
            args[name] = self.kinds[kind](self, value, names)
        elif isinstance(value, list | tuple):
            said = [self.word(kind, each, names) for each in value]
            args |= {
                name: self.words.listing(map(str, said)),
                f"{name}_id": key("-".join(map(str, value))) if value else NONE,
                f"{name}_count": len(said),
                **{f"{name}{number}": each for number, each in enumerate(said, 1)},
            }
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        else:
            args |= {name: self.word(kind, value, names), f"{name}_id": key(value)}
            if kind in self.meanings.article:
                args[f"{name}_a"] = self.words.maybe(f"{self.message(kind, str(value))}-a") or args[name]
            if kind in self.meanings.short:
                args[f"{name}_short"] = self.short(kind, value, names)

    def target(self, target: str) -> str:
        """Something on the table that is asked about, as people call it: "city 0", "slot 4", "flood", "t8"."""
        role, _, number = target.partition(" ")
        if number.isdecimal() and role in self.meanings.numbered:
            return self.words(self.meanings.numbered[role], n=int(number))
        places = [f"{self.game}-{kind}-{role}" for kind in self.meanings.counted] if number.isdecimal() else []
        for kind, place in zip(self.meanings.counted, places, strict=False):
            if said := self.words.maybe(place, {"n": int(number) + self.meanings.counted[kind]}):
                return said
        for kind in (*self.meanings.things, *self.meanings.short):
            if self.words.maybe(self.message(kind, target)):
                return str(self.word(kind, target, str))
        return target

    def pointed(self, kind: str, thing: str, names: Names) -> str:
        """What a lesson points at."""
        worded = self.word(self.meanings.pointers[kind], thing, names)
        return self.words(f"lesson-{self.game}-point-{kind}", thing=worded)

    # --- events, questions, answers

    def event(self, event: msgspec.Struct, names: Names) -> str:
        """What happened, as one line of the log."""
        return self.told(msgspec.to_builtins(event, str_keys=True), names)

    def told(self, fields: dict[str, Any], names: Names) -> str:
        """The same from an event as it is stored or sent."""
        args: Args = {}
        kind, known = fields["type"], self.meanings.fields
        for name, value in fields.items():
            if name != "type":
                self._fill(args, name, known.get(f"{kind}.{name}", known.get(name, "")), value, names)
        if kind in self.extras:
            args |= self.extras[kind](self, fields, args)
        return self.words(f"{self.game}-event-{kind}", **args)

    def foreseen(
        self, before: Any, changes: Any, events: Sequence[dict[str, Any]], own: int, names: Names
    ) -> list[str]:
        """What an answer would do to a view as it is sent: numbers from and to, then what would happen besides."""
        owners = sorted(map(int, changes.get(self.meanings.foreseen.owners, ())))
        owners.sort(key=own.__ne__)  # who is asked comes first
        numbers = [self._numbers(before, changes, owner, own, names) for owner in owners]
        told = [self.told(event, names) for event in events if event["type"] in self.meanings.foreseen.told]
        return [*filter(None, numbers), *told]

    def _numbers(self, before: Any, changes: Any, owner: int, own: int, names: Names) -> str:
        """The numbers of one god or player, as from and to."""
        owners = self.meanings.foreseen.owners
        was, now = before[owners][owner], changes[owners][str(owner)]
        found = [
            self.words(
                "foreseen-number",
                what=self.words(message),
                **{when: self.word(kind, _within(entry, place), names) for when, entry in (("from", was), ("to", now))},
            )
            for place, (message, kind) in self.meanings.foreseen.numbers.items()
            if _within(now, place) is not None
        ]
        if owner == own or not found:
            return ", ".join(found)
        return self.words("foreseen-numbers-of", who=names(owner), numbers=", ".join(found))

    def counsel(self, name: str, about: Mapping[str, Any], names: Names) -> str:
        """What the coach says."""
        return self._about(f"coach-{self.game}-{name}", name, about, self.meanings.counsels, names)

    def verdict(self, name: str, about: Mapping[str, Any], names: Names) -> str:
        """What decided a game."""
        return self._about(f"summary-{self.game}-{name}", name, about, self.meanings.verdicts, names)

    def _about(self, message: str, name: str, about: Mapping[str, Any], known: dict[str, str], names: Names) -> str:
        """A sentence and what it speaks of, by the kinds that are known."""
        args: Args = {}
        for thing, value in about.items():
            self._fill(args, thing, known.get(f"{name}.{thing}", known.get(thing, "")), value, names)
        return self.words(message, **args)

    def source(self, source: str) -> str:
        """Where points come from, at the end of a game."""
        return self.thing(self.meanings.verdicts["source"], source)

    def step(self, name: str, about: Mapping[str, Value]) -> str:
        """A moment of a game that is looked back on."""
        return self.words(f"summary-{self.game}-step-{name}", **about)

    def question(self, kind: str, seat: int, about: Sequence[str], names: Names, *, mine: bool = True) -> str:
        """A question, as the seat that is asked reads it, or as the others do."""
        args: Args = {"seat": names(seat)}
        self._fill(args, "about", self.meanings.about.get(kind, ""), list(about), names)
        if seat < 0:
            said = self.words.maybe(f"{self.game}-ask-{kind}-chance", args)
            return said or self.words(f"{self.game}-ask-chance")
        if kind == "dev":
            args["steps"] = int(about[1])
        return self.words(f"{self.game}-ask-{kind}{'' if mine else '-other'}", **args)

    def option(self, kind: str, token: str, points_at: Mapping[str, Any], names: Names) -> str:
        """An answer: words for this very one, for one like it anywhere, or for the kind of question."""
        args: Args = {"token": token, **{f"{role}_id": NONE for role in self.meanings.roles}}
        for role, value in points_at.items():
            self._fill(args, role, self.meanings.roles.get(role, ""), value, names)
        if kind in self.extras:
            args |= self.extras[kind](self, {"token": token, **points_at}, args)
        start = f"{self.game}-option"
        tries = [f"{start}-{'use' if 'use' in points_at else kind}"]
        if not points_at or "use" in points_at:
            tries = [f"{start}-{kind}-{key(token)}", f"{start}-{key(token)}", *tries]
        return next((said for name in tries if (said := self.words.maybe(name, args))), token)


def nothing(_wording: Wording, _value: Any, _names: Names) -> Value:
    """For fields that a line of the log does not tell: the page draws them."""
    return ""
