"""What goes over the wire: commands, messages, views, HTTP bodies, close codes.

Models only, and what is said about them: `table` decides what they hold. From them `generators`
writes `docs/protocol.md` and the TypeScript types of the web client.
"""
