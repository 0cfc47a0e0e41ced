"""Makes small WebP pictures of screenshots: `pack.py pictures|animation FROM TO`."""

import json
import sys
from pathlib import Path

from PIL import Image

QUALITY = 62
SHORTEST = 20
"""In milliseconds: viewers slow down frames that are shorter than this."""


def pack_pictures(source: Path, target: Path) -> None:
    """Put a WebP of each picture into a folder, replacing all earlier ones."""
    target.mkdir(parents=True, exist_ok=True)
    for old in target.glob("*-*-*.webp"):
        old.unlink()
    for picture in sorted(source.glob("*.png")):
        with Image.open(picture) as image:
            image.convert("RGB").save(target / f"{picture.stem}.webp", quality=QUALITY, method=6)


def pack_animation(source: Path, target: Path) -> None:
    """Join frames; one that is too short adds its time to the next one."""
    target.parent.mkdir(parents=True, exist_ok=True)
    frames: list[tuple[str, int]] = []
    owed = 0
    for frame in json.loads((source / "frames.json").read_text(encoding="utf-8")):
        owed += frame["milliseconds"]
        if owed >= SHORTEST:
            frames.append((frame["file"], owed))
            owed = 0
    images = [Image.open(source / file).convert("RGB") for file, _ in frames]
    images[0].save(
        target,
        save_all=True,
        append_images=images[1:],
        duration=[milliseconds for _, milliseconds in frames],
        loop=0,
        quality=QUALITY,
        method=4,
        minimize_size=True,
    )


if __name__ == "__main__":
    what, source, target = sys.argv[1:]
    {"pictures": pack_pictures, "animation": pack_animation}[what](Path(source), Path(target))
