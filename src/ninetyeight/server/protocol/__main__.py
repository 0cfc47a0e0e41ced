"""Writes the generated files and tables of a checkout, from its root."""

from pathlib import Path

from ninetyeight.server.protocol import protocol_page, typescript
from ninetyeight.server.protocol.settings_table import with_settings

FILES = {"docs/protocol.md": protocol_page, "web/src/protocol.gen.ts": typescript}
CONFIGURATION = Path("docs/configuration.md")

if __name__ == "__main__":
    for name, generate in FILES.items():
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text(generate(), encoding="utf-8")
    page = CONFIGURATION.read_text(encoding="utf-8")
    CONFIGURATION.write_text(with_settings(page), encoding="utf-8")
