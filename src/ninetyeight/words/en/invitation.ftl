# What a link leads to: the game in one sentence, a table that can only be watched, and links that lead nowhere.

## The game. $demands: what it demands, and the table's own options, as clauses joined by `demands-joined`.
invitation-alone = { $game }, alone: { $demands }.
invitation-game = { $game } for { $count } players: { $demands }.
invitation-signals = signs and phrases, but no chat
invitation-no-talk = no talking and no signs
invitation-layout = the orders are on other cards than usual
invitation-undo = cards may be taken back
invitation-hints = hints are allowed
invitation-to-table = You are invited to a table
invitation-by = { $name } invites you to play
invitation-join = Join in

## A table without a free seat.
invitation-full = All seats are taken, but you are welcome to watch.
invitation-running = The game has begun, and you are welcome to watch.
invitation-watch = Watch

## Links that lead nowhere, and why that may be.
invitation-gone = This table is no longer there
invitation-gone-about = It was closed, or something is missing from the link. Ask for a new one, or deal yourself in.
invitation-closed = This table is closed
invitation-closed-about = Its host has closed it, or nobody came for a long time. Ask for a new link, or deal yourself in.
invitation-private = This table plays without spectators
invitation-private-about = All seats are taken or the game has begun. Ask for a seat in the next one, or deal yourself in.
invitation-no-challenge = These cards are no longer here
invitation-no-challenge-about = The challenge was withdrawn, the game was deleted, or something is missing from the link. Ask for a new one, or deal yourself in.
invitation-no-replay = This game is no longer shared
invitation-no-replay-about = Whoever shared it has stopped, or something is missing from the link.
