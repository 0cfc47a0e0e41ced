# What happens, as sentences for a log or a screen reader; the keys follow the kinds of `protocol.seen`.

## The game. $name: a player. $card: a number. $cards: numbers. $pile: a letter. $order: the name of an order.
event-dealt = Game { $number }: the cards are dealt.
event-dealt-again = Game { $number }: the same cards once more.
event-bid-like = { $name } would like to start.
event-bid-all-the-same = { $name } does not mind who starts.
event-bid-rather-not = { $name } would rather not start.
event-starter-alone = { $name } starts.
event-starter-bids = { $name } starts, as agreed.
event-starter-host = { $name } starts: the host chose.
event-starter-lot = { $name } starts: drawn by lot.
event-card-laid = { $name } plays { $card } on pile { $pile }.
event-card-laid-trick = { $name } plays { $card } on pile { $pile }: the backwards trick!
event-order-visible = The order “{ $order }” now lies on pile { $pile }.
event-order-covered = The order “{ $order }” is covered.
event-fire-visible = The { $card } burns on pile { $pile }.
event-fire-covered = The fire on pile { $pile } is covered.
event-card-taken-back = { $name } takes { $card } back from pile { $pile }.
event-turn-ended-choice = { $name } ends the turn.
event-turn-ended-empty-hand = { $name } has no cards left: the turn is over.
event-turn-ended-stop = Stop! { $name }’s turn is over.
event-turn-ended-three = Three cards, as “3!” demands: { $name }’s turn is over.
event-cards-drawn =
    { $count ->
        [0] { $name } draws no cards.
        [one] { $name } draws one card.
       *[other] { $name } draws { $count } cards.
    }
event-cards-drawn-seen = You draw: { $cards }
event-turn-began = It is { $name }’s turn.
event-turn-began-you = It is your turn.
event-hint-taken = { $name } takes a hint.
event-conceded = All agree: the game is given up.
event-concede-voted = { $name } would like to give up.
event-concede-withdrawn = { $name } would like to play on.
event-again-wished = { $name } would like another game.

## Talk. $phrase and $text: what was said.
event-sign-like = { $name } would like pile { $pile }.
event-sign-leave = { $name } asks everyone to leave pile { $pile } alone.
event-sign-turn = { $name } can turn pile { $pile } back.
event-sign-taken-back = { $name } takes the sign on pile { $pile } back.
event-phrase-said = { $name }: { $phrase }
event-chat-said = { $name }: { $text }
event-line-flagged = { $name } flags a line that gives a number away.
event-line-unflagged = { $name } takes a flag back.

## The table. $bot: the name of a bot. $other: another player.
event-settings-changed = The settings of the table have changed.
event-host-changed = { $name } is the host now.
event-seat-taken = { $name } sits down.
event-bot-seated = The bot { $bot } sits down.
event-seat-cleared = A seat is free again.
event-went-away = { $name } leaves the table; the seat waits.
event-seat-minded-turn = Time is up: the bot { $bot } plays this turn for { $name }.
event-seat-minded-until-return = The bot { $bot } plays for { $name } until they return.
event-came-back = { $name } is back.
event-removal-voted = { $name } is in favour of removing { $other }.
event-removal-withdrawn = { $name } is against removing { $other }.
event-removed = { $name } no longer belongs to this table.
event-removed-bot = { $name } no longer belongs to this table; the bot { $bot } has the seat.
event-watchers-allowed = { $name } shows their hand to watchers.
event-watchers-refused = { $name } hides their hand from watchers again.
event-closed-host = The host has closed the table.
event-closed-empty = The table is closed: everybody has left.
event-closed-idle = The table is closed: nothing happened for a long time.
event-closed-admin = The table was closed by those who run this server.

## The same to whom it is about: to who did it, or to whom it was done.
event-bid-like-you = You would like to start.
event-bid-all-the-same-you = You do not mind who starts.
event-bid-rather-not-you = You would rather not start.
event-starter-alone-you = You start.
event-starter-bids-you = You start, as agreed.
event-starter-host-you = You start: the host chose.
event-starter-lot-you = You start: drawn by lot.
event-card-laid-you = You play { $card } on pile { $pile }.
event-card-laid-trick-you = You play { $card } on pile { $pile }: the backwards trick!
event-card-taken-back-you = You take { $card } back from pile { $pile }.
event-turn-ended-choice-you = You end the turn.
event-turn-ended-empty-hand-you = You have no cards left: the turn is over.
event-turn-ended-stop-you = Stop! Your turn is over.
event-turn-ended-three-you = Three cards, as “3!” demands: your turn is over.
event-cards-drawn-none-you = You draw no cards.
event-hint-taken-you = You take a hint.
event-concede-voted-you = You would like to give up.
event-concede-withdrawn-you = You would like to play on.
event-again-wished-you = You would like another game.
event-sign-like-you = You would like pile { $pile }.
event-sign-leave-you = You ask everyone to leave pile { $pile } alone.
event-sign-turn-you = You can turn pile { $pile } back.
event-sign-taken-back-you = You take your sign on pile { $pile } back.
event-line-flagged-you = You flag a line that gives a number away.
event-line-flagged-yours = { $name } thinks that your line “{ $text }” gives a number away. It is hidden now; signs and phrases are there for this.
event-line-unflagged-you = You take your flag back.
event-line-unflagged-yours = { $name } takes the flag on your line “{ $text }” back.
event-host-changed-you = You are the host now.
event-went-away-you = You leave the table; your seat waits.
event-seat-minded-turn-you = Time is up: the bot { $bot } plays this turn for you.
event-seat-minded-until-return-you = The bot { $bot } plays for you until you return.
event-came-back-you = You are back.
event-removal-voted-you = You are in favour of removing { $other }.
event-removal-withdrawn-you = You are against removing { $other }.
event-removal-voted-against-you = { $name } is in favour of removing you.
event-removal-withdrawn-against-you = { $name } is against removing you.
event-watchers-allowed-you = You show your hand to watchers.
event-watchers-refused-you = You hide your hand from watchers again.
