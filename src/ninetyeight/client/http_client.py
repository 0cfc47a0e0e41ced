"""HTTP requests to a server, with answers as models and failures as `ClientError`."""

from collections.abc import Mapping
from typing import Any, TypeVar

import httpx
from pydantic import TypeAdapter, ValidationError

from ninetyeight.client.errors import ClientError, NotNinetyEight, ServerRefused, Unreachable
from ninetyeight.protocol.http import Fault
from ninetyeight.protocol.model import Model

T = TypeVar("T")

SECONDS = 15.0
"""How long an answer may take, in seconds."""


class HttpClient:
    """Sends requests to one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        """The server's address, without a trailing slash."""
        self.token: str | None = None
        """The bearer token, if there is one."""
        self._http = httpx.AsyncClient(timeout=SECONDS)

    async def close(self) -> None:
        await self._http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def drop_cookies(self) -> None:
        """Authenticate by the token alone."""
        self._http.cookies.clear()

    async def request(
        self,
        method: str,
        path: str,
        answer: type[T] | TypeAdapter[T],
        *,
        body: Model | str | None = None,
        params: Mapping[str, Any] | None = None,
        accepted: tuple[int, ...] = (),
    ) -> T:
        """Send a request, and parse the body as `answer` on success or an accepted status."""
        response = await self.send(method, path, body=body, params=params)
        if not response.is_success and response.status_code not in accepted:
            raise self._refusal(response)
        reader = answer if isinstance(answer, TypeAdapter) else TypeAdapter(answer)
        try:
            return reader.validate_json(response.content or b"null", extra="ignore")
        except ValidationError:
            if not response.is_success:
                raise self._refusal(response) from None
            raise NotNinetyEight(self.url) from None

    async def send(
        self,
        method: str,
        path: str,
        *,
        body: Model | str | None = None,
        params: Mapping[str, Any] | None = None,
        follow_redirects: bool = False,
    ) -> httpx.Response:
        """Send a request, and return the response as it is."""
        content = body.model_dump_json() if isinstance(body, Model) else body
        headers = self.headers if content is None else self.headers | _JSON
        given = {name: value for name, value in (params or {}).items() if value is not None}
        try:
            return await self._http.request(
                method,
                self.url + path,
                content=content,
                params=given,
                headers=headers,
                follow_redirects=follow_redirects,
            )
        except httpx.TimeoutException:
            raise Unreachable(self.url, f"no answer within {SECONDS:g} seconds") from None
        except httpx.HTTPError as error:
            raise Unreachable(self.url, str(error).rstrip(".") or type(error).__name__) from None
        except (httpx.InvalidURL, UnicodeError):
            raise ClientError("address", f"{self.url} is not the address of a server.") from None

    def _refusal(self, response: httpx.Response) -> ClientError:
        status = response.status_code
        try:
            fault = Fault.model_validate_json(response.content, extra="ignore")
        except ValidationError:
            if status < 500:
                return NotNinetyEight(self.url)
            message = f"The server at {self.url} answered with status {status}."
            return ServerRefused(status, "server-error", message)
        return ServerRefused(status, fault.code, fault.message)


_JSON = {"Content-Type": "application/json"}
