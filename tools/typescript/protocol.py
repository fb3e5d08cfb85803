"""The file of types: everything that a page sends and is sent, section by section."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args, get_type_hints

import msgspec
from msgspec import inspect

from tawy.film.film import Film
from tawy.games import games, registered
from tawy.kernel.record import Record
from tawy.kernel.registration import Registration
from tawy.kernel.view import Question
from tawy.lessons.compiling import ShownChapter
from tawy.puzzles.showing import ShownPuzzle
from tawy.review.format import Review
from tawy.server.bots import messages as bot_messages
from tawy.server.club import commands as club_commands
from tawy.server.club import messages as club_messages
from tawy.server.http import messages as http_messages
from tawy.server.http import wishes
from tawy.server.refusal import STATUS
from tawy.server.reviews import messages as review_messages
from tawy.server.tables import commands, entries, outlook
from tawy.server.tables import messages as table_messages
from tawy.server.tables.planning import AskPlan, Planned
from tawy.server.tables.setup import PlayOn
from tools.typescript.docs import WIDTH, comment
from tools.typescript.structs import closure, interface, literals, name_of, structs_in, type_of

HEADER: Final = """\
// Made by `make types`; do not edit.
//
// What the server reads and sends. Requests may leave out what has a default (`?`); what is sent to the page is whole.

import type { Changes } from "./changes";
"""
ERRORS: Final = (*STATUS, "failed")
"""What a problem can be: a refusal, or a failure of ours."""


def played() -> dict[str, Registration]:
    """The games that the page has a module for."""
    return {name: game for name, game in games().items() if game.page}


def commands_() -> list[type]:
    """Every command."""
    return list(get_args(commands.AnyCommand))


def night_commands() -> list[type]:
    """Every command in a club night."""
    return list(get_args(club_commands.AnyNightCommand))


def requests() -> list[type]:
    """The bodies of requests."""
    return [
        commands.Envelope,
        wishes.AddChannel,
        wishes.AddPasskey,
        wishes.AnnounceNight,
        wishes.AskHint,
        AskPlan,
        wishes.OpenTable,
        PlayOn,
        wishes.Recovery,
        wishes.SetReach,
        wishes.UsePasskey,
        wishes.Want,
        wishes.Welcome,
    ]


def sent() -> list[type]:
    """Replies and pushes."""
    return [
        *(
            thing
            for messages in (table_messages, bot_messages, http_messages, club_messages, review_messages)
            for thing in vars(messages).values()
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == messages.__name__
        ),
        ShownChapter,
        ShownPuzzle,
        Review,
        Planned,
    ]


def pushes() -> list[type]:
    """What comes on the socket: the tagged ones among what is sent."""
    return [cls for cls in sent() if cls.__struct_config__.tag is not None]  # type: ignore[attr-defined]


def news() -> list[type]:
    """The entries of the journal that are told."""
    return [entry for entry in get_args(entries.Any_) if entry not in outlook.SILENT]


def events(game: str) -> tuple[type, ...]:
    """Every event of a game."""
    return registered(game).events


def explained(game: str) -> list[type]:
    """What a game's figures, and what wins in it, are made of."""
    return [struct.cls for shape in (figures(game), stakes(game)) for struct in structs_in(shape)]


def told(game: str) -> list[type]:
    """Everything of a game that is sent."""
    return [*events(game), *explained(game), registered(game).view]


def protocol() -> str:
    """The whole file."""
    whole = {*closure([*sent(), *news(), Record, Film, *(cls for game in played() for cls in told(game))])}
    written: set[str] = set()

    def structs(roots: Iterable[type]) -> list[str]:
        """These and what they hold, sorted; each is written once, in the first section that has it."""
        lines: list[str] = []
        for name, struct in sorted(closure(roots).items()):
            if name not in written:
                written.add(name)
                lines += [*interface(struct, whole=name in whole), ""]
        return lines

    replies = [cls for cls in sent() if cls not in pushes()]
    lines = [
        HEADER,
        *section("Games"),
        *_games(),
        *section("Commands"),
        *structs(commands_()),
        *union("Command", commands_(), "Every command."),
        *structs(night_commands()),
        *union("NightCommand", night_commands(), "Every command in a club night."),
        *section("Requests"),
        *structs(requests()),
        *section("Questions"),
        *structs([Question]),
        *section("Replies"),
        *structs(replies),
        *alias("ErrorCode", literals(ERRORS), "What a problem can be."),
        *section("Pushes"),
        *structs(pushes()),
        *union("Push", pushes(), "Everything that comes on the socket."),
        *section("News: entries of the journal, as they are told"),
        *structs(news()),
        *union("News", news(), "Every kind of news."),
        *section("Files"),
        *structs([Record, Film]),
    ]
    for game, known in played().items():
        name = game.title()
        lines += [
            *section(f"{name}: set-up"),
            *structs([known.setup]),
            *section(f"{name}: questions, view and figures"),
            *alias(f"{name}QuestionKind", literals(known.questions), "Every question, chance's too."),
            *structs([known.view]),
            *structs(explained(game)),
            *alias(f"{name}Figures", type_of(figures(game)), known.spec.explain.__doc__),
            *section(f"{name}: events"),
            *structs(events(game)),
            *union(f"{name}Event", events(game), "Everything that can happen."),
        ]
    return "\n".join(lines)


def section(title: str) -> list[str]:
    """The head of a section."""
    return [f"// --- {title} ".ljust(WIDTH, "-"), ""]


def union(name: str, types: Iterable[type], text: str) -> list[str]:
    """A name for any of several structs."""
    return alias(name, " | ".join(sorted(map(name_of, types))), text)


def alias(name: str, type_: str, text: str | None) -> list[str]:
    """A name for a type; one of many is written a line each."""
    line = f"export type {name} = {type_};"
    if len(line) <= WIDTH or " | " not in type_:
        return [*comment(text), line, ""]
    *most, last = type_.split(" | ")
    return [*comment(text), f"export type {name} =", *(f"  | {one}" for one in most), f"  | {last};", ""]


def _games() -> list[str]:
    """What belongs to each game by its name, and to either."""
    parts = {
        "event": ("Event", "GameEvent"),
        "figures": ("Figures", "Figures"),
        "question": ("QuestionKind", "QuestionKind"),
        "setup": ("Setup", "Setup"),
        "stakes": ("Stakes", "Stakes"),
        "view": ("View", "GameView"),
    }
    lines = [*comment("Every game by its name, and what belongs to it."), "export interface Games {"]
    for game in sorted(played()):
        lines += [f"  {game}: {{", *(f"    {part}: {game.title()}{own};" for part, (own, _) in parts.items()), "  };"]
    lines += ["}", "", "export type GameName = keyof Games;"]
    return [*lines, *(f'export type {any_} = Games[GameName]["{part}"];' for part, (_, any_) in parts.items()), ""]


def figures(game: str) -> inspect.Type:
    """The type of a game's explained figures."""
    return inspect.type_info(get_type_hints(registered(game).spec.explain)["return"])


def stakes(game: str) -> inspect.Type:
    """The type of what wins in a game and what is coming."""
    return inspect.type_info(get_type_hints(registered(game).spec.stakes)["return"])
