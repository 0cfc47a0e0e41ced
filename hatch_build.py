"""Includes the web client in packages, so that installing one does not need Node.js."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = ROOT / "src" / "ninetyeight" / "server" / "site" / "index.html"


class WebClient(BuildHookInterface[Any]):
    """Builds the client if it is missing; an editable install serves what `make web` builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Make sure that the client exists before hatchling collects files."""
        if version == "editable" or PAGE.exists():
            return
        npm = shutil.which("npm")
        if npm is None or not (ROOT / "web").is_dir():
            self.app.abort(
                "The web client has not been built, and building it needs npm and the folder web. "
                "Run `make web` first, which installs what it needs."
            )
        for step in (["ci"], ["run", "build"]):
            subprocess.run([str(npm), *step], cwd=ROOT / "web", check=True)
