"""What goes over the wire: commands, messages, views, HTTP bodies, close codes.

These are models only; `table` decides what they hold. `generators` writes `docs/protocol.md` and
the web client's TypeScript types from them, so their docstrings are the API reference.
"""
