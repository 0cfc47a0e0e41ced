"""Who somebody is on each server, kept in a file that only they can read.

The file is `servers.json` in the user's configuration folder, with the mode 0600. It holds the
bearer token of a guest for each server and purpose: whoever has it acts as that guest. Deleting
the file, or a line of it, makes this machine a stranger there.
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
        """Where they are kept."""

    def token(self, server: str, purpose: str = "") -> str | None:
        """Find the token for a server; people have no purpose, bots have their name."""
        found = self._read().get(server, {})
        token = found.get(purpose) if isinstance(found, dict) else None
        return token if isinstance(token, str) else None

    def keep(self, server: str, token: str, purpose: str = "") -> None:
        """Keep a token."""
        kept = self._read()
        mine = kept.get(server)
        kept[server] = {**(mine if isinstance(mine, dict) else {}), purpose: token}
        self._write(kept)

    def forget(self, server: str, purpose: str = "") -> None:
        """Keep a token no longer; what is not there need not be forgotten."""
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
            raise self._broken("it is no object")
        return content

    def _broken(self, why: str) -> ClientError:
        return ClientError(
            "credentials", f"{self.path}: {why}; mend it, or delete it to begin as a stranger."
        )

    def _write(self, kept: dict[str, Any]) -> None:
        """Replace the file at once, so that nothing of it is lost or seen by others."""
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
