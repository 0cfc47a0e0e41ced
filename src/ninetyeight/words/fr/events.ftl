# What happens, as sentences for a log or a screen reader; the keys follow the kinds of `protocol.seen`.

## The game. $name: a player. $card: a number. $cards: numbers. $pile: a letter. $order: the name of an order.
event-dealt = Partie { $number } : les cartes sont distribuées.
event-dealt-again = Partie { $number } : encore la même donne.
event-bid-like = { $name } voudrait commencer.
event-bid-all-the-same = Peu importe à { $name } qui commence.
event-bid-rather-not = { $name } préfère ne pas commencer.
event-starter-alone = { $name } commence.
event-starter-bids = { $name } commence, comme convenu.
event-starter-host = { $name } commence : l’hôte a choisi.
event-starter-lot = { $name } commence : le sort en a décidé.
event-card-laid = { $name } joue le { $card } sur la pile { $pile }.
event-card-laid-trick = { $name } joue le { $card } sur la pile { $pile } : rétro !
event-order-visible = La consigne « { $order } » est maintenant sur la pile { $pile }.
event-order-covered = La consigne « { $order } » est recouverte.
event-fire-visible = Le { $card } brûle sur la pile { $pile }.
event-fire-covered = Le feu sur la pile { $pile } est recouvert.
event-card-taken-back = { $name } reprend le { $card } de la pile { $pile }.
event-turn-ended-choice = { $name } termine son tour.
event-turn-ended-empty-hand = { $name } n’a plus de cartes : le tour est fini.
event-turn-ended-stop = Stop ! { $name } a fini son tour.
event-turn-ended-three = Trois cartes, comme le veut « 3! » : { $name } a fini son tour.
event-cards-drawn =
    { $count ->
        [0] { $name } ne pioche pas de carte.
        [one] { $name } pioche { $count } carte.
       *[other] { $name } pioche { $count } cartes.
    }
event-cards-drawn-seen = Tu pioches : { $cards }
event-turn-began = À { $name } de jouer.
event-turn-began-you = C’est ton tour.
event-hint-taken = { $name } demande un indice.
event-conceded = Tout le monde est d’accord : la partie est abandonnée.
event-concede-voted = { $name } voudrait abandonner.
event-concede-withdrawn = { $name } veut continuer.
event-again-wished = { $name } voudrait une autre partie.

## Talk. $phrase and $text: what was said.
event-sign-like = { $name } voudrait la pile { $pile }.
event-sign-leave = { $name } demande de laisser la pile { $pile } tranquille.
event-sign-turn = { $name } peut faire reculer la pile { $pile }.
event-sign-taken-back = { $name } retire son signe de la pile { $pile }.
event-phrase-said = { $name } : { $phrase }
event-chat-said = { $name } : { $text }
event-line-flagged = { $name } signale un message qui révèle un numéro.
event-line-unflagged = { $name } retire son signalement.

## The table. $bot: the name of a bot. $other: another player.
event-settings-changed = Les réglages de la table ont changé.
event-host-changed = { $name } est maintenant l’hôte de la table.
event-seat-taken = { $name } prend place.
event-bot-seated = Le bot { $bot } prend place.
event-seat-cleared = Une place est de nouveau libre.
event-went-away = { $name } quitte la table ; sa place l’attend.
event-seat-minded-turn = Le temps est écoulé : le bot { $bot } joue ce tour pour { $name }.
event-seat-minded-until-return = Le bot { $bot } joue pour { $name } jusqu’à son retour.
event-came-back = { $name } est de retour.
event-removal-voted = { $name } est d’accord pour exclure { $other }.
event-removal-withdrawn = { $name } est contre l’exclusion de { $other }.
event-removed = { $name } ne fait plus partie de cette table.
event-removed-bot = { $name } ne fait plus partie de cette table ; le bot { $bot } prend sa place.
event-watchers-allowed = { $name } laisse le public regarder sa main.
event-watchers-refused = { $name } cache de nouveau sa main au public.
event-closed-host = L’hôte a fermé la table.
event-closed-empty = La table est fermée : tout le monde est parti.
event-closed-idle = La table est fermée : il ne s’y passait plus rien.
event-closed-admin = La table a été fermée par l’administration du serveur.

## The same to whom it is about: to who did it, or to whom it was done.
event-bid-like-you = Tu voudrais commencer.
event-bid-all-the-same-you = Peu t’importe qui commence.
event-bid-rather-not-you = Tu préfères ne pas commencer.
event-starter-alone-you = Tu commences.
event-starter-bids-you = Tu commences, comme convenu.
event-starter-host-you = Tu commences : l’hôte a choisi.
event-starter-lot-you = Tu commences : le sort en a décidé.
event-card-laid-you = Tu joues le { $card } sur la pile { $pile }.
event-card-laid-trick-you = Tu joues le { $card } sur la pile { $pile } : rétro !
event-card-taken-back-you = Tu reprends le { $card } de la pile { $pile }.
event-turn-ended-choice-you = Tu termines ton tour.
event-turn-ended-empty-hand-you = Tu n’as plus de cartes : le tour est fini.
event-turn-ended-stop-you = Stop ! Ton tour est fini.
event-turn-ended-three-you = Trois cartes, comme le veut « 3! » : ton tour est fini.
event-cards-drawn-none-you = Tu ne pioches pas de carte.
event-hint-taken-you = Tu demandes un indice.
event-concede-voted-you = Tu voudrais abandonner.
event-concede-withdrawn-you = Tu veux continuer.
event-again-wished-you = Tu voudrais une autre partie.
event-sign-like-you = Tu voudrais la pile { $pile }.
event-sign-leave-you = Tu demandes de laisser la pile { $pile } tranquille.
event-sign-turn-you = Tu peux faire reculer la pile { $pile }.
event-sign-taken-back-you = Tu retires ton signe de la pile { $pile }.
event-line-flagged-you = Tu signales un message qui révèle un numéro.
event-line-flagged-yours = { $name } trouve que ton message « { $text } » révèle un numéro. Il est maintenant masqué ; les signes et les phrases toutes prêtes sont là pour ça.
event-line-unflagged-you = Tu retires ton signalement.
event-line-unflagged-yours = { $name } ne signale plus ton message « { $text } ».
event-host-changed-you = Tu es maintenant l’hôte de la table.
event-went-away-you = Tu quittes la table ; ta place t’attend.
event-seat-minded-turn-you = Le temps est écoulé : le bot { $bot } joue ce tour pour toi.
event-seat-minded-until-return-you = Le bot { $bot } joue pour toi jusqu’à ton retour.
event-came-back-you = Tu es de retour.
event-removal-voted-you = Tu es d’accord pour exclure { $other }.
event-removal-withdrawn-you = Tu es contre l’exclusion de { $other }.
event-removal-voted-against-you = { $name } est d’accord pour t’exclure.
event-removal-withdrawn-against-you = { $name } est contre ton exclusion.
event-watchers-allowed-you = Tu laisses le public regarder ta main.
event-watchers-refused-you = Tu caches de nouveau ta main au public.
