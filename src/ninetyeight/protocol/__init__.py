"""What goes over the wire: commands, messages, views, HTTP bodies, close codes.

These are only models; `table` fills them. `generators` writes `docs/protocol.md` and the web
client's TypeScript types from them, so their docstrings are the API reference.
"""
