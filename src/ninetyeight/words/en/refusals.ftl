# Why something that was asked for did not happen; by the codes of the rules and of a table.

## By `rules.RefusalCode` (3.6, 8.4, 8.5). None needs a value: the code is enough.
refusal-game-over = The game is over.
refusal-no-such-pile = There is no such pile: the piles are A, B, C and D.
refusal-not-in-hand = This card is not in your hand.
refusal-does-not-fit = This card does not fit on that pile.
refusal-trick-forbidden = “No backwards” is visible: no backwards trick now.
refusal-bound-to-pile = “One pile” is visible: all cards of this turn go on the same pile.
refusal-cover-fire-next = A fire burns: this card must cover it.
refusal-turn-not-finished = The turn cannot end yet: something is still owed.
refusal-silence = Silence is visible: no words and no signs now.
refusal-sign-not-allowed = This sign is not used at this table.

## By `table.TableCode`.
refusal-closed = This table is closed.
refusal-not-seated = You have no seat at this table.
refusal-not-host = Only the host can do this.
refusal-not-your-turn = It is not your turn.
refusal-stale = The game has moved on: have another look.
refusal-no-game = No game is under way.
refusal-game-running = Not while a game is under way.
refusal-no-such-seat = There is no such seat.
refusal-seat-taken = This seat is taken.
refusal-table-full = All seats are taken.
refusal-seats-free = The game begins when all seats are taken.
refusal-too-few-seats = More seats are taken than that: free one first.
refusal-no-such-bot = There is no such bot.
refusal-not-bidding = This is not the moment to say who starts.
refusal-no-tie = There is no tie to decide.
refusal-not-tied = Somebody else is keener to start.
refusal-no-undo = Cards cannot be taken back at this table.
refusal-nothing-to-take-back = No card from this turn can be taken back.
refusal-no-hints = There are no hints at this table.
refusal-no-talk = Nobody talks at this table.
refusal-no-chat = This table has signs and phrases only.
refusal-number-named = That hints at a number.
refusal-no-such-line = Only recent lines can be flagged or shown again.
refusal-is-minded = A bot is playing here now.
refusal-not-away = You are playing this seat yourself.
refusal-is-present = This player is here.
refusal-still-time = This player still has time to come back.
refusal-no-person = No person sits there.
refusal-oneself = You cannot do this to yourself.
refusal-not-asked = Only the host can ask to remove a player.
refusal-no-watchers = Nobody may look at a hand at this table.
refusal-other-seat-open = Another hand is already open to watchers.
refusal-was-removed = You were removed from this table.
refusal-not-alone = The same cards can be played again only when you play alone.
refusal-challenged = The game to beat was played by these rules: keep them for this one.
