# What players say to each other: phrases, signs, and the limits of talk (8).

## Ready phrases, by `PhraseCode`; with `-pile` the same about a pile. No number in any of them (8.1).
## $pile: the letter of a pile.
phrase-hello = Hello everyone!
phrase-hello-pile = Hello! Look at pile { $pile }.
phrase-well-played = Well played!
phrase-well-played-pile = Well played on pile { $pile }!
phrase-thanks = Thank you!
phrase-thanks-pile = Thank you for pile { $pile }!
phrase-sorry = Sorry!
phrase-sorry-pile = Sorry about pile { $pile }!
phrase-my-fault = My mistake!
phrase-my-fault-pile = Pile { $pile } was my mistake!
phrase-nice-trick = Nice backwards trick!
phrase-nice-trick-pile = Nice backwards trick on pile { $pile }!
phrase-yes = Yes
phrase-yes-pile = Yes, pile { $pile }
phrase-no = No
phrase-no-pile = No, not pile { $pile }
phrase-wait = Wait a moment, please.
phrase-wait-pile = Please wait with pile { $pile }.
phrase-your-turn = It’s your turn!
phrase-your-turn-pile = It’s your turn: think of pile { $pile }!
phrase-can-help = I can help.
phrase-can-help-pile = I can help on pile { $pile }.
phrase-cannot-help = I cannot help.
phrase-cannot-help-pile = I cannot help on pile { $pile }.
phrase-good-hand = My hand is good.
phrase-good-hand-pile = My hand is good for pile { $pile }.
phrase-bad-hand = My hand is bad.
phrase-bad-hand-pile = My hand is bad for pile { $pile }.
phrase-play-little = Please play only what you must.
phrase-play-little-pile = Please play as little as possible on pile { $pile }.
phrase-play-more = Please play more cards.
phrase-play-more-pile = Please play more cards on pile { $pile }.
phrase-no-big-gaps = No big gaps, please.
phrase-no-big-gaps-pile = No big gaps on pile { $pile }, please.
phrase-have-order = I hold an order.
phrase-have-order-pile = I hold an order for pile { $pile }.
phrase-no-orders-now = No orders now, please.
phrase-no-orders-now-pile = No orders on pile { $pile } now, please.
phrase-have-fire = I hold a fire card.
phrase-have-fire-pile = I hold a fire card for pile { $pile }.
phrase-one-more-game = Another game?
phrase-one-more-game-pile = Another game? And look after pile { $pile }!
phrase-goodbye = Goodbye!
phrase-goodbye-pile = Goodbye, and look after pile { $pile }!

## The signs of 8.5, by `Sign`: a sentence, and a label for a button.
sign-like = I would like this pile: a card of mine fits it well.
sign-like-short = I’d like it
sign-leave = Please leave this pile alone: I would lose a lot if somebody else played here.
sign-leave-short = Leave it
sign-turn = I can turn this pile back with the backwards trick.
sign-turn-short = I can turn it
sign-none-short = No sign
signs-on-pile = Signs on pile { $pile }

## What may be said at a table, by `TalkLevel`, and what is shown around it.
talk-free = Signs, phrases and chat
talk-signals = Signs and phrases only
talk-none = No talk
talk-write = Write something…
talk-send = Send
talk-phrases = Phrases
talk-signs = Signs
talk-said = Said
talk-everything = Everything
talk-nothing-said = Nobody has said anything yet.
talk-no-numbers = Say anything but the number of a card.
talk-silence = Silence is visible: nobody may talk or show signs.
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = You have muted { $name }.

## Lines that give a number away, which people flag. $name: who wrote it. $other: who flagged it. $text: the line.
talk-flag = Flag “{ $text }”: it gives a number away
talk-hidden = { $name }: line hidden, flagged by { $other }
talk-hidden-by-you = { $name }: line hidden, you flagged it
talk-hidden-yours = You: { $text } (hidden from the others, flagged by { $other })
talk-show-again = Show again

## What to do instead of a line that is refused, by the sign that comes nearest.
advice-like = Show the sign “{ sign-like-short }” on pile { $pile } instead.
advice-leave = Show the sign “{ sign-leave-short }” on pile { $pile } instead.
advice-turn = Show the sign “{ sign-turn-short }” on pile { $pile } instead.
advice-none = Say it without the number, or choose a phrase.

## How a line named the number of a card, by `RefusalReason` (8.6). $found: the part that did, as typed.
reason-digits = “{ $found }” is a number in digits.
reason-number-word = “{ $found }” is a number in words.
reason-ordinal = “{ $found }” is an ordinal number.
reason-roman = “{ $found }” is a Roman numeral.
reason-spelled = “{ $found }” is a number taken to pieces.
reason-counting-marks = “{ $found }” counts up to a number.
reason-relation = “{ $found }” gives a number away by comparing or calculating.
reason-look-alike = “{ $found }” looks like a number.
reason-mixed = “{ $found }” is a number in digits and letters.
reason-misspelled = “{ $found }” is nearly a number in words.
reason-riddle = “{ $found }” is a well-known name for a number.
