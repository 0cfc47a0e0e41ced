# A table: where it stands, who sits there, its clocks, help, votes and watchers. Buttons are the `-short` ones and verbs.

## Where a table stands, by `Phase`.
phase-lobby = In attesa di giocatori
phase-bidding = Chi inizia?
phase-playing = Partita in corso
phase-over = Partita finita
phase-closed = Tavolo chiuso

## Who starts (1.4); the bids by `Bid`.
bidding-question = Guarda le tue carte: vuoi iniziare?
bid-like = Vorrei iniziare.
bid-like-short = Volentieri
bid-all-the-same = Per me è indifferente chi inizia.
bid-all-the-same-short = Indifferente
bid-rather-not = Preferirei non iniziare.
bid-rather-not-short = Meglio di no
bidding-waiting = In attesa delle risposte degli altri.
bidding-tie = Parità: l’host sceglie chi inizia.
bidding-tie-host = Parità: scegli chi inizia.
bidding-lot = Se non vi accordate in tempo, decide la sorte.

## Seats. $name: a player. $bot: the name of a bot. `-turn` and `-until-return` by `Minding`.
seat-free = Posto libero
seat-number = Posto { $number }
seat-you = Tu
seat-host = Host
seat-bot = { $bot } (bot)
seat-away = { $name } non c’è
seat-offline = { $name } non è in linea
seat-online = { $name } è di nuovo in linea
seat-minded-turn = { $bot } gioca questa mossa per { $name }
seat-minded-until-return = { $bot } gioca per { $name }
seat-minded-turn-you = { $bot } gioca questa mossa per te
seat-minded-until-return-you = { $bot } gioca per te
seat-on-turn = Tocca a { $name }
seat-thinking = { $name } sta pensando…
seat-sit = Siediti qui
seat-add-bot = Aggiungi un bot
seat-clear = Libera il posto
seat-mind = Lascia giocare un bot per { $name }
seat-mind-by = Fai giocare { $bot } per { $name }
seat-time = { $name } non c’è e può ancora tornare: { $text }.
seat-come-back = Eccomi

## What a player does at a table.
action-end-turn = Fine mossa
action-start = Inizia la partita
action-leave = Lascia il tavolo
action-close = Chiudi il tavolo
action-invite = Invita con un link
action-choose-card = Scegli una carta.
action-choose-pile = Scegli una pila per la carta { $card }.

## Clocks; at the limit by `AtLimit`.
clock-none = Nessun limite di tempo
clock-turn =
    { $count ->
        [one] { $count } secondo per mossa
       *[other] { $count } secondi per mossa
    }
clock-days =
    { $count ->
        [one] { $count } giorno per mossa
       *[other] { $count } giorni per mossa
    }
clock-seconds-left =
    { $count ->
        [one] Ancora { $count } secondo
       *[other] Ancora { $count } secondi
    }
clock-minutes-left =
    { $count ->
        [one] Ancora { $count } minuto
       *[other] Ancora { $count } minuti
    }
clock-hours-left =
    { $count ->
        [one] Ancora { $count } ora
       *[other] Ancora { $count } ore
    }
clock-days-left =
    { $count ->
        [one] Ancora { $count } giorno
       *[other] Ancora { $count } giorni
    }
clock-bot-turn = Quando scade il tempo, un bot gioca questa mossa.
clock-bot-seat = Quando scade il tempo, un bot gioca fino al ritorno del giocatore.

## Hints, by `HintLevel`: what a button asks for, and what the bot says.
hint-ask = Chiedi un suggerimento
hint-short = Suggerimento
hint-nudge-short = Quale pila?
hint-card-short = Quale carta?
hint-move-short = Mostrami la giocata
hint-nudge = Dai un’occhiata alla pila { $pile }.
hint-card = Pensa alla carta { $card }.
hint-move = Gioca la carta { $card } sulla pila { $pile }.
hint-end-turn = Finisci qui la mossa.

## Taking back, giving up, another game, removing a player.
undo = Riprendi l’ultima carta
undo-short = Riprendi
concede = Abbandona la partita
concede-short = Abbandona
concede-confirm = Vuoi davvero abbandonare?
concede-withdraw = Continua a giocare
concede-refuse = Continua
concede-waiting = { $count } su { $total } vogliono abbandonare.
again = Gioca un’altra partita
again-same-deal = Di nuovo le stesse carte
again-waiting = Per un’altra partita: { $count } su { $total }.
again-wished = In attesa degli altri…
# name: people, perhaps several
again-waiting-for = In attesa di { $name }.
removal-ask = Proponi di allontanare { $name }
removal-question = L’host propone di allontanare { $name }. Sei d’accordo?
removal-agree = D’accordo
removal-withdraw = Ci ripenso
removal-refuse = Non d’accordo
# name: people, perhaps several; text: how much time is left, as in clock-seconds-left
vote-waiting = Manca la risposta di { $name }.
vote-time = { $name } non c’è e può ancora rispondere: { $text }.

## Watchers (9.2), by `Watch`.
watch-nobody = Nessun pubblico
watch-piles = Il pubblico vede le pile, ma nessuna mano
watch-seat = Il pubblico vede anche una mano, se chi la tiene è d’accordo
watchers =
    { $count ->
        [0] Nessuno guarda
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
watchers-allow = Mostra la mia mano al pubblico
watchers-refuse = Nascondi la mia mano al pubblico
watchers-you = Stai guardando la partita.
# name: people, perhaps several
watchers-looking = La tua mano è visibile a: { $name }.

## Settings of a table; who may find it by `Access`.
setting-edition = Edizione
setting-players = Giocatori
setting-layout = Distribuzione dei comandi
setting-name = Nome del tavolo
setting-access = Chi può partecipare
setting-talk = Comunicazione
setting-relaxed-signs = Il terzo segno: «{ sign-turn-short }»
setting-clock = Tempo per mossa
setting-bid-seconds = Tempo per decidere chi inizia
setting-grace-seconds = Tempo per tornare se cade la connessione
setting-watch = Pubblico
setting-undo = Riprendere le carte
setting-hints = Suggerimenti
setting-pace = Ritmo dei bot
pace-slow = lento
pace-normal = normale
pace-fast = veloce
pace-instant = immediato
skip-ahead = Salta avanti
setting-minder = Bot che gioca per chi non c’è
access-public = Chiunque, dalla lobby
access-invited = Solo chi ha il link

## Bots, by the names of `bots.registry.BOTS`: a name and one sentence; and how long they think, by `Cost`.
bot-random = Fortunello
bot-random-about = Gioca una carta qualsiasi che non fa perdere subito.
bot-greedy = Goloso
bot-greedy-about = Gioca la carta più vicina, e più del dovuto solo se costa poco.
bot-planner = Stratega
bot-planner-about = Esamina mosse intere e le valuta con regole che chiunque può leggere.
bot-sharp = Volpe
bot-sharp-about = Esamina mosse intere e le valuta con ciò che ha imparato giocando.
bot-master = Maestro
bot-master-about = Prova le mosse migliori in molti sviluppi possibili, con varie mosse d’anticipo.
bot-cost-instant = Gioca subito
bot-cost-thinking = Pensa un attimo
