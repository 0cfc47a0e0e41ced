# Dove porta un link: la partita in una frase, un tavolo solo da guardare e i link che non portano da nessuna parte.

## La partita. $demands: che cosa richiede e le opzioni del tavolo, uniti da `demands-joined`.
invitation-alone = { $game }, da soli: { $demands }.
invitation-game = { $game } in { $count }: { $demands }.
invitation-signals = segni e frasi, ma niente chat
invitation-no-talk = niente parole e niente segni
invitation-layout = i comandi sono su carte diverse dal solito
invitation-undo = si possono riprendere le carte
invitation-hints = i suggerimenti sono permessi
invitation-to-table = Hai un invito a un tavolo
invitation-by = { $name } ti invita a giocare
invitation-join = Partecipa

## Un tavolo senza posti liberi.
invitation-full = Tutti i posti sono occupati, ma puoi guardare.
invitation-running = La partita è iniziata, ma puoi guardare.
invitation-watch = Guarda

## I link che non portano da nessuna parte, e perché.
invitation-gone = Questo tavolo non c’è più
invitation-gone-about = È stato chiuso, o al link manca qualcosa. Chiedi un nuovo link, o inizia una partita tua.
invitation-closed = Questo tavolo è chiuso
invitation-closed-about = È stato chiuso, o per molto tempo non è venuto nessuno. Chiedi un nuovo link, o inizia una partita tua.
invitation-private = A questo tavolo si gioca senza spettatori
invitation-private-about = Tutti i posti sono occupati, o la partita è iniziata. Chiedi un posto nella prossima, o inizia una partita tua.
invitation-no-challenge = Queste carte non ci sono più
invitation-no-challenge-about = La sfida è stata ritirata, la partita è stata eliminata, o al link manca qualcosa. Chiedi un nuovo link, o inizia una partita tua.
invitation-no-replay = Questa partita non è più condivisa
invitation-no-replay-about = La condivisione è finita, o al link manca qualcosa.
