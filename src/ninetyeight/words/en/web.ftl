# What the web client says beside the game itself.

## The front door.
web-headline = 98 cards. Four piles. One team.
web-pitch = Lay all the cards together without naming a number: two piles climb, two fall, and going back by exactly ten can save you.
web-deal = Deal me in
web-dealing = Dealing…
web-learn = Learn in two minutes
web-learn-short = Learn
web-dealt-alone = { $game } · alone
web-dealt-bots =
    { $count ->
        [one] { $game } · with { $count } bot ({ $bot })
       *[other] { $game } · with { $count } bots ({ $bot })
    }
web-change = Change
web-choose-game = Choose a game
web-alone = Alone
web-with = with { $name }
web-strength = How strong the bots are
web-play-now = Play now
web-imported = Imported
web-tutorial = Learn to play
web-rules = Rules
web-statistics = Statistics
web-home = Home
web-back = Back
web-name = Your name
web-guest = Guest
web-seats-free =
    { $count ->
        [0] All seats are taken
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-copy = Copy
web-copied = Copied
web-link-local = This address works on this computer only. Start the server with --host 0.0.0.0, and open the address that it names for others.
web-copy-failed = It could not be copied. The link is selected: copy it by hand.
web-qr = The link as a QR code

## The table of the front door that plays itself. $card, $top: numbers. $pile: the letter of a pile.
web-show-about = A table plays itself: a card that is exactly ten back opens its pile again.
web-show-trick = { $card } goes ten back: pile { $pile } breathes again
web-show-step = { $card } on { $top }: a small step
web-show-partner = Bea plays { $card } on pile { $pile }
web-show-draw = At the end of a turn the hand is filled again
web-show-pause = Pause
web-show-play = Play

## Tiles: what waits for somebody who comes back, and playing with friends. $name: people, perhaps several.
web-your-turn = Your turn
web-turn-of = { $name } to play
web-my-tables = Waiting for you
web-all-tables = Show all { $count }
web-friends = With friends
web-friends-title = A link is enough
web-friends-about = Two to five people, on phones or computers, in six languages. Bots take the empty seats.
web-open-table = Open a table
web-lobby = Open tables
web-my-games = Last results
web-mean-of =
    { $count ->
        [one] Cards left in the last game
       *[other] Average of the last { $count } games
    }

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Your profile
web-you-none = No profile yet: your name is saved once you play.
web-device = Play on another device
web-device-about = Scan the QR code there, open the link, or type the code. It works once, for ten minutes.
web-device-link = Link for the other device
web-device-code = Code from the other device
web-device-enter = Sign in with a code from another device
web-device-replace = On this device you are { $name }. The code signs you in as the person from the other device.
web-device-lost = Without another device or code, nobody can sign in as { $name } again.
web-device-become = Sign in as the other person
web-device-failed = This code does not work: it was used, is too old, or has a typo.
web-continue = Continue
web-my-data = Download my data
web-tokens = Programs and bots
web-tokens-about = With a token a program acts as you. Give it only to programs that you trust.
web-token-label = What the token is for
web-token-scope = What it may do
scope-play = watch and play
scope-read = watch only
scope-everything = everything, even deleting my account
web-token-make = Make a token
web-token-once = Copy it now: it is shown only once.
web-token-delete = Delete
web-sign-out = Sign out here
web-sign-out-about = Without another device there is no way back in as { $name }.
web-delete-me = Delete me
web-delete-about = Your seats, games and name will be gone for good. Other people’s games stay, without your name.

## What somebody likes on this device; the themes by `Theme`.
web-language = Language
web-theme = Colours
web-theme-auto = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-sound-on = Sound on
web-sound-off = Sound off
web-sound-sample = Listen

## The table. A play that goes back ten has no other cost.
web-ascending = ascending
web-descending = descending
web-trick-cost = trick · back 10
web-fits-nowhere = Fits nowhere now
web-burns = burns
web-played = Cards already played
web-played-short = Played
web-last-turn = Watch the last turn again
web-unseen = Not seen yet
web-log = What happened
web-about-pile = About which pile?
web-menu = Menu
web-menu-game = This game
web-menu-help = Help
web-menu-look = Look and sound
web-menu-leave = Leave
web-close = Close
web-cancel = Cancel
web-play-anyway = Play it anyway
web-hint-note = Hints are noted in the result.
web-notify = Tell me when it is my turn
web-look = Look at this hand
web-close-about = The table closes for everybody, and a running game ends without a result.
web-leave-about = Your seat waits for you: the same link brings you back. Meanwhile a bot may play for you.
web-remove-about = Whoever is removed loses their seat and cannot come back to this table; in a running game a bot takes over. The others must agree.

## What a play costs, what the page does by itself, and what is prepared while others play. $card, $pile: a play. $count: how many numbers.
web-cost-close = hardly a gap
web-cost-far = a wide gap
web-cost-waste = most of the pile
web-doubt-many = More than one pile suits the { $card }. Choose one.
web-doubt-far = The { $card } leaves a wide gap everywhere. Choose a pile.
web-slip-ask = { $card } on { $pile } skips { $count } more than needed. Choose { $pile } again to play it.
web-slip-done = { $card } on { $pile } skipped { $count } more than needed.
web-ends = Your turn ends by itself.
web-keep-turn = Not yet
web-prepare = It is not your turn yet. Choose a pile to prepare the { $card }.
web-prepared = Prepared: { $plays }
web-prepared-drop = Drop what is prepared
web-stale-passed = Not played as prepared: { $card } no longer fits on { $pile }.
web-stale-dearer = Not played as prepared: { $card } on { $pile } would skip more now.
web-stale-loses = Not played as prepared: { $card } on { $pile } would lose the game.
web-offer-ending = Turns like your last ones can end by themselves.
web-offer-yes = End them for me
web-offer-flick = Quicker: flick a card up, and it goes where it plainly belongs.

## How somebody likes to play on this device.
web-playing = How you play
web-ending = Turns end by themselves
web-ending-never = never
web-ending-stuck = when no card fits any more
web-ending-done = when enough is played
web-ending-done-note = Unless you hold a trick or the very next number of a pile.
web-warns = Warn me about wide gaps
web-gestures = Double tap or flick plays a card
web-haptics = Vibrate
web-pace-by = { $name } sets it for everybody at this table.

## The settings of a table, in the waiting room and between games.
web-settings = Settings
web-settings-change = Change the settings
web-settings-more = More settings
web-settings-pace = Pace
web-settings-talk = Talk and signs
web-settings-help = Help
web-settings-table = The table
web-ready = All seats are taken: the game can begin.
web-ready-host = All seats are taken: the host starts the game.
web-done = Done
web-allowed = allowed
web-not-allowed = not allowed
web-allowed-with-bots = with bots only
web-at-limit = When time is up
web-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-layout-standard = Standard
web-layout-lot = Drawn by lot
web-layout-own = As on our own cards
web-layout-about = Four different cards for each order, from 2 to 99.
web-layout-count = Four cards belong here.
web-layout-range = There is no card { $card }: they go from 2 to 99.
web-layout-twice = The { $card } is there twice.

## The connection, by what it is; and what went wrong.
web-link-connecting = Connecting…
web-link-open = Connected
web-link-lost = Connection lost, trying again…
web-link-ended = Not connected
web-offline = No network right now. The tables come back when it does.
web-failed = That did not work. Try again in a moment.
web-try-again = Try again
web-nowhere = There is nothing here.

## Keys.
web-keys = Keys
web-keys-on = Single-key shortcuts
web-key-digits = Pick a card by typing its number
web-key-piles = Play it on this pile
web-key-sign = Show a sign on the pile you are looking at
web-key-arrows = Move along the hand
web-key-escape = Put the card back
web-key-help = Show these keys

## The end of a game.
web-cards-played = Cards played
web-turns = Turns
web-cards-per-turn = Cards per turn
web-widest-gap = Widest gap
web-replay = Replay
web-share = Share
web-share-link = Link to this game
web-share-about = Anyone with the link can watch the game again, but not what was said.
web-share-end = Stop sharing
web-picture = Picture
web-picture-save = Save the picture
web-next-settings = Settings of the next game
web-tricks = Backwards tricks
web-left-in-hand = Left in hand
web-figure = { $name }: { $text }
web-download = Download

## Statistics, and games from a file.
web-open-record = Import a game
web-games = Games
web-wins = Won
web-mean-left = Average cards left
web-best-left = Best
