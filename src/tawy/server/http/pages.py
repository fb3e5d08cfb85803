"""The page that people play on, as files; it is built beside the package and shipped inside it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

PAGE: Final = Path(str(files("tawy"))) / "page"
INDEX: Final = PAGE / "index.html"
NOT_BUILT: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tawy</title></head>
<h1>Tawy</h1><p>The server is running, but its page has not been built into this installation.
The tables can be reached under <code>/api</code>.</p></html>"""


def page_routes() -> list[BaseRoute]:
    """The page itself at every address that is not a file or part of the interface."""
    assets = PAGE / "assets"
    mounted: list[BaseRoute] = [Mount("/assets", StaticFiles(directory=assets))] if assets.is_dir() else []
    return [*mounted, Route("/{path:path}", _page, methods=["GET"])]


FRESH: Final = {"cache-control": "no-cache"}
KINDS: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".png": "image/png"}
"""What lies beside the page under a name that stays the same, for browsers that install it."""


@cache
def _beside() -> dict[str, Path]:
    """The files of that kind, by name."""
    return {file.name: file for file in PAGE.glob("*") if file.suffix in KINDS}


async def _page(request: Request) -> Response:
    file = _beside().get(request.path_params["path"])
    if file is not None:
        return FileResponse(file, headers=FRESH, media_type=KINDS[file.suffix])
    return FileResponse(INDEX, headers=FRESH) if INDEX.is_file() else HTMLResponse(NOT_BUILT)


def index() -> str:
    """The page as text; what is said instead where it has not been built."""
    return INDEX.read_text("utf-8") if INDEX.is_file() else NOT_BUILT
