# The whole rulebook. Sentences of `-ruling` keys are rulings of this edition, and the page marks them.

## Around it.
rulebook-about = All that the printed rulebooks say, in one place. Where they leave something open, or contradict each other, this edition decides. Such sentences carry this mark:
rulebook-ruling = A ruling of this edition
rulebook-contents = Contents
rulebook-top = Back to the contents
rulebook-learn = Learn it by playing
rulebook-learn-about = Five minutes, card by card.
rulebook-part-game = The game
rulebook-part-variants = Variants
rulebook-part-orders = The orders of Extreme

## The goal.
rule-goal-title = The goal
rule-goal-together = One to five people play together: all of you win, or all of you lose.
rule-goal-cards = The number cards from 2 to 99 are to be laid on four piles. When all of them lie there, you have beaten the game.
rule-goal-picture = The number line. Colour shows where a pile can still go, dots are cards already laid, small ticks are cards nobody has seen, and your own cards stand across both lanes.

## Set-up (1.1 to 1.3).
rule-setup-title = Set-up
rule-setup-piles = Four row cards begin four piles. A and B ascend from 1, C and D descend from 100. Piles have letters, so that naming a pile never names a number.
rule-setup-row = Some rulebooks speak of rows where others speak of piles. It is the same thing.
rule-setup-hands = Shuffle the number cards and deal. The rest is the draw pile, face down.
rule-setup-size = Cards in hand

## Who starts (1.4).
rule-starter-title = Who starts
rule-starter-agree = Look at your hands and agree who starts, keeping to the rules of talk. Then it goes on clockwise. If you play alone, you start.
rule-starter-bids-ruling = At a table here, everybody says how much they would like to start. Whoever is most willing starts, and between equals the host chooses.
rule-starter-lot-ruling = If you do not agree in time, lots are drawn.

## A turn (2.1 to 2.5).
rule-turn-title = A turn
rule-turn-minimum = In your turn lay at least two cards, one at a time, each on any pile, and as many more as you like.
rule-turn-directions = On an ascending pile a card must be higher than the one on top, on a descending pile lower. The step may be as big as you like, but small steps leave more room.
rule-turn-picture = With 37 in hand: 3 on from 34, or 25 on from 12. It fits on C and D as well, where it is lower than the card on top.
rule-turn-own = Once nothing more is owed, you decide yourself when your turn ends.
rule-turn-itself-ruling = It ends by itself when your hand is empty, after a Stop, and after the third card of a turn with a “3!”.
rule-turn-draw = At the end of your turn fill your hand from the draw pile, or take what is left there.

## The backwards trick (2.3).
rule-trick-often = You may use it any number of times, on any pile, also several times in one turn.
rule-trick-picture = 71 is exactly 10 higher than 61: the descending pile C goes back and has room again.

## The end (3.1 to 3.6).
rule-end-title = The end of the game
rule-end-deck = When the draw pile is empty, you play on without drawing. From the next turn on, one card is enough, and more are allowed.
rule-end-passed = Whoever has no cards left is passed over; the others go on.
rule-end-won = The game is won when all cards are laid and nothing is owed at that moment.
rule-end-lost = The game is lost at once when the player on turn can no longer finish the turn: lay the cards owed, and meet every duty that lies on the table.
rule-end-one = If you could lay only one of the two cards owed, you do not lay it.
rule-end-search-ruling = Whether a turn can be finished is asked when it begins and after every card, and every way to go on counts. With 57 on pile A, a hand of 59 and 49 can play two cards: 59, and then 49 by the backwards trick, although 49 alone fits nowhere.
rule-end-order-ruling = An order binds once its card is played. Until then a skull or a “3!” in your hand counts as an ordinary card here, while a Stop ends the turn as always.
rule-end-last = If the only card left is a “3!” or a skull, it may be played, but it loses the game, with no card left.
rule-end-refused-ruling = A play that the rules forbid is refused here, and nothing happens. Any other card can be played, even if it loses.
rule-end-warned-ruling = The warning comes early: a card after which the turn cannot be finished without breaking an order is shown as losing, whether the game ends with it or only later. You are asked before you play it.

## The result (3.5).
rule-score-title = The result
rule-score-left = Count the cards left in all hands and in the draw pile. Fewer than ten is an excellent result.
rule-score-harder = Are all cards laid? Then it is time for a harder game.
rule-score-zero = With a skull, a fire or a “3!” you can even lose with no card left.
rule-score-cause-ruling = A loss is put down to the first duty in this list without which the turn could still have been finished: skull, fire, “3!”, minimum. If lifting one alone would not have helped, it is the first that lay on the table.

## Talk (8.1 to 8.4, 8.6).
rule-talk-title = Talk
rule-talk-may = You may and should talk. But nobody may name the number of a card, nor say that a card is more or less than a certain number. Everything else may be said.
rule-talk-good = You may say
rule-talk-good-leave = Please do not play on pile A.
rule-talk-good-gap = No big gap on C, please!
rule-talk-good-help = I can help on pile D.
rule-talk-bad = You may not say
rule-talk-bad-number = I have the 34.
rule-talk-bad-more = Mine is a little more than 50.
rule-talk-bad-tens = I have one in the seventies.
rule-talk-orders = In Extreme you may talk about orders: which ones you hold, and which had better not be played now.
rule-talk-chat-ruling = The chat refuses every number from 2 to 99, however it is written, unless it counts things at the table, as in “two cards”.

## Signs (8.5).
rule-signs-title = Signs
rule-signs-how-ruling = On each pile you may show one of two signs. It stands until you change it, or until a card is laid on that pile.
rule-signs-turn-ruling = Relaxed tables have a third one. It gives away an exact card to anyone who thinks it through, so other tables do without it.
rule-signs-bots-ruling = Bots choose each sign from that pile and their own hand alone, by a rule that everybody can read: there are no secret codes.

## Expert (4.1, 4.2).
rule-expert-minimum = At least three cards in every turn instead of two.
rule-expert-deck-ruling = With an empty draw pile one card is enough, as always.
rule-expert-hand = Harder still: everybody holds one card fewer, 7 alone, 6 with two players, 5 with more.
rule-expert-hand-ruling = The hand is then filled up to that. The shorter hand can be combined with every edition.

## Fire (4.3 to 4.6). $cards: the cards that burn.
rule-fire-cards = The cards { $cards } burn.
rule-fire-replace = In the expansion they are fire cards, which replace the ordinary cards with these numbers.
rule-fire-cover-ruling = With two to five players a fire card must be covered by the end of the next turn, otherwise the game is lost.
rule-fire-example = Tim plays a fire card. He may cover it himself in the same turn; otherwise Sara must cover it in hers.
rule-fire-next-ruling = The next turn is that of the next player who still has cards. A fire card may be covered by another one, which is due in its own time.
rule-fire-last-ruling = A fire card that is the very last card, or is not yet due when all cards are laid, does no harm.
rule-fire-alone = If you play alone, the very next card must be played on the fire card.
rule-fire-alone-ruling = Even when a turn ends in between.
rule-fire-strict-ruling = Strict fire, for tables that take it at its word: the very next card must cover the fire card, whoever plays it.
rule-fire-refused-ruling = With strict fire, and alone, no card can be played elsewhere until then. If none can cover the fire, the game is lost.
rule-fire-picture = 33 burns on pile A. 36 covers it, and so does 23 by the backwards trick.

## Extreme (5.1, 5.5, 6.1, 6.7).
rule-extreme-cards = Some of the cards carry an order: seven different orders on four cards each. Every order that is played must be obeyed exactly; several in one turn, all of them together. Otherwise the game is lost at once.
rule-extreme-flash = Orders with the lightning symbol bind the player who plays them, for that turn. When the turn is over they mean nothing any more, even on top of a pile.
rule-extreme-lasting = Orders with the infinity symbol bind everybody from the moment they are played, as long as they lie on top. If several are visible, all of them hold. An order that is covered means nothing any more.
rule-extreme-layout-ruling = Which numbers carry which order is printed on the cards, but is in no rulebook. This layout is our own. A table can also draw one by lot, or type in the one printed on its own copy.
rule-extreme-plain = The cards of Extreme can be played by the original rules as well; the orders then mean nothing.

## Each order (5.2 to 5.4, 6.2 to 6.6), beside its demand in rules.ftl.
rule-stop-first = Even as the first card, and even below the minimum.
rule-skull-end = No skull may lie on top when a turn ends, not even at the very end of the game.
rule-skull-between-ruling = Other cards may be played in between. A skull may be covered by another skull, which must then be covered itself.
rule-three-where = It does not matter which of the three it is. A Stop may be the third card, and only the third.
rule-three-few = It may be played without enough cards, even as your last card, but then the game is lost.
rule-three-cover-ruling = Several “3!” do not contradict each other. Covering one does not lift it.
rule-silence-subjects = By the printed rules, other subjects are free.
rule-silence-chat-ruling = A machine cannot tell what a line is about. So at a table here, chat, phrases and signs all rest while a Silence is visible.
rule-silence-play-ruling = Playing cards, ending a turn and giving up by agreement are not communication: all of them are allowed under Silence.
rule-no-backwards-where = On no pile at all.
rule-no-backwards-own-ruling = Not even to cover this very order.
rule-one-pile-choose = You choose the pile with your first card.
rule-one-pile-free-ruling = Cards laid before the order came do not count. If you lay it in the middle of your turn, the next card goes on top of it. The card that covers it sets you free for the rest of the turn.
rule-draw-one-many = However many cards were played. So you may hold fewer cards than normal.
rule-draw-one-top-ruling = What counts is what lies on top when the turn ends.
rule-draw-one-covered = Once the order is covered, the hand is filled up again.
rule-draw-one-short-ruling = A hand that is smaller than the minimum loses, as long as there are cards in the draw pile, unless a Stop can be played.

## Combining (7.1), and what everybody sees (9).
rule-combining-title = Combining
rule-combining-how-ruling = Expert can be combined with fire and with Extreme, and fire with Extreme. If a burning card carries an order, both hold.
rule-seeing-title = What you see
rule-seeing-own-ruling = You see your own hand, all cards on the piles in their order, how many cards every hand and the draw pile have, what was said and shown, whose turn it is, and what is owed.
rule-seeing-watchers-ruling = Watchers see the same without any hand, unless a player shows them theirs.
rule-seeing-hidden-ruling = Nobody sees other hands or the order of the draw pile before the game is over. Then all is open.
