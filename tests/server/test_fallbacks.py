"""Each time the fallback plays for a bot, its name and the cause are counted and logged."""

import json
import re
from pathlib import Path

import httpx

from server.people import Person
from server.servers import WIDE, running_server

FALLBACKS = re.compile(r'ninetyeight_bot_fallbacks_total\{bot="sharp",cause="([a-z-]+)"\} [1-9]')


def test_fallbacks_are_in_the_metrics_and_in_the_log(tmp_path: Path) -> None:
    narrow = {**WIDE, "bot_seconds": 0.000_001}
    with running_server(tmp_path, **narrow) as server, Person(server, "Ada") as ada:
        settings = {"settings": {"players": 2}, "bot": "sharp"}
        assert ada.post("/api/play", settings).status_code == 201
        line = json.loads(server.wait_for_log("the fallback played"))
        found = FALLBACKS.findall(httpx.get(f"{server.url}/metrics").text)
        assert set(found) <= {"deadline", "no-process", "wait"}
        assert (line["bot"], line["level"], line["times"]) == ("sharp", "warning", 1)
        assert line["cause"] in found
