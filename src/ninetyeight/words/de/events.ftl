# What happens, as sentences for a log or a screen reader; the keys follow the kinds of `protocol.seen`.

## The game. $name: a player. $card: a number. $cards: numbers. $pile: a letter. $order: the name of an order.
event-dealt = Spiel { $number }: Die Karten sind ausgeteilt.
event-dealt-again = Spiel { $number }: noch einmal dieselben Karten.
event-bid-like = { $name } möchte gern beginnen.
event-bid-all-the-same = { $name } ist es egal, wer beginnt.
event-bid-rather-not = { $name } möchte lieber nicht beginnen.
event-starter-alone = { $name } beginnt.
event-starter-bids = { $name } beginnt, wie abgesprochen.
event-starter-host = { $name } beginnt: Der Host hat entschieden.
event-starter-lot = { $name } beginnt: Das Los hat entschieden.
event-card-laid = { $name } spielt die { $card } auf Stapel { $pile }.
event-card-laid-trick = { $name } spielt die { $card } auf Stapel { $pile }: Rückwärts-Trick!
event-order-visible = Auf Stapel { $pile } liegt jetzt der Befehl „{ $order }“.
event-order-covered = Der Befehl „{ $order }“ ist überdeckt.
event-fire-visible = Auf Stapel { $pile } brennt die { $card }.
event-fire-covered = Das Feuer auf Stapel { $pile } ist überdeckt.
event-card-taken-back = { $name } nimmt die { $card } von Stapel { $pile } zurück.
event-turn-ended-choice = { $name } beendet den Spielzug.
event-turn-ended-empty-hand = { $name } hat keine Karten mehr: Der Spielzug ist vorbei.
event-turn-ended-stop = Stop! Der Spielzug von { $name } ist vorbei.
event-turn-ended-three = Drei Karten, wie „3!“ verlangt: Der Spielzug von { $name } ist vorbei.
event-cards-drawn =
    { $count ->
        [0] { $name } zieht keine Karten nach.
        [one] { $name } zieht eine Karte nach.
       *[other] { $name } zieht { $count } Karten nach.
    }
event-cards-drawn-seen = Du ziehst nach: { $cards }
event-turn-began = { $name } ist dran.
event-turn-began-you = Du bist dran.
event-hint-taken = { $name } holt sich einen Tipp.
event-conceded = Alle sind einverstanden: Das Spiel wird aufgegeben.
event-concede-voted = { $name } möchte aufgeben.
event-concede-withdrawn = { $name } möchte weiterspielen.
event-again-wished = { $name } möchte noch eine Partie.

## Talk. $phrase and $text: what was said.
event-sign-like = { $name } hätte gern Stapel { $pile }.
event-sign-leave = { $name } bittet darum, Stapel { $pile } in Ruhe zu lassen.
event-sign-turn = { $name } kann Stapel { $pile } zurückdrehen.
event-sign-taken-back = { $name } nimmt das Zeichen auf Stapel { $pile } zurück.
event-phrase-said = { $name }: { $phrase }
event-chat-said = { $name }: { $text }
event-line-flagged = { $name } markiert eine Nachricht, die eine Zahl verrät.
event-line-unflagged = { $name } nimmt eine Markierung zurück.

## The table. $bot: the name of a bot. $other: another player.
event-settings-changed = Die Einstellungen des Tisches wurden geändert.
event-host-changed = { $name } ist jetzt der Host.
event-seat-taken = { $name } setzt sich.
event-bot-seated = Der Bot { $bot } setzt sich.
event-seat-cleared = Ein Platz ist wieder frei.
event-went-away = { $name } verlässt den Tisch; der Platz bleibt reserviert.
event-seat-minded-turn = Die Zeit ist um: Der Bot { $bot } spielt diesen Zug für { $name }.
event-seat-minded-until-return = Bis { $name } zurückkommt, spielt der Bot { $bot }.
event-came-back = { $name } ist wieder da.
event-removal-voted = { $name } ist dafür, { $other } vom Tisch zu entfernen.
event-removal-withdrawn = { $name } ist dagegen, { $other } vom Tisch zu entfernen.
event-removed = { $name } gehört nicht mehr zu diesem Tisch.
event-removed-bot = { $name } gehört nicht mehr zu diesem Tisch; der Bot { $bot } übernimmt den Platz.
event-watchers-allowed = { $name } zeigt Zuschauenden die eigene Hand.
event-watchers-refused = { $name } verbirgt die Hand wieder vor Zuschauenden.
event-closed-host = Der Tisch wurde vom Host geschlossen.
event-closed-empty = Der Tisch ist geschlossen: Alle sind gegangen.
event-closed-idle = Der Tisch ist geschlossen: Lange ist nichts passiert.
event-closed-admin = Der Tisch wurde vom Betreiber dieses Servers geschlossen.

## The same to whom it is about: to who did it, or to whom it was done.
event-bid-like-you = Du möchtest gern beginnen.
event-bid-all-the-same-you = Dir ist es egal, wer beginnt.
event-bid-rather-not-you = Du möchtest lieber nicht beginnen.
event-starter-alone-you = Du beginnst.
event-starter-bids-you = Du beginnst, wie abgesprochen.
event-starter-host-you = Du beginnst: Der Host hat entschieden.
event-starter-lot-you = Du beginnst: Das Los hat entschieden.
event-card-laid-you = Du spielst die { $card } auf Stapel { $pile }.
event-card-laid-trick-you = Du spielst die { $card } auf Stapel { $pile }: Rückwärts-Trick!
event-card-taken-back-you = Du nimmst die { $card } von Stapel { $pile } zurück.
event-turn-ended-choice-you = Du beendest den Spielzug.
event-turn-ended-empty-hand-you = Du hast keine Karten mehr: Der Spielzug ist vorbei.
event-turn-ended-stop-you = Stop! Dein Spielzug ist vorbei.
event-turn-ended-three-you = Drei Karten, wie „3!“ verlangt: Dein Spielzug ist vorbei.
event-cards-drawn-none-you = Du ziehst keine Karten nach.
event-hint-taken-you = Du holst dir einen Tipp.
event-concede-voted-you = Du möchtest aufgeben.
event-concede-withdrawn-you = Du möchtest weiterspielen.
event-again-wished-you = Du möchtest noch eine Partie.
event-sign-like-you = Du hättest gern Stapel { $pile }.
event-sign-leave-you = Du bittest darum, Stapel { $pile } in Ruhe zu lassen.
event-sign-turn-you = Du kannst Stapel { $pile } zurückdrehen.
event-sign-taken-back-you = Du nimmst dein Zeichen auf Stapel { $pile } zurück.
event-line-flagged-you = Du markierst eine Nachricht, die eine Zahl verrät.
event-line-flagged-yours = { $name } findet, dass deine Nachricht „{ $text }“ eine Zahl verrät. Sie ist jetzt ausgeblendet; dafür gibt es Zeichen und fertige Sätze.
event-line-unflagged-you = Du nimmst deine Markierung zurück.
event-line-unflagged-yours = { $name } nimmt die Markierung deiner Nachricht „{ $text }“ zurück.
event-host-changed-you = Du bist jetzt der Host.
event-went-away-you = Du verlässt den Tisch; dein Platz bleibt reserviert.
event-seat-minded-turn-you = Die Zeit ist um: Der Bot { $bot } spielt diesen Zug für dich.
event-seat-minded-until-return-you = Bis du zurückkommst, spielt der Bot { $bot } für dich.
event-came-back-you = Du bist wieder da.
event-removal-voted-you = Du bist dafür, { $other } vom Tisch zu entfernen.
event-removal-withdrawn-you = Du bist dagegen, { $other } vom Tisch zu entfernen.
event-removal-voted-against-you = { $name } ist dafür, dich vom Tisch zu entfernen.
event-removal-withdrawn-against-you = { $name } ist dagegen, dich vom Tisch zu entfernen.
event-watchers-allowed-you = Du zeigst Zuschauenden deine Hand.
event-watchers-refused-you = Du verbirgst deine Hand wieder vor Zuschauenden.
