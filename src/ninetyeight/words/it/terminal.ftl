# What the terminal client says beside the game itself.

## Keys at a table, as short as can be.
terminal-play = Gioca
terminal-last-turn = Ultima mossa
terminal-signs = Segni: mostra i tuoi, vedi quelli di tutti

## The front door.
terminal-tagline = Novantotto carte, quattro pile, una squadra.
terminal-play-alone = Gioca in solitario
terminal-play-bots = Gioca con i bot
terminal-people = In più persone a questa tastiera
terminal-link = Entra con un link
terminal-preferences = Lingua, colori, nome
terminal-next = Avanti
terminal-back = Indietro
terminal-quit = Esci

## The curtain between people who share a keyboard. $name: who plays next.
terminal-pass = Passate la tastiera a { $name }.
terminal-pass-enter = Invio mostra le carte.

## A seat whose person is not there; in brackets behind the name.
terminal-away = assente

## A record that was saved. $path: where. $why: what stood in the way.
terminal-saved = Salvato: { $path }
terminal-not-saved = Non è stato possibile salvare: { $why }

## Columns of the list of games.
terminal-when = Quando
terminal-result = Risultato

## A window in which not everything has room. $width, $height: columns and rows that are enough.
terminal-small = La finestra è troppo piccola: serve { $width } × { $height }.

## A number that was typed, and is no card of the hand.
terminal-not-in-hand = Non hai in mano la carta { $card }.

## Deleting a game from a list; `-about` what becomes of one that is over, `-running` of one that waits.
terminal-delete = Elimina
terminal-delete-ask = Eliminare questa partita?
terminal-delete-about = La registrazione sparisce per sempre e le statistiche non la contano più.
terminal-delete-running = Finisce qui, senza risultato, e non si potrà riprendere.

## A bot of one's own that failed: told once. $bot: its name. $other: the bot that stands in for it.
terminal-bot-late = { $bot } non ha risposto in tempo. Ogni volta che succede, al suo posto gioca { $other }.
terminal-bot-crashed = { $bot } si è fermato per un errore. Ogni volta che succede, al suo posto gioca { $other }.
terminal-bot-bad-answer = La risposta di { $bot } non si può usare. Ogni volta che succede, al suo posto gioca { $other }.
terminal-no-games = Ancora nessuna partita finita.
