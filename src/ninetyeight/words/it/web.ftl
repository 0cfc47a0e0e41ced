# What the web client says beside the game itself.

## The front door.
web-tagline = Novantotto carte, quattro pile, una squadra.
web-play-now = Gioca subito
web-alone = Da soli
web-strength = Forza dei bot
web-play-alone = Gioca in solitario
web-play-bots = Gioca con i bot
web-together = Gioca insieme
web-together-about = Gli amici arrivano con un link; basta un nome.
web-open-table = Apri un tavolo
web-my-tables = I miei tavoli
web-lobby = Tavoli aperti
web-lobby-empty = Ora non aspetta nessuno. Apri un tavolo!
web-my-games = Le mie ultime partite
web-imported = Importata
web-tutorial = Impara a giocare
web-rules = Regole
web-statistics = Statistiche
web-home = Pagina iniziale
web-back = Indietro
web-name = Il tuo nome
web-guest = Ospite
web-invited = Hai un invito a un tavolo
web-invited-by = { $name } ti invita a giocare
web-seats-free =
    { $count ->
        [0] Tutti i posti sono occupati
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-join = Partecipa
web-copy = Copia
web-copied = Copiato
web-link-local = Questo indirizzo funziona solo su questo computer. Avvia il server con --host 0.0.0.0 e apri l’indirizzo che indica per gli altri.
web-copy-failed = Non è stato possibile copiare. Il link è selezionato: copialo a mano.
web-qr = Il link come codice QR

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Tu su questo dispositivo
web-you-none = Ancora nessuno: il tuo nome viene salvato quando inizi a giocare.
web-device = Gioca su un altro dispositivo
web-device-about = Con l’altro dispositivo scansiona il codice QR, apri il link o digita il codice. Vale una sola volta, per dieci minuti.
web-device-link = Link per l’altro dispositivo
web-device-code = Codice dall’altro dispositivo
web-device-enter = Ho un codice
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
web-close = Chiudi
web-rather-not = Meglio di no
web-play-anyway = Gioca lo stesso
web-hint-note = I suggerimenti vengono annotati nel risultato.
web-notify = Avvisami quando tocca a me
web-look = Guarda questa mano
web-close-about = Il tavolo si chiude per tutti e una partita in corso finisce senza risultato.
web-leave-about = Il tuo posto ti aspetta: lo stesso link ti riporta qui. Nel frattempo un bot può giocare per te.
web-remove-about = Chi viene allontanato perde il posto e non può tornare a questo tavolo; in una partita in corso subentra un bot. Gli altri devono essere d’accordo.

## The settings of a table, in the waiting room and between games.
web-settings = Impostazioni
web-settings-change = Cambia le impostazioni
web-settings-more = Altre impostazioni
web-ready = Tutti i posti sono occupati: la partita può iniziare.
web-ready-host = Tutti i posti sono occupati: l’host avvia la partita.
web-done = Fatto
web-allowed = consentito
web-not-allowed = non consentito
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
web-keys-on = Lettere e cifre agiscono subito
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
web-replay = Rivedi la partita
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
web-open-record = Apri una registrazione
web-games = Partite
web-wins = Vinte
web-mean-left = Carte rimaste, in media
web-best-left = Migliore
web-no-games = Ancora nessuna partita finita.
web-statistics-note = Le partite importate e quelle rigiocate con le stesse carte non contano.
web-more-games = Partite precedenti
web-left-over-time = Carte rimaste, partita per partita
web-excellent = eccellente
web-mean-of-last = media delle ultime cinque
web-play-first = Gioca la prima partita
