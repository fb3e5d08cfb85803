"""Rows as Parquet, by pyarrow: the library its field trusts, and so large that it is an extra (`tawy[parquet]`)."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType, TracebackType
from typing import IO, Any, Self

from tawy.kernel.refusal import Refused
from tawy.statistics.rows import columns


def arrow() -> ModuleType:
    """The library, or a sentence on how to get it."""
    try:
        pyarrow = import_module("pyarrow")
        import_module("pyarrow.parquet")
    except ImportError as error:
        raise Refused("Parquet is written by pyarrow, which is not installed here: install tawy[parquet].") from error
    return pyarrow


def is_there() -> bool:
    """Whether the library is installed; it is not loaded yet."""
    return find_spec("pyarrow") is not None


def schema(game: str) -> Any:
    """The columns of a game's rows as Arrow types."""
    pa = arrow()
    types: dict[Any, Any] = {
        int: pa.int32(),
        str: pa.string(),
        bool: pa.bool_(),
        list[str]: pa.list_(pa.string()),
        dict[str, int]: pa.map_(pa.string(), pa.int32()),
    }
    types |= {int | None: types[int], str | None: types[str]}
    return pa.schema([pa.field(column.name, types[column.type]) for column in columns(game)])


class Writer:
    """A Parquet file that is being written, some rows at a time."""

    def __init__(self, game: str, file: IO[bytes]) -> None:
        self._arrow = arrow()
        self._schema = schema(game)
        self._maps = [column.name for column in columns(game) if column.type == dict[str, int]]
        self._writer = self._arrow.parquet.ParquetWriter(file, self._schema, compression="zstd")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """The file is whole."""
        self._writer.close()

    def write(self, rows: Iterable[dict[str, Any]]) -> None:
        """Some rows more, as a group of their own."""
        made = [row | {name: _pairs(row[name]) for name in self._maps} for row in rows]
        if made:
            self._writer.write_table(self._arrow.Table.from_pylist(made, self._schema))


def _pairs(numbers: dict[str, int] | None) -> list[tuple[str, int]] | None:
    """Numbers by name, as Arrow takes them."""
    return None if numbers is None else list(numbers.items())
