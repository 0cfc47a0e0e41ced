# What the terminal client says beside the game itself.

## Keys at a table, as short as can be.
terminal-play = Play
terminal-last-turn = Last turn
terminal-signs = Signs: show yours, see everybody’s

## The front door.
terminal-tagline = Ninety-eight cards, four piles, one team.
terminal-play-alone = Play alone
terminal-play-bots = Play with bots
terminal-people = Several people at this keyboard
terminal-link = Join by link
terminal-preferences = Language, colours, name
terminal-next = Next
terminal-back = Back
terminal-quit = Quit

## The curtain between people who share a keyboard. $name: who plays next.
terminal-pass = Pass the keyboard to { $name }.
terminal-pass-enter = Enter shows the cards.

## A seat whose person is not there; in brackets behind the name.
terminal-away = away

## A record that was saved. $path: where. $why: what stood in the way.
terminal-saved = Saved: { $path }
terminal-not-saved = It could not be saved: { $why }

## Columns of the list of games.
terminal-when = When
terminal-result = Result

## A window in which not everything has room. $width, $height: columns and rows that are enough.
terminal-small = The window is too small: it needs { $width } × { $height }.

## A number that was typed, and is no card of the hand.
terminal-not-in-hand = { $card } is not in your hand.

## Deleting a game from a list; `-about` what becomes of one that is over, `-running` of one that waits.
terminal-delete = Delete
terminal-delete-ask = Delete this game?
terminal-delete-about = Its record is gone for good, and the statistics no longer count it.
terminal-delete-running = It ends here, without a result, and cannot be resumed.

## A bot of one's own that failed: told once. $bot: its name. $other: the bot that stands in for it.
terminal-bot-late = { $bot } did not answer in time. Whenever that happens, { $other } plays in its place.
terminal-bot-crashed = { $bot } stopped with an error. Whenever that happens, { $other } plays in its place.
terminal-bot-bad-answer = { $bot } gave an answer that cannot be used. Whenever that happens, { $other } plays in its place.
terminal-no-games = No finished game yet.
