"""Source as mypyc makes it fast. What is read stays as it is; this changes how a few things are written, in place.

Each change is a piece of text for another between two places of a line, and no change adds or takes away a line: a
traceback of the compiled engine names the lines of the source.

* A frame (a struct) becomes a class with a constructor of its own: mypyc makes no native class of a `msgspec.Struct`.
* `A, B = range(2)` becomes two names for ever: the compiled code then has the numbers in it.
* `g.then(a, b)` goes without a tuple, `g.tell(...)` is called only where somebody listens, `mask.bit_count()` and
  `zip(..., strict=True)` become what mypyc knows, and so does listing the bits of a mask.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final, NamedTuple

IMPORTS: Final = (
    "from mypy_extensions import mypyc_attr; from typing import Any as Any, ClassVar as ClassVar, Final as Final; "
    "import tawy.kernel.support as support"
)
REPLACED: Final = ("bits",)
SUBCLASSED: Final = "allow_interpreted_subclasses=True"
"""Games of other packages are not compiled."""
SHORT: Final = 3
"""So many frames at most have a `then` of their own."""


class Change(NamedTuple):
    """Other text from one place to another; both are line and column, from 0, the column in bytes."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str


def rewritten(source: str) -> str:
    """A module as it is compiled: as many lines as before."""
    tree = ast.parse(source)
    lines = source.split("\n")
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    heads = {base for node in classes for base in node.bases}
    changes = [*_imports(tree), *_constants(tree)]
    for node in classes:
        changes += _class(node, lines)
    for function in [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name in REPLACED]:
        changes += _replaced(function)
    for each in ast.walk(tree):
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Call):
            changes += _statement(each, each.value)
        elif isinstance(each, ast.Subscript) and _is_frame(each) and each not in heads:
            changes.append(Change(_end(each.value), _end(each), ""))
        if isinstance(each, ast.Call):
            changes += _call(each)
    return _applied(lines, changes)


def _applied(lines: list[str], changes: list[Change]) -> str:
    texts = [line.encode() for line in lines]
    for change in sorted(changes, reverse=True):
        (first, left), (last, right) = change.start, change.end
        before, after = texts[first][:left], texts[last][right:]
        blank = [b""] * (last - first)  # as many lines as there were
        texts[first : last + 1] = [before + change.text.encode() + after, *blank]
    return b"\n".join(texts).decode()


def _start(node: ast.expr | ast.stmt) -> tuple[int, int]:
    return node.lineno - 1, node.col_offset


def _end(node: ast.expr | ast.stmt) -> tuple[int, int]:
    return (node.end_lineno or 0) - 1, node.end_col_offset or 0


def _is_frame(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Frame"


def _is_small(node: ast.ClassDef) -> bool:
    """A struct that no garbage collector has to look at: made by the rules all the time, and never read from a file."""
    return any(keyword.arg == "gc" for keyword in node.keywords)


def _imports(tree: ast.Module) -> Iterator[Change]:
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            yield Change(_end(node), _end(node), f"; {IMPORTS}")


def _constants(tree: ast.Module) -> Iterator[Change]:
    """Names in capitals that are given numbers or words: those of `range`, of `1 << n`, of a text."""
    for node in tree.body:
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            continue
        target = node.targets[0]
        names = [each for each in ast.walk(target) if isinstance(each, ast.Name)]
        if not names or not all(name.id.isupper() for name in names):
            continue
        try:
            given = eval(compile(ast.Expression(node.value), "", "eval"), {})  # noqa: S307  source of ours
        except NameError:
            continue
        values = list(given) if isinstance(target, ast.Tuple) else [given]
        if all(isinstance(value, int | str) for value in values):
            text = "; ".join(f"{name.id}: Final = {value!r}" for name, value in zip(names, values, strict=True))
            yield Change(_start(node), _end(node), text)


def _class(node: ast.ClassDef, lines: list[str]) -> Iterator[Change]:
    """A struct of the rules as a class of its own, a game with the types of its columns."""
    bases = [ast.unparse(base) for base in node.bases]
    fields = [
        each
        for each in node.body
        if isinstance(each, ast.AnnAssign)
        and isinstance(each.target, ast.Name)
        and not ast.unparse(each.annotation).startswith("ClassVar")
    ]
    hints = ", ".join(f"{ast.unparse(field.target)!r}: {ast.unparse(field.annotation)}" for field in fields)
    keeps = f"hints: ClassVar[dict[str, Any]] = {{{hints}}}"
    after = (node.body[0].end_lineno or 0), 0  # the empty line after the docstring
    if "Columns" in bases:
        yield Change(after, after, f"    {keeps}")
    elif "Game" in bases or node.name == "Game":
        yield _marked(node, SUBCLASSED)
    elif _is_small(node) or any(_is_frame(base) for base in node.bases):
        yield _marked(node, "acyclic=True, " + (SUBCLASSED if node.name == "Frame" else "free_list_len=1"))
        base = "Frame" if _is_frame(node.bases[0]) else "support.Fields" if bases[0] == "msgspec.Struct" else bases[0]
        head = f"class {node.name}({base}):"
        yield Change(_start(node), (node.lineno - 1, len(lines[node.lineno - 1].encode())), head)
        yield Change(after, after, f"    {_constructor(fields)}")
        for field in fields:
            if field.value is not None:
                yield Change(_end(field.annotation), _end(field), "")
        yield from _with_hints(node, keeps)
        if node.name == "Frame":
            yield from _of_any_game(node)


def _of_any_game(node: ast.ClassDef) -> Iterator[Change]:
    """A native class is not generic: its methods take any game."""
    for each in ast.walk(node):
        if isinstance(each, ast.arg) and each.annotation is not None and ast.unparse(each.annotation) == "G":
            yield Change(_start(each.annotation), _end(each.annotation), "Any")


def _marked(node: ast.ClassDef, marks: str) -> Change:
    above = node.lineno - 2, 0  # the second empty line before a class
    return Change(above, above, f"@mypyc_attr({marks})")


def _constructor(fields: list[ast.AnnAssign]) -> str:
    names = [ast.unparse(field.target) for field in fields]
    parts = [
        f"{name}: {ast.unparse(field.annotation)}" + (f" = {ast.unparse(field.value)}" if field.value else "")
        for name, field in zip(names, fields, strict=True)
    ]
    body = "; ".join(f"self.{name} = {name}" for name in names)
    return f"def __init__(self, {', '.join(parts)}) -> None: {body}" if fields else ""


def _with_hints(node: ast.ClassDef, keeps: str) -> Iterator[Change]:
    """They stand beside the first statement that is one line: the rule that a frame cites, a field."""
    for each in node.body[1:]:
        if isinstance(each, ast.Assign | ast.AnnAssign) and each.lineno == each.end_lineno:
            if isinstance(each, ast.Assign):
                name = ast.unparse(each.targets[0])
                yield Change(_start(each), (each.lineno - 1, each.col_offset + len(name)), f"{name}: ClassVar[str]")
            yield Change(_end(each), _end(each), f"; {keeps}")
            return


def _statement(node: ast.Expr, call: ast.Call) -> Iterator[Change]:
    """`g.tell(...)` and `g.then(...)`, each a line of its own."""
    if not isinstance(call.func, ast.Attribute) or ast.unparse(call.func.value) != "g":
        return
    if call.func.attr == "tell":
        yield Change(_start(node), _start(node), "if g.events is not None: ")
    elif call.func.attr == "then":
        yield from _then(call)


def _then(call: ast.Call) -> Iterator[Change]:
    """A call for so many frames; for a sequence of them, or for a list of frames and sequences."""
    row, column = _end(call.func)
    opening, closing = (row, column + 1), _end(call)
    several = [each for each in call.args if isinstance(each, ast.Starred)]
    if not several and len(call.args) <= SHORT:
        yield Change(_start(call), opening, f"support.then_{len(call.args)}(g.stack, ")
    elif len(call.args) == 1:
        yield Change(_start(call), opening, "support.then_all(g.stack, ")
        yield Change(_start(several[0]), _start(several[0].value), "")
    else:
        yield Change(_start(call), opening, "support.then_all(g.stack, [")
        yield Change((closing[0], closing[1] - 1), closing, "])")


def _replaced(node: ast.FunctionDef) -> Iterator[Change]:
    """A function that is written for the interpreter, and for the compiler in `support`; by the same name."""
    given = ", ".join(each.arg for each in node.args.args)
    yield Change(_start(node.body[1]), _end(node.body[-1]), f"return support.{node.name}({given})")


def _call(call: ast.Call) -> Iterator[Change]:
    if isinstance(call.func, ast.Attribute) and call.func.attr == "bit_count" and not call.args:
        yield Change(_start(call), _start(call), "support.bit_count(")
        row, column = _end(call.func)
        yield Change((row, column - len(".bit_count")), _end(call), ")")
    elif isinstance(call.func, ast.Name) and call.func.id == "zip" and call.keywords:
        yield Change(_end(call.args[-1]), _end(call), ")")
