# What the web client says beside the game itself.

## The front door.
web-tagline = Novantotto carte, quattro pile, una squadra.
web-play-now = Gioca subito
web-alone = Da soli
web-strength = Forza dei bot
web-play-alone = Gioca da soli
web-play-bots = Gioca con i bot
web-together = Gioca insieme
web-together-about = Gli amici arrivano con un link; basta un nome.
web-open-table = Apri un tavolo
web-my-tables = I miei tavoli
web-lobby = Tavoli aperti
web-lobby-empty = Ora non aspetta nessuno. Aprite un tavolo!
web-my-games = Le mie ultime partite
web-tutorial = Impara a giocare
web-rules = Regole
web-statistics = Statistiche
web-home = Pagina iniziale
web-name = Il tuo nome
web-guest = Ospite
web-invited = Siete invitati a un tavolo
web-join = Partecipa
web-copy = Copia
web-copied = Copiato
web-qr = Il link come codice QR

## What somebody likes on this device; the themes by `Theme`.
web-language = Lingua
web-theme = Colori
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-contrast = Alto contrasto
web-sound-on = Audio attivo
web-sound-off = Audio spento

## The table. A play that goes back ten has no other cost.
web-ascending = ascendente
web-descending = discendente
web-trick-cost = gambero · indietro di 10
web-burns = brucia
web-played = Carte già giocate
web-played-short = Giocate
web-unseen = Non ancora viste
web-log = Che cosa è successo
web-about-pile = Di quale pila?
web-menu = Menu
web-close = Chiudi
web-rather-not = Meglio di no
web-play-anyway = Gioca lo stesso
web-hint-note = Un suggerimento si nota nel risultato.
web-notify = Avvisami quando tocca a me
web-look = Guarda questa mano

## The connection, by what it is; and what went wrong.
web-link-connecting = Connessione …
web-link-open = Connesso
web-link-lost = Connessione persa, riprovo …
web-link-ended = Non connesso
web-failed = Non ha funzionato. Riprovate tra un momento.
web-nowhere = Qui non c’è niente.

## Keys.
web-keys = Tasti
web-key-digits = Scegli una carta digitando il numero
web-key-piles = Giocala su questa pila
web-key-sign = Mostra un segno sulla pila che guardi
web-key-arrows = Scorri la mano
web-key-escape = Rimetti la carta
web-key-help = Mostra questi tasti

## The end of a game.
web-cards-played = carte giocate
web-turns = turni
web-replay = Rivedi la partita
web-share = Condividi
web-download = Scarica

## Statistics, and games from a file.
web-open-record = Apri una registrazione
web-games = Partite
web-wins = Vinte
web-mean-left = Carte rimaste, in media
web-best-left = Migliore
web-no-games = Ancora nessuna partita finita.
web-left-over-time = Carte rimaste, partita per partita
