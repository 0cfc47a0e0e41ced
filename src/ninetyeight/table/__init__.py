"""The table: seats, talk and its limits; no sockets, no database, and time is an argument."""
