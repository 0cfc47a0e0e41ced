"""Writes the generated files of a checkout, from its root."""

from pathlib import Path

from ninetyeight.server.protocol import protocol_page, typescript

FILES = {"docs/protocol.md": protocol_page, "web/src/protocol.gen.ts": typescript}

if __name__ == "__main__":
    for name, generate in FILES.items():
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text(generate(), encoding="utf-8")
