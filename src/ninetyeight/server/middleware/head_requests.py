"""Answers HEAD wherever GET is answered: messaging apps and monitors ask for the head first."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HeadRequests:
    """Passes HEAD on as GET, and leaves the body of the response out."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self._app({**scope, "method": "GET"}, receive, send_head)
