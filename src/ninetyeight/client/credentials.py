"""The tokens of the user's guests on each server, in a file that only the user can read.

The file is `servers.json` in the user's configuration folder, with mode 0600. It holds a guest's
bearer token for each server and purpose: anybody who has it can act as that guest. To become a new
guest on a server, delete the file, or the server's entry in it.
"""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from platformdirs import user_config_path

from ninetyeight.client.errors import ClientError

FILE = "servers.json"
ONLY_MINE = 0o600


class Credentials:
    """The tokens of one user, by server and purpose."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_config_path("ninetyeight", appauthor=False) / FILE

    def token(self, server: str, purpose: str = "") -> str | None:
        """Find the token for a server; each bot has its own purpose, people have none."""
        found = self._read().get(server, {})
        token = found.get(purpose) if isinstance(found, dict) else None
        return token if isinstance(token, str) else None

    def keep(self, server: str, token: str, purpose: str = "") -> None:
        kept = self._read()
        mine = kept.get(server)
        kept[server] = {**(mine if isinstance(mine, dict) else {}), purpose: token}
        self._write(kept)

    def forget(self, server: str, purpose: str = "") -> None:
        """Delete a token, if there is one."""
        kept = self._read()
        mine = kept.get(server)
        if isinstance(mine, dict) and mine.pop(purpose, None) is not None:
            if not mine:
                del kept[server]
            self._write(kept)

    def _read(self) -> dict[str, Any]:
        try:
            content = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise self._broken((error.strerror or str(error)).lower()) from None
        except ValueError:
            raise self._broken("it is not JSON") from None
        if not isinstance(content, dict):
            raise self._broken("it is not a JSON object")
        return content

    def _broken(self, why: str) -> ClientError:
        return ClientError(
            "credentials", f"{self.path}: {why}; fix it, or delete it to become a new guest."
        )

    def _write(self, kept: dict[str, Any]) -> None:
        """Replace the file atomically; others can never read it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=f".{FILE}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(kept, file, indent=1)
            Path(name).chmod(ONLY_MINE)
            Path(name).replace(self.path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
