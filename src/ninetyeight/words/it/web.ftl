# What the web client says beside the game itself.

## The front door.
web-headline = 98 carte. Quattro pile. Una squadra.
web-pitch = Mettete giù insieme tutte le carte senza dire un numero: due pile salgono, due scendono, e tornare indietro di dieci esatti vi salva.
web-deal = Dammi le carte
web-dealing = Si danno le carte…
web-learn = Impara in due minuti
web-learn-short = Impara
web-dealt-alone = { $game } · in solitario
web-dealt-bots =
    { $count ->
        [one] { $game } · con { $count } bot ({ $bot })
       *[other] { $game } · con { $count } bot ({ $bot })
    }
web-change = Cambia
web-choose-game = Scegli un gioco
web-alone = Da soli
web-with = con { $name }
web-strength = Forza dei bot
web-play-now = Gioca subito
web-imported = Importata
web-tutorial = Impara a giocare
web-rules = Regole
web-statistics = Statistiche
web-home = Pagina iniziale
web-back = Indietro
web-name = Il tuo nome
web-guest = Ospite
web-seats-free =
    { $count ->
        [0] Tutti i posti sono occupati
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-copy = Copia
web-copied = Copiato
web-link-local = Questo indirizzo funziona solo su questo computer. Avvia il server con --host 0.0.0.0 e apri l’indirizzo che indica per gli altri.
web-copy-failed = Non è stato possibile copiare. Il link è selezionato: copialo a mano.
web-qr = Il link come codice QR

## The table of the front door that plays itself. $card, $top: numbers. $pile: the letter of a pile.
web-show-about = Un tavolo gioca da solo: una carta che torna indietro di dieci esatti riapre la sua pila.
web-show-trick = { $card } torna indietro di dieci: la pila { $pile } respira
web-show-step = { $card } su { $top }: un piccolo passo
web-show-partner = Bea gioca { $card } sulla pila { $pile }
web-show-draw = A fine mossa la mano si riempie di nuovo
web-show-pause = Pausa
web-show-play = Riproduci

## Tiles: what waits for somebody who comes back, and playing with friends. $name: people, perhaps several.
web-your-turn = Tocca a te
web-turn-of = Tocca a { $name }
web-my-tables = Ti aspettano
web-all-tables = Mostra tutti ({ $count })
web-friends = Con gli amici
web-friends-title = Basta un link
web-friends-about = Da due a cinque persone, su telefono o computer, in sei lingue. I bot occupano i posti vuoti.
web-open-table = Apri un tavolo
web-lobby = Tavoli aperti
web-my-games = Ultimi risultati
web-mean-of =
    { $count ->
        [one] Carte rimaste nell’ultima partita
       *[other] Media delle ultime { $count } partite
    }

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Il tuo profilo
web-you-none = Ancora nessun profilo: il tuo nome viene salvato quando inizi a giocare.
web-device = Gioca su un altro dispositivo
web-device-about = Con l’altro dispositivo scansiona il codice QR, apri il link o digita il codice. Vale una sola volta, per dieci minuti.
web-device-link = Link per l’altro dispositivo
web-device-code = Codice dall’altro dispositivo
web-device-enter = Accedi con il codice di un altro dispositivo
web-device-replace = Qui sei { $name }. Con il codice diventi la persona dell’altro dispositivo.
web-device-lost = Senza un altro dispositivo o un codice, nessuno potrà più essere { $name }.
web-device-become = Diventa l’altra persona
web-device-failed = Questo codice non vale: è già stato usato, è troppo vecchio o è sbagliato.
web-continue = Continua
web-my-data = Scarica i miei dati
web-tokens = Programmi e bot
web-tokens-about = Con un token un programma agisce a nome tuo. Dallo solo a programmi di cui ti fidi.
web-token-label = A che cosa serve il token
web-token-scope = Che cosa può fare
scope-play = guardare e giocare
scope-read = solo guardare
scope-everything = tutto, anche eliminarmi
web-token-make = Crea un token
web-token-once = Copialo adesso: viene mostrato una volta sola.
web-token-delete = Elimina
web-sign-out = Disconnettiti qui
web-sign-out-about = Senza un altro dispositivo non si può rientrare come { $name }.
web-delete-me = Eliminami
web-delete-about = I tuoi posti, le partite e il nome spariscono per sempre. Le partite degli altri restano, senza il tuo nome.

## What somebody likes on this device; the themes by `Theme`.
web-language = Lingua
web-theme = Colori
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-contrast = Alto contrasto
web-sound-on = Audio attivo
web-sound-off = Audio spento
web-sound-sample = Ascolta

## The table. A play that goes back ten has no other cost.
web-ascending = ascendente
web-descending = discendente
web-trick-cost = trucco · indietro di 10
web-fits-nowhere = Per ora non va da nessuna parte
web-burns = brucia
web-played = Carte già giocate
web-played-short = Giocate
web-last-turn = Rivedi l’ultima mossa
web-unseen = Non ancora viste
web-log = Che cosa è successo
web-about-pile = A proposito di quale pila?
web-menu = Menu
web-menu-game = Questa partita
web-menu-help = Aiuto
web-menu-look = Aspetto e suoni
web-menu-leave = Uscire
web-close = Chiudi
web-cancel = Annulla
web-play-anyway = Gioca lo stesso
web-hint-note = I suggerimenti vengono annotati nel risultato.
web-notify = Avvisami quando tocca a me
web-look = Guarda questa mano
web-close-about = Il tavolo si chiude per tutti e una partita in corso finisce senza risultato.
web-leave-about = Il tuo posto ti aspetta: lo stesso link ti riporta qui. Nel frattempo un bot può giocare per te.
web-remove-about = Chi viene allontanato perde il posto e non può tornare a questo tavolo; in una partita in corso subentra un bot. Gli altri devono essere d’accordo.

## Quanto costa una giocata, che cosa fa la pagina da sola e che cosa è preparato. $card, $pile: una carta e la sua pila. $count: quanti numeri.
web-cost-close = quasi niente
web-cost-far = grande salto
web-cost-waste = quasi tutta la pila
web-doubt-many = Per la carta { $card } va bene più di una pila. Scegline una.
web-doubt-far = La carta { $card } fa ovunque un grande salto. Scegli una pila.
web-slip-ask = { $card } su { $pile } costa { $count } più del necessario. Scegli di nuovo { $pile } per giocarla.
web-slip-done = { $card } su { $pile } è costata { $count } più del necessario.
web-ends = La tua mossa finisce da sola.
web-keep-turn = Non ancora
web-prepare = Non tocca ancora a te. Scegli una pila per preparare la carta { $card }.
web-prepared = Preparate: { $plays }
web-prepared-drop = Annulla ciò che è preparato
web-stale-passed = Non giocata come preparato: { $card } non va più su { $pile }.
web-stale-dearer = Non giocata come preparato: ora { $card } su { $pile } costerebbe di più.
web-stale-loses = Non giocata come preparato: { $card } su { $pile } farebbe perdere.
web-offer-ending = Mosse come le tue ultime possono finire da sole.
web-offer-yes = Sì, da sole
web-offer-flick = Più in fretta: scorri una carta verso l’alto e va dove il suo posto è chiaro.

## Come si preferisce giocare su questo dispositivo.
web-playing = Come giochi
web-ending = La mossa finisce da sola
web-ending-never = mai
web-ending-stuck = quando nessuna carta va più bene
web-ending-done = appena è possibile
web-ending-done-note = Quando hai giocato abbastanza e non ti resta né un trucco né il numero successivo di una pila.
web-warns = Avvisami dei grandi salti
web-gestures = Gioca una carta con doppio tocco o scorrimento
web-haptics = Vibrazione
web-pace-by = { $name } lo sceglie per tutto il tavolo.

## The settings of a table, in the waiting room and between games.
web-settings = Impostazioni
web-settings-change = Cambia le impostazioni
web-settings-more = Altre impostazioni
web-settings-pace = Ritmo
web-settings-talk = Comunicazione e segni
web-settings-help = Aiuto
web-settings-table = Il tavolo
web-ready = Tutti i posti sono occupati: la partita può iniziare.
web-ready-host = Tutti i posti sono occupati: l’host avvia la partita.
web-done = Fatto
web-allowed = consentito
web-not-allowed = non consentito
web-allowed-with-bots = solo con i bot
web-at-limit = Quando il tempo è scaduto
web-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
web-layout-standard = Standard
web-layout-lot = Estratta a sorte
web-layout-own = Come sulle nostre carte
web-layout-about = Quattro carte diverse per ogni comando, da 2 a 99.
web-layout-count = Qui servono quattro carte.
web-layout-range = La carta { $card } non esiste: vanno da 2 a 99.
web-layout-twice = La carta { $card } compare due volte.

## The connection, by what it is; and what went wrong.
web-link-connecting = Connessione in corso…
web-link-open = In linea
web-link-lost = Connessione persa, riprovo…
web-link-ended = Non in linea
web-offline = Ora non c’è rete. Quando torna, tornano anche i tavoli.
web-failed = Non ha funzionato. Riprova tra un momento.
web-try-again = Riprova
web-nowhere = Qui non c’è niente.

## Keys.
web-keys = Tasti
web-keys-on = Scorciatoie a tasto singolo
web-key-digits = Scegli una carta digitando il numero
web-key-piles = Giocala su questa pila
web-key-sign = Mostra un segno sulla pila che stai guardando
web-key-arrows = Scorri le carte in mano
web-key-escape = Rimetti la carta in mano
web-key-help = Mostra questi tasti

## The end of a game.
web-cards-played = Carte giocate
web-turns = Mosse
web-cards-per-turn = Carte per mossa
web-widest-gap = Salto più grande
web-replay = Replay
web-share = Condividi
web-share-link = Link a questa partita
web-share-about = Chi ha il link può rivedere la partita, ma non ciò che si è detto.
web-share-end = Non condividere più
web-picture = Immagine
web-picture-save = Salva l’immagine
web-next-settings = Impostazioni della prossima partita
web-tricks = Trucchi del gambero
web-left-in-hand = Rimaste in mano
web-figure = { $name }: { $text }
web-download = Scarica

## Statistics, and games from a file.
web-open-record = Importa una partita
web-games = Partite
web-wins = Vinte
web-mean-left = Carte rimaste in media
web-best-left = Migliore
