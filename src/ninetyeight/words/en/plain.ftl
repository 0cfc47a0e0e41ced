# What only the plain game says: `ninetyeight play --plain`. Lines in, lines out; each makes sense when read aloud.

## Before a game. $name: a player. $seats: the players by number. $answer: what was typed. $count: how many players.
plain-explains = ? explains.
plain-look = { $name } looks at the first hand.
plain-curtain = When only { $name } sees the screen, press Enter.
plain-hide = Press Enter to hide your hand.
plain-who-starts = Who starts? Agree without numbers. ({ $seats }; Enter draws lots)
plain-no-player = “{ $answer }” is no player: type a name, a number from 1 to { $count }, or just Enter.

## The table: beside a pile that no card fits, and beside a card that may go back by 10.
plain-nothing-fits = nothing fits
plain-trick = trick

## Answers and refusals. $card: a number. $word, $words: what was typed. `plain-yes`: what means yes beside `y` and `yes`.
plain-anyway = Play it all the same? [y/N]
plain-yes = y yes
plain-stays = The { $card } stays in the hand.
plain-not-done = Not done: { $words }
plain-not-understood = “{ $word }” is not understood. A play is a card and a pile, such as 34A; a dot ends the turn; ? explains.
plain-no-undo = With partners a card laid is laid: they have seen it.

## After a game, and when it is left. $command: what to type in a shell.
plain-again = Again? Enter deals anew, s plays the same deal once more, q stops.
plain-go-on = Saved. To go on: { $command }
plain-see-again = Saved. To see it again: { $command }

## What `?` explains: a line for each word that can be typed, which are the same in all languages; then the rules.
plain-help-typing = Play cards with the letter of their pile, and end your turn with a dot:
plain-help-card = the 34 on pile A
plain-help-turn = two cards on A, then the end of the turn
plain-help-undo = takes back the last card of this turn (unless other people play too)
plain-help-hint = a hint; again for a clearer one (alone or with bots)
plain-help-table = shows the table again, and so does Enter
plain-help-cards = shows the cards already played
plain-help-quit = stops; the game is saved
plain-help-help = shows this
plain-rules = A and B go up from { $low }, C and D go down from { $high }. A card exactly { $trick } back is allowed too: the backwards trick. Each turn owes { $minimum } cards, and { $last } once the draw pile is empty. The game is lost when a player cannot finish the turn, and won when all { $cards } cards are played.
plain-fires = The cards { $cards } burn.
