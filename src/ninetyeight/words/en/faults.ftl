# Why a server did not do what was asked, beside the refusals of a table.

## By the code of a `Fault` or a `Problem`.
fault-bad-request = The request could not be read.
fault-not-found = There is nothing here.
fault-method-not-allowed = This cannot be done here.
fault-refused = The request was refused.
fault-not-signed-in = Enter your name first.
fault-signed-in = You are already somebody here. Confirm that you want to be replaced.
fault-not-allowed = You may not do this.
fault-scope = This token does not allow that.
fault-wrong-origin = This page belongs to another server.
fault-wrong-host = The server does not go by this name. Ask its host for the right address.
fault-invalid = Something in the request is not valid.
fault-unreadable = The message could not be read.
fault-too-many-requests = That was too much at once. Wait a moment.
fault-busy = The server has too much to do just now. Try again in a moment.
fault-too-large = That is too large.
fault-too-slow = That took too long. Try again.
fault-too-many-sockets = Too many tables are open at once. Close another window first.
fault-too-many-tables = You have too many open tables. Close one first.
fault-too-many-tokens = You have too many tokens. Delete one first.
fault-no-such-table = There is no such table, or not any more.
fault-no-such-game = There is no such game, or it is not yours.
fault-no-such-person = There is no such person.
fault-no-such-token = There is no such token.
fault-no-such-code = This code is wrong, used or too old.
fault-no-such-lesson = There is no such lesson.
fault-no-watchers = You cannot watch at this table.
fault-was-removed = { refusal-was-removed }
fault-table-unreadable = This table needs a newer version of the server, or repair. Nothing of it is lost; the host of the server can help.
fault-page = This list does not continue here. Open it again.
fault-record = This file is not a game record, or something in it is wrong.
fault-refused-action = The rules refuse a card in this record.
fault-store = The game could not be saved just now. Try again.
fault-database = The server cannot reach its data just now. Try again.
fault-sequence-taken = Somebody was faster. Try again.
fault-command-taken = That was done already.
fault-command-answered = That was answered already.
fault-conflict = That contradicts what is there already.
fault-unstorable = Some of the characters cannot be saved.
fault-store-closed = The server is restarting. Try again in a moment.
fault-server-error = The server made a mistake; it has been noted.
fault-internal = Something went wrong on the server. Try again.
fault-offline = The server cannot be reached. Are you online?

## Why the server closed the connection of a table, by `CloseCode`.
close-too-large = A message was too large.
close-server-error = The server made a mistake. It will be back in a moment.
close-restart = The server is restarting.
close-too-slow = The connection was too slow.
close-bad-request = The connection could not be understood. Reload the page.
close-not-signed-in = The server does not know you any more. Enter your name again.
close-no-watchers = You cannot watch at this table.
close-no-such-table = There is no such table, or not any more.
close-was-removed = { refusal-was-removed }
close-too-many = Too many tables are open at once. Close another window first.
close-table-unreadable = { fault-table-unreadable }
