"""What messaging apps show for a link: a title, a description and a picture in the page's head.

Their crawlers run no scripts, so the server writes it. It says no more than the page that the link
opens shows to a stranger.
"""

import html
import re
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import Scope

from ninetyeight.protocol.view import Phase
from ninetyeight.rules import GameError, ruleset_of
from ninetyeight.server.invitations import (
    invitation_of,
    is_open_to_strangers,
    settings_sentence,
)
from ninetyeight.server.middleware.host_check import host_name
from ninetyeight.server.service import Service
from ninetyeight.store import StoredGame
from ninetyeight.words import LANGUAGES, Voice, best_language, game_sentence

SLOT = "<!--preview-->"
"""What the tags replace in the built page."""
PICTURE = "/preview.png"
PICTURE_SIZE = (1200, 630)
SITE_NAME = "Ninety-Eight"
_LINK = re.compile(r"/(table|challenge)/([A-Za-z0-9_-]{1,64})/?")


@dataclass(frozen=True, slots=True)
class LinkPreview:
    """What is shown of one link."""

    title: str
    description: str
    is_listed: bool = False
    """Whether search engines may list the page: links to tables are for those who have them."""


async def preview_of(service: Service, path: str, accepted: str) -> LinkPreview:
    """Describe what a path leads to; unknown links are described as the home page is.

    Invitations speak the language of the person who sends them, the home page the reader's.
    """
    language = best_language(accepted)
    link = _LINK.fullmatch(path)
    try:
        found = None if link is None else await _link_preview(service, link[1], link[2], language)
    except GameError:  # no such table, or one that cannot be read now
        found = None
    return _home(Voice(language), is_listed=link is None) if found is None else found


def _home(voice: Voice, *, is_listed: bool) -> LinkPreview:
    return LinkPreview(voice.say("web-headline"), voice.say("web-pitch"), is_listed)


async def _link_preview(service: Service, kind: str, key: str, language: str) -> LinkPreview | None:
    if kind == "table":
        return await _table(service, key, language)
    game = await service.store.games.find_challenge(key)
    if game is None:
        return None
    player = next((seat.person_id for seat in game.seats if seat.person_id is not None), None)
    return _challenge(await _voice_of(service, player, language), game)


async def _table(service: Service, table_id: str, language: str) -> LinkPreview | None:
    table = await service.host.table(table_id)
    if table.phase is Phase.CLOSED or not is_open_to_strangers(table):
        return None
    voice = await _voice_of(service, table.host, language)
    host = invitation_of(table).host
    if host is None:
        invited = voice.say("invitation-to-table")
    else:
        invited = voice.say("invitation-by", name=host or voice.say("web-guest"))
    title = " · ".join(part for part in (invited, table.settings.name) if part)
    return LinkPreview(title, settings_sentence(voice, table.settings))


def _challenge(voice: Voice, game: StoredGame) -> LinkPreview:
    names = voice.list(
        voice.bot(seat.bot) if seat.bot is not None else seat.name or voice.say("web-guest")
        for seat in game.seats
    )
    won, left = voice.say("ending-won"), voice.say("outcome-left", count=game.left)
    result = voice.say("ending-challenge-by", name=names, result=won if game.is_won else left)
    played = game_sentence(
        voice, voice.edition(game.edition), ruleset_of(game.edition, game.players)
    )
    return LinkPreview(voice.say("ending-challenge"), f"{result} {played}")


async def _voice_of(service: Service, person_id: str | None, otherwise: str) -> Voice:
    person = None if person_id is None else await service.store.people.find(person_id)
    spoken = otherwise if person is None else person.language
    return Voice(spoken if spoken in LANGUAGES else otherwise)


def head_tags(preview: LinkPreview, scope: Scope) -> str:
    """Write a preview as tags for the head of the page that the request asks for."""
    origin = _origin(scope)
    width, height = PICTURE_SIZE
    title, description = preview.title, preview.description
    tags = [
        ("name", "description", description),
        ("property", "og:type", "website"),
        ("property", "og:site_name", SITE_NAME),
        ("property", "og:title", title),
        ("property", "og:description", description),
        ("name", "twitter:card", "summary_large_image"),
        ("name", "twitter:title", title),
        ("name", "twitter:description", description),
    ]
    if origin is not None:
        tags += [
            ("property", "og:url", origin + scope["path"]),
            ("property", "og:image", origin + PICTURE),
            ("property", "og:image:type", "image/png"),
            ("property", "og:image:width", str(width)),
            ("property", "og:image:height", str(height)),
            ("property", "og:image:alt", SITE_NAME),
            ("name", "twitter:image", origin + PICTURE),
        ]
    if not preview.is_listed:
        tags.append(("name", "robots", "noindex"))
    return "\n    ".join(
        f'<meta {kind}="{name}" content="{html.escape(content)}" />' for kind, name, content in tags
    )


def _origin(scope: Scope) -> str | None:
    """The server's address as the request names it, which `HostCheck` and proxies have settled."""
    host = Headers(scope=scope).get("host", "")
    return None if host_name(host) is None else f"{scope['scheme']}://{host}"
