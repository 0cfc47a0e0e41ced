"""Error responses to data that never becomes a request, in the form of all other errors."""

from http import HTTPStatus

from ninetyeight.protocol.http import Fault


def encode_error(status: int, code: str, message: str) -> bytes:
    """Encode a complete response, after which the connection closes."""
    body = Fault(code=code, message=message).model_dump_json().encode()
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        "cache-control: no-store\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
