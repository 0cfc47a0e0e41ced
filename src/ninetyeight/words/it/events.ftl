# What happens, as sentences for a log or a screen reader; the keys follow the kinds of `protocol.seen`.

## The game. $name: a player. $card: a number. $cards: numbers. $pile: a letter. $order: the name of an order.
event-dealt = Partita { $number }: le carte sono state distribuite.
event-dealt-again = Partita { $number }: di nuovo le stesse carte.
event-bid-like = { $name } vorrebbe iniziare.
event-bid-all-the-same = Per { $name } è indifferente chi inizia.
event-bid-rather-not = { $name } preferisce non iniziare.
event-starter-alone = { $name } inizia.
event-starter-bids = { $name } inizia, come concordato.
event-starter-host = { $name } inizia: ha scelto l’host.
event-starter-lot = { $name } inizia: ha deciso la sorte.
event-card-laid = { $name } gioca { $card } sulla pila { $pile }.
event-card-laid-trick = { $name } gioca { $card } sulla pila { $pile }: trucco del gambero!
event-order-visible = Sulla pila { $pile } ora c’è il comando «{ $order }».
event-order-covered = Il comando «{ $order }» è coperto.
event-fire-visible = Sulla pila { $pile } brucia la carta { $card }.
event-fire-covered = Il fuoco sulla pila { $pile } è coperto.
event-card-taken-back = { $name } riprende { $card } dalla pila { $pile }.
event-turn-ended-choice = { $name } finisce la mossa.
event-turn-ended-empty-hand = { $name } non ha più carte: la mossa è finita.
event-turn-ended-stop = Stop! La mossa di { $name } è finita.
event-turn-ended-three = Tre carte, come vuole «3!»: la mossa di { $name } è finita.
event-cards-drawn =
    { $count ->
        [0] { $name } non pesca carte.
        [one] { $name } pesca una carta.
       *[other] { $name } pesca { $count } carte.
    }
event-cards-drawn-seen = Peschi: { $cards }
event-turn-began = Tocca a { $name }.
event-turn-began-you = Tocca a te.
event-hint-taken = { $name } chiede un suggerimento.
event-conceded = Tutti d’accordo: la partita è abbandonata.
event-concede-voted = { $name } vorrebbe abbandonare.
event-concede-withdrawn = { $name } vuole continuare.
event-again-wished = { $name } vorrebbe un’altra partita.

## Talk. $phrase and $text: what was said.
event-sign-like = { $name } vorrebbe la pila { $pile }.
event-sign-leave = { $name } chiede di lasciare stare la pila { $pile }.
event-sign-turn = { $name } può far tornare indietro la pila { $pile }.
event-sign-taken-back = { $name } ritira il segno dalla pila { $pile }.
event-phrase-said = { $name }: { $phrase }
event-chat-said = { $name }: { $text }
event-line-flagged = { $name } segnala un messaggio che rivela un numero.
event-line-unflagged = { $name } ritira una segnalazione.

## The table. $bot: the name of a bot. $other: another player.
event-settings-changed = Le impostazioni del tavolo sono cambiate.
event-host-changed = Ora l’host è { $name }.
event-seat-taken = { $name } si siede.
event-bot-seated = Il bot { $bot } si siede.
event-seat-cleared = Un posto è di nuovo libero.
event-went-away = { $name } lascia il tavolo; il posto resta riservato.
event-seat-minded-turn = Tempo scaduto: il bot { $bot } gioca questa mossa per { $name }.
event-seat-minded-until-return = Il bot { $bot } gioca per { $name } fino al suo ritorno.
event-came-back = { $name } è di nuovo qui.
event-removal-voted = { $name } è favorevole ad allontanare { $other }.
event-removal-withdrawn = { $name } non vuole allontanare { $other }.
event-removed = { $name } non fa più parte di questo tavolo.
event-removed-bot = { $name } non fa più parte di questo tavolo; il posto va al bot { $bot }.
event-watchers-allowed = { $name } lascia che il pubblico guardi la sua mano.
event-watchers-refused = { $name } nasconde di nuovo la mano al pubblico.
event-closed-host = L’host ha chiuso il tavolo.
event-closed-empty = Il tavolo è chiuso: se ne sono andati tutti.
event-closed-idle = Il tavolo è chiuso: da molto non succedeva nulla.
event-closed-admin = Il tavolo è stato chiuso da chi gestisce il server.

## The same to whom it is about: to who did it, or to whom it was done.
event-bid-like-you = Vorresti iniziare.
event-bid-all-the-same-you = Per te è indifferente chi inizia.
event-bid-rather-not-you = Preferisci non iniziare.
event-starter-alone-you = Inizi tu.
event-starter-bids-you = Inizi tu, come concordato.
event-starter-host-you = Inizi tu: ha scelto l’host.
event-starter-lot-you = Inizi tu: ha deciso la sorte.
event-card-laid-you = Giochi { $card } sulla pila { $pile }.
event-card-laid-trick-you = Giochi { $card } sulla pila { $pile }: trucco del gambero!
event-card-taken-back-you = Riprendi { $card } dalla pila { $pile }.
event-turn-ended-choice-you = Finisci la mossa.
event-turn-ended-empty-hand-you = Non hai più carte: la mossa è finita.
event-turn-ended-stop-you = Stop! La tua mossa è finita.
event-turn-ended-three-you = Tre carte, come vuole «3!»: la tua mossa è finita.
event-cards-drawn-none-you = Non peschi carte.
event-hint-taken-you = Chiedi un suggerimento.
event-concede-voted-you = Vorresti abbandonare.
event-concede-withdrawn-you = Vuoi continuare.
event-again-wished-you = Vorresti un’altra partita.
event-sign-like-you = Vorresti la pila { $pile }.
event-sign-leave-you = Chiedi di lasciare stare la pila { $pile }.
event-sign-turn-you = Puoi far tornare indietro la pila { $pile }.
event-sign-taken-back-you = Ritiri il tuo segno dalla pila { $pile }.
event-line-flagged-you = Segnali un messaggio che rivela un numero.
event-line-flagged-yours = Secondo { $name } il tuo messaggio «{ $text }» rivela un numero. Ora è nascosto: per questo ci sono i segni e le frasi pronte.
event-line-unflagged-you = Ritiri la tua segnalazione.
event-line-unflagged-yours = { $name } ritira la segnalazione del tuo messaggio «{ $text }».
event-host-changed-you = Ora l’host sei tu.
event-went-away-you = Lasci il tavolo; il tuo posto ti aspetta.
event-seat-minded-turn-you = Tempo scaduto: il bot { $bot } gioca questa mossa per te.
event-seat-minded-until-return-you = Il bot { $bot } gioca per te fino al tuo ritorno.
event-came-back-you = Sei di nuovo qui.
event-removal-voted-you = Sei favorevole ad allontanare { $other }.
event-removal-withdrawn-you = Non vuoi allontanare { $other }.
event-removal-voted-against-you = { $name } è favorevole ad allontanarti.
event-removal-withdrawn-against-you = { $name } non vuole allontanarti.
event-watchers-allowed-you = Lasci che il pubblico guardi la tua mano.
event-watchers-refused-you = Nascondi di nuovo la tua mano al pubblico.
