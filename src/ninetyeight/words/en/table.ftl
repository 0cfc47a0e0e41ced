# A table: where it stands, who sits there, its clocks, help, votes and watchers. Buttons are the `-short` ones and verbs.

## Where a table stands, by `Phase`.
phase-lobby = Waiting for players
phase-bidding = Who starts?
phase-playing = Game under way
phase-over = Game over
phase-closed = Table closed

## Who starts (1.4); the bids by `Bid`.
bidding-question = Look at your hand: would you like to start?
bid-like = I would like to start.
bid-like-short = Gladly
bid-all-the-same = I do not mind who starts.
bid-all-the-same-short = Don’t mind
bid-rather-not = I would rather not start.
bid-rather-not-short = Rather not
bidding-waiting = Waiting for the others to answer.
bidding-tie = It is a tie: the host chooses who starts.
bidding-tie-host = It is a tie: choose who starts.
bidding-lot = If you do not agree in time, lots are drawn.

## Seats. $name: a player. $bot: the name of a bot. `-turn` and `-until-return` by `Minding`.
seat-free = Free seat
seat-number = Seat { $number }
seat-you = You
seat-host = Host
seat-bot = { $bot } (bot)
seat-away = { $name } is away
seat-offline = { $name } is not connected
seat-online = { $name } is connected again
seat-minded-turn = { $bot } plays this turn for { $name }
seat-minded-until-return = { $bot } plays for { $name }
seat-minded-turn-you = { $bot } plays this turn for you
seat-minded-until-return-you = { $bot } plays for you
seat-on-turn = It is { $name }’s turn
seat-thinking = { $name } is thinking…
seat-sit = Sit down here
seat-add-bot = Seat a bot
seat-clear = Free this seat
seat-mind = Let a bot play for { $name }
seat-mind-by = Let { $bot } play for { $name }
seat-time = { $name } is away and can still come back: { $text }.
seat-come-back = I’m back

## What a player does at a table.
action-end-turn = End turn
action-start = Start the game
action-leave = Leave the table
action-close = Close the table
action-invite = Invite with a link
action-choose-card = Choose a card.
action-choose-pile = Choose a pile for the { $card }.

## Clocks; at the limit by `AtLimit`.
clock-none = No time limit
clock-turn =
    { $count ->
        [one] { $count } second a turn
       *[other] { $count } seconds a turn
    }
clock-days =
    { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
clock-seconds-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
clock-minutes-left =
    { $count ->
        [one] { $count } minute left
       *[other] { $count } minutes left
    }
clock-hours-left =
    { $count ->
        [one] { $count } hour left
       *[other] { $count } hours left
    }
clock-days-left =
    { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
clock-bot-turn = When time is up, a bot plays this turn.
clock-bot-seat = When time is up, a bot plays until the player returns.

## Hints, by `HintLevel`: what a button asks for, and what the bot says.
hint-ask = Ask for a hint
hint-short = Hint
hint-nudge-short = Which pile?
hint-card-short = Which card?
hint-move-short = Show me the move
hint-nudge = Have a look at pile { $pile }.
hint-card = Think about the { $card }.
hint-move = Play the { $card } on pile { $pile }.
hint-end-turn = End the turn here.

## Taking back, giving up, another game, removing a player.
undo = Take the last card back
undo-short = Take back
concede = Give up the game
concede-short = Give up
concede-confirm = Do you really want to give up?
concede-withdraw = Play on after all
concede-refuse = Play on
concede-waiting = { $count } of { $total } want to give up.
again = Play another game
again-same-deal = The same cards once more
again-waiting = For another game: { $count } of { $total }.
again-wished = Waiting for the others…
# name: people, perhaps several
again-waiting-for = Waiting for { $name }.
removal-ask = Ask to remove { $name }
removal-question = The host asks to remove { $name }. Do you agree?
removal-agree = Agree
removal-withdraw = Withdraw my agreement
removal-refuse = Disagree
# name: people, perhaps several; text: how much time is left, as in clock-seconds-left
vote-waiting = Waiting for an answer from { $name }.
vote-time = { $name } is away and can still answer: { $text }.

## Watchers (9.2), by `Watch`.
watch-nobody = Nobody watches
watch-piles = Watchers see the piles, and no hand
watch-seat = Watchers also see a hand, if its player agrees
watchers =
    { $count ->
        [0] Nobody is watching
        [one] { $count } watcher
       *[other] { $count } watchers
    }
watchers-allow = Show my hand to watchers
watchers-refuse = Hide my hand from watchers
watchers-you = You are watching.
# name: people, perhaps several
watchers-looking = Looking at your hand: { $name }.

## Settings of a table; who may find it by `Access`.
setting-edition = Edition
setting-players = Players
setting-layout = Layout of the orders
setting-name = Name of the table
setting-access = Who may join
setting-talk = Talk
setting-relaxed-signs = The third sign: “{ sign-turn-short }”
setting-clock = Clock
setting-bid-seconds = Time to agree who starts
setting-grace-seconds = Time to come back after losing the connection
setting-watch = Watchers
setting-undo = Taking cards back
setting-hints = Hints
setting-pace = Pace of bots
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = instant
skip-ahead = Skip ahead
setting-minder = Bot that plays for those who are away
access-public = Anyone, from the lobby
access-invited = Only those with the link

## Bots, by the names of `bots.registry.BOTS`: a name and one sentence; and how long they think, by `Cost`.
bot-random = Lucky
bot-random-about = Plays any card that does not lose at once.
bot-greedy = Gobbler
bot-greedy-about = Plays the nearest card, and extra cards only when they are cheap.
bot-planner = Puzzler
bot-planner-about = Looks at whole turns and weighs them by rules that anyone can read.
bot-sharp = Fox
bot-sharp-about = Looks at whole turns and weighs them by what it learned from play.
bot-master = Maestro
bot-master-about = Tries out the best turns in many games that might follow, several turns ahead.
bot-cost-instant = Plays at once
bot-cost-thinking = Thinks for a moment
