"""Structs as the page writes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import inspect

from tawy.games import games
from tools.typescript.docs import comment, field_docs

RENAMED: Final = {
    "Pick": "GamePick",
    "Push": "PushTarget",
    "Record": "GameRecord",
    "Reply": "LessonReply",
    "Scene": "LessonScene",
    "Shown": "LessonMove",
    "Told": "LessonTold",
}
"""Names that TypeScript, or the page, has for itself."""

HOLDS: Final = {
    "Asked.kind": "QuestionKind",
    "PlaguesContent.tables": "Record<string, unknown> | null",
    "ContentInfo.facts": "unknown",
    "Diary.view": "GameView | null",
    "Diary.setup": "Setup",
    "Envelope.command": "Command",
    "Film.options": "Setup",
    "FilmEnding.how": 'NonNullable<TableInfo["outcome"]>["how"]',
    "Positioned.figures": "Figures",
    "Foreseen.changes": "Changes<GameView>",
    "Foreseen.events": "GameEvent[]",
    "GamePick.kind": "QuestionKind",
    "GameRecord.setup": "Setup",
    "LessonMove.events": "GameEvent[]",
    "LessonReply.changes": "Changes<GameView>",
    "LessonReply.foreseen": "GameEvent[]",
    "LessonScene.figures": "Figures",
    "LessonScene.seen": "GameView",
    "Moment.events": "[position: number, event: GameEvent][]",
    "Moment.news": "News[]",
    "Guess.secrets": 'GameView["secrets"]',
    "NightInfo.options": "Record<string, unknown>",
    "NightSetup.options": "Record<string, unknown>",
    "PlanStep.events": "GameEvent[]",
    "PlanStep.kind": "QuestionKind",
    "Planned.before": "GameView",
    "Planned.figures": "Figures",
    "Planned.figures_before": "Figures",
    "Planned.stakes": "Stakes",
    "Planned.view": "GameView",
    "Positioned.events": "GameEvent[]",
    "Positioned.pick": "GamePick | null",
    "Positioned.stakes": "Stakes",
    "Positioned.view": "GameView",
    "Problem.error": "ErrorCode",
    "Question.kind": "QuestionKind",
    "Snapshot.figures": "Figures | null",
    "Snapshot.stakes": "Stakes | null",
    "Snapshot.view": "GameView | null",
    "Still.events": "[heard: number[] | null, event: GameEvent][]",
    "Still.figures": "Changes<Figures | null>",
    "Still.own": "Record<string, Question>",
    "Still.pick": "GamePick | null",
    "Still.secrets": 'Record<string, Changes<GameView["secrets"]>>',
    "Still.stakes": "Changes<Stakes | null>",
    "Still.view": "Changes<GameView | null>",
    "Invited.options": "Setup",
    "TableInfo.options": "Setup",
    "TableSetup.options": "Setup",
    "Would.changes": "Changes<GameView>",
    "Would.events": "GameEvent[]",
    "Update.figures": "Changes<Figures | null>",
    "Update.table": "Partial<TableInfo>",
    "Update.stakes": "Changes<Stakes | null>",
    "Update.view": "Changes<GameView | null>",
}
"""Fields whose own type says less than we know: raw JSON, and words of a closed list."""


def name_of(cls: type) -> str:
    """The name of a struct on the page: those of a game begin with its name, those of reviews with theirs."""
    packages = {f"{game.package}.": name.title() for name, game in games().items()} | {"tawy.review.": "Review"}
    prefix = next((name for package, name in packages.items() if cls.__module__.startswith(package)), "")
    name = RENAMED.get(cls.__name__, cls.__name__)
    return name if name.startswith(prefix) else prefix + name


def type_of(shape: inspect.Type) -> str:  # noqa: C901, PLR0911  one line for each kind of type
    """A type as the page writes it."""
    match shape:
        case inspect.StructType(cls=cls):
            return name_of(cls)
        case inspect.Metadata(type=inner):
            return type_of(inner)
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values=values):
            return literals(map(str, values))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return listed(type_of(item))
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(type_of, items))}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"{{ [key: {type_of(key)}]: {type_of(value)} }}"
        case inspect.UnionType(types=types):
            return " | ".join(sorted(map(type_of, types), key="null".__eq__))
    raise TypeError(f"{shape} has no type on the page: say what the field holds.")


def literals(words: Iterable[str]) -> str:
    """One of these words."""
    return " | ".join(f'"{word}"' for word in sorted(words))


def listed(entry: str) -> str:
    """A list of what has this type."""
    return f"({entry})[]" if " | " in entry and not entry.startswith(("{", "[")) else f"{entry}[]"


def closure(roots: Iterable[type]) -> dict[str, inspect.StructType]:
    """These structs and all that they hold, by name."""
    found: dict[str, inspect.StructType] = {}
    waiting = [struct for root in roots for struct in structs_in(inspect.type_info(root))]
    while waiting:
        struct = waiting.pop()
        name = name_of(struct.cls)
        known = found.setdefault(name, struct)
        if known.cls is not struct.cls:
            raise TypeError(f"Two structs are called {name}: {known.cls} and {struct.cls}.")
        if known is struct:
            waiting += [
                inner
                for field in struct.fields
                if f"{name}.{field.name}" not in HOLDS
                for inner in structs_in(field.type)
            ]
    return found


def structs_in(shape: inspect.Type) -> Iterator[inspect.StructType]:
    """The structs that a type is made of."""
    match shape:
        case inspect.StructType():
            yield shape
        case inspect.Metadata(type=inner):
            yield from structs_in(inner)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from structs_in(item)
        case inspect.DictType(value_type=value):
            yield from structs_in(value)
        case inspect.TupleType(item_types=types) | inspect.UnionType(types=types):
            for one in types:
                yield from structs_in(one)


def interface(struct: inspect.StructType, *, whole: bool) -> list[str]:
    """A struct; one that need not be whole may leave out what has a default."""
    name, docs = name_of(struct.cls), field_docs(struct.cls)
    types = {field.name: HOLDS.get(f"{name}.{field.name}") or type_of(field.type) for field in struct.fields}
    head = comment(struct.cls.__doc__)
    if struct.array_like:
        return [*head, f"export type {name} = [{', '.join(f'{field}: {type_}' for field, type_ in types.items())}];"]
    lines = [*head, f"export interface {name} {{"]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    for field in struct.fields:
        mark = "" if whole or field.required else "?"
        lines += [*comment(docs.get(field.name), "  "), f"  {field.encode_name}{mark}: {types[field.name]};"]
    return [*lines, "}"]
