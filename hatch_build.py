"""Puts the web client into packages, so that whoever installs one needs no Node.js."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = ROOT / "src" / "ninetyeight" / "server" / "site" / "index.html"


class WebClient(BuildHookInterface[Any]):
    """Builds the client where it is missing; an editable install serves what `make web` builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Make sure that the client is there before files are gathered."""
        if version == "editable" or PAGE.exists():
            return
        npm = shutil.which("npm")
        if npm is None or not (ROOT / "web").is_dir():
            self.app.abort(
                "The web client is not built, and building it takes Node.js and the folder web: "
                "run `make web` first, which brings what it needs."
            )
        for step in (["ci"], ["run", "build"]):
            subprocess.run([str(npm), *step], cwd=ROOT / "web", check=True)
