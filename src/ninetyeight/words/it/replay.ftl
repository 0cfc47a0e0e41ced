# A game that is over, step by step.

## What one can do. $number, $total: which step or turn of how many.
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-turn-back = Una mossa indietro
replay-turn-on = Una mossa avanti
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-scrub = Momento della partita
replay-position = Passo { $number } di { $total }
replay-turn = Mossa { $number }
replay-turns = Mosse
replay-deal = Le carte sono state distribuite.
replay-seat = Quale mano
replay-all-hands = Tutte le mani
replay-player = Giocatore { $number }
replay-keys = Tasti: ← → passo, ↑ ↓ mosse, Inizio e Fine, spazio per riprodurre.

## What is said about a record. $name: the file. $reason: why the rules refuse it.
replay-open-about = Scegli il file con la registrazione di una partita, o trascinalo qui. Viene solo mostrato; puoi conservarlo dopo.
replay-choose = Scegli un file
replay-drop = Rilascialo qui
replay-another = Apri un altro file
replay-keep = Conserva tra le mie partite
replay-kept = Già tra le mie partite
replay-bad-file = { $name } non si può mostrare.
replay-unfinished = La registrazione si interrompe prima della fine della partita.
replay-stopped = La registrazione continua, ma le regole rifiutano il passo seguente: { $reason }
replay-house = Regole della casa
replay-not-yours = Qui solo chi ha giocato una partita può aprirla. Chiedi a una di queste persone un link di condivisione.
