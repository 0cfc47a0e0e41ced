"""Regenerates docs and types from the models, in the root of a checkout: `make protocol`."""

from pathlib import Path

from ninetyeight.protocol.generators import protocol_page, typescript
from ninetyeight.server.app import create_api
from ninetyeight.server.identity import COOKIE, LINK_MINUTES, SECURE_COOKIE
from ninetyeight.server.middleware.body_limit import MOST_BYTES, MOST_RECORD_BYTES
from ninetyeight.server.options import Options
from ninetyeight.server.runner import MOST_MESSAGE_BYTES
from ninetyeight.server.settings_table import with_settings
from ninetyeight.server.transport.guard import HEAD_SECONDS, STALL_SECONDS
from ninetyeight.server.transport.http import MOST_HEAD_BYTES
from ninetyeight.server.transport.websocket import FRAME_BURST, FRAME_RATE
from ninetyeight.store.answers import KEPT_PER_PERSON


def protocol_docs() -> str:
    """Generate docs/protocol.md with this server's routes and limits."""
    return protocol_page(create_api().openapi(), _limits())


def _limits() -> dict[str, object]:
    fields = Options.model_fields
    return {
        "cookie": COOKIE,
        "secure_cookie": SECURE_COOKIE,
        "link_minutes": LINK_MINUTES,
        "answers_of_one": KEPT_PER_PERSON,
        "frame_rate": FRAME_RATE,
        "frame_burst": FRAME_BURST,
        "stall_seconds": STALL_SECONDS,
        "head_kib": MOST_HEAD_BYTES // 1024,
        "head_seconds": HEAD_SECONDS,
        "message_kib": MOST_MESSAGE_BYTES // 1024,
        "body_kib": MOST_BYTES // 1024,
        "record_kib": MOST_RECORD_BYTES // 1024,
        "person_rate": fields["person_rate"].default,
        "person_burst": fields["person_burst"].default,
        "address_rate": fields["address_rate"].default,
        "address_burst": fields["address_burst"].default,
        "tables": fields["tables_per_person"].default,
        "sockets": fields["sockets_per_person"].default,
        "address_sockets": fields["sockets_per_address"].default,
        "address_connections": fields["connections_per_address"].default,
        "new_people": fields["new_people_per_hour"].default,
        "replays": fields["replays_per_minute"].default,
        "lesson_steps": fields["lesson_steps_per_minute"].default,
        "hints": fields["hints_per_minute"].default,
        "person_work": fields["work_per_person"].default,
        "address_work": fields["work_per_address"].default,
    }


FILES = {"docs/protocol.md": protocol_docs, "web/src/protocol.gen.ts": typescript}
CONFIGURATION = Path("docs/configuration.md")


def main() -> None:
    for name, generate in FILES.items():
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text(generate(), encoding="utf-8")
    page = CONFIGURATION.read_text(encoding="utf-8")
    CONFIGURATION.write_text(with_settings(page), encoding="utf-8")


if __name__ == "__main__":
    main()
