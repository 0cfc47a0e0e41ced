# What only the plain game says: `ninetyeight play --plain`. Lines in, lines out; each makes sense when read aloud.

## Before a game. $name: a player. $seats: the players by number. $answer: what was typed. $count: how many players.
plain-explains = ? spiega tutto.
plain-look = { $name } guarda la prima mano.
plain-curtain = Quando solo { $name } vede lo schermo, premi Invio.
plain-hide = Premi Invio per nascondere la tua mano.
plain-who-starts = Chi inizia? Mettetevi d’accordo senza numeri. ({ $seats }; Invio tira a sorte)
plain-no-player = «{ $answer }» non gioca qui: scrivi un nome, un numero da 1 a { $count }, o premi solo Invio.

## The table: beside a pile that no card fits, and beside a card that may go back by 10.
plain-nothing-fits = niente da giocare
plain-trick = trucco

## Answers and refusals. $card: a number. $word, $words: what was typed. `plain-yes`: what means yes beside `y` and `yes`.
plain-anyway = Giocarla lo stesso? [s/N]
plain-yes = s sì si
plain-stays = La carta { $card } resta in mano.
plain-not-done = Non eseguito: { $words }
plain-not-understood = «{ $word }» non si capisce. Una giocata è una carta con una pila, per esempio 34A; un punto finisce la mossa; ? spiega tutto.
plain-no-undo = In compagnia, carta giocata non si riprende: gli altri l’hanno vista.

## After a game, and when it is left. $command: what to type in a shell.
plain-again = Ancora? Invio dà nuove carte, s rigioca le stesse, q esce.
plain-go-on = Salvato. Per continuare: { $command }
plain-see-again = Salvato. Per rivedere la partita: { $command }

## What `?` explains: a line for each word that can be typed, which are the same in all languages; then the rules.
plain-help-typing = Gioca le carte con la lettera della loro pila e finisci la mossa con un punto:
plain-help-card = il 34 sulla pila A
plain-help-turn = due carte su A, poi la fine della mossa
plain-help-undo = riprende l’ultima carta di questa mossa (da soli o con i bot)
plain-help-hint = un suggerimento; di nuovo per uno più chiaro (da soli o con i bot)
plain-help-table = mostra di nuovo il tavolo, come Invio
plain-help-cards = mostra le carte già giocate
plain-help-quit = esce; la partita resta salvata
plain-help-help = mostra questo aiuto
plain-rules = A e B salgono da { $low }, C e D scendono da { $high }. Vale anche una carta che torna indietro esattamente di { $trick }: il trucco del gambero. Ogni mossa richiede almeno { $minimum } carte, o { $last } quando il mazzo di gioco è vuoto. La partita è persa quando qualcuno non può finire la mossa, e vinta quando tutte le { $cards } carte sono giocate.
plain-fires = Le carte { $cards } bruciano.
