# A game that is over, step by step.

## What one can do. $number, $total: which step or turn of how many.
replay-back = One step back
replay-on = One step forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-scrub = Point in the game
replay-position = Step { $number } of { $total }
replay-turn = Turn { $number }
replay-turns = Turns
replay-deal = The cards are dealt.
replay-seat = Whose hand
replay-all-hands = All hands
replay-player = Player { $number }
replay-keys = Keys: ← → step, ↑ ↓ turns, Home and End, space bar to play.

## What is said about a record. $name: the file. $reason: why the rules refuse it.
replay-open-about = Choose a file with the record of a game, or drop it here. It is only shown; you can keep it afterwards.
replay-choose = Choose a file
replay-drop = Drop it here
replay-another = Open another file
replay-keep = Keep in my games
replay-kept = Already in my games
replay-bad-file = { $name } cannot be shown.
replay-unfinished = The record ends before the game does.
replay-stopped = The record goes on, but the rules refuse the next step: { $reason }
replay-house = House rules
replay-not-yours = Only the players of a game can open it here. Ask one of them for a link to share.
