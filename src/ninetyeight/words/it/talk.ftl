# What players say to each other: phrases, signs, and the limits of talk (8).

## Ready phrases, by `PhraseCode`; with `-pile` the same about a pile. No number in any of them (8.1).
## $pile: the letter of a pile.
phrase-hello = Ciao a tutti!
phrase-hello-pile = Ciao! Guardate la pila { $pile }.
phrase-well-played = Ben giocato!
phrase-well-played-pile = Ben giocato sulla pila { $pile }!
phrase-thanks = Grazie!
phrase-thanks-pile = Grazie per la pila { $pile }!
phrase-sorry = Scusate!
phrase-sorry-pile = Scusate per la pila { $pile }!
phrase-my-fault = Colpa mia!
phrase-my-fault-pile = La pila { $pile } è colpa mia!
phrase-nice-trick = Bel trucco del gambero!
phrase-nice-trick-pile = Bel trucco del gambero sulla pila { $pile }!
phrase-yes = Sì
phrase-yes-pile = Sì, la pila { $pile }
phrase-no = No
phrase-no-pile = No, non la pila { $pile }
phrase-wait = Aspettate un momento, per favore.
phrase-wait-pile = Aspettate con la pila { $pile }, per favore.
phrase-your-turn = Tocca a te!
phrase-your-turn-pile = Tocca a te: pensa alla pila { $pile }!
phrase-can-help = Posso aiutare.
phrase-can-help-pile = Posso aiutare sulla pila { $pile }.
phrase-cannot-help = Non posso aiutare.
phrase-cannot-help-pile = Non posso aiutare sulla pila { $pile }.
phrase-good-hand = Ho una buona mano.
phrase-good-hand-pile = Ho una buona mano per la pila { $pile }.
phrase-bad-hand = Ho una brutta mano.
phrase-bad-hand-pile = Ho una brutta mano per la pila { $pile }.
phrase-play-little = Gioca solo il necessario, per favore.
phrase-play-little-pile = Gioca il meno possibile sulla pila { $pile }, per favore.
phrase-play-more = Gioca più carte, per favore.
phrase-play-more-pile = Gioca più carte sulla pila { $pile }, per favore.
phrase-no-big-gaps = Niente salti grandi, per favore.
phrase-no-big-gaps-pile = Niente salti grandi sulla pila { $pile }, per favore.
phrase-have-order = Ho un comando in mano.
phrase-have-order-pile = Ho in mano un comando per la pila { $pile }.
phrase-no-orders-now = Niente comandi adesso, per favore.
phrase-no-orders-now-pile = Niente comandi sulla pila { $pile } adesso, per favore.
phrase-have-fire = Ho una carta col fuoco in mano.
phrase-have-fire-pile = Ho in mano una carta col fuoco per la pila { $pile }.
phrase-one-more-game = Un’altra partita?
phrase-one-more-game-pile = Un’altra partita? E occhio alla pila { $pile }!
phrase-goodbye = A presto!
phrase-goodbye-pile = A presto, e occhio alla pila { $pile }!

## The signs of 8.5, by `Sign`: a sentence, and a label for a button.
sign-like = Vorrei questa pila: una mia carta ci sta bene.
sign-like-short = La vorrei
sign-leave = Lasciate stare questa pila, per favore: perderei molto se ci giocasse qualcun altro.
sign-leave-short = Lasciatela
sign-turn = Posso far tornare indietro questa pila con il trucco del gambero.
sign-turn-short = La riporto indietro
sign-none-short = Nessun segno
signs-on-pile = Segni sulla pila { $pile }

## What may be said at a table, by `TalkLevel`, and what is shown around it.
talk-free = Segni, frasi e chat
talk-signals = Solo segni e frasi
talk-none = Nessuna comunicazione
talk-write = Scrivi qualcosa…
talk-send = Invia
talk-phrases = Frasi
talk-signs = Segni
talk-said = Messaggi
talk-everything = Tutto
talk-nothing-said = Nessuno ha ancora detto nulla.
talk-no-numbers = Dite tutto, tranne il numero di una carta.
talk-silence = È visibile «Silenzio»: niente parole, niente segni.
talk-mute = Silenzia { $name }
talk-unmute = Senti di nuovo { $name }
talk-muted = Hai silenziato { $name }.

## Lines that give a number away, which people flag. $name: who wrote it. $other: who flagged it. $text: the line.
talk-flag = Segnala «{ $text }»: rivela un numero
talk-hidden = { $name }: messaggio nascosto, segnalato da { $other }
talk-hidden-by-you = { $name }: messaggio nascosto, segnalato da te
talk-hidden-yours = Tu: { $text } (nascosto agli altri, segnalato da { $other })
talk-show-again = Mostra di nuovo

## What to do instead of a line that is refused, by the sign that comes nearest.
advice-like = Mostra invece il segno «{ sign-like-short }» sulla pila { $pile }.
advice-leave = Mostra invece il segno «{ sign-leave-short }» sulla pila { $pile }.
advice-turn = Mostra invece il segno «{ sign-turn-short }» sulla pila { $pile }.
advice-none = Dillo senza il numero, o scegli una frase pronta.

## How a line named the number of a card, by `RefusalReason` (8.6). $found: the part that did, as typed.
reason-digits = «{ $found }» è un numero in cifre.
reason-number-word = «{ $found }» è un numero in lettere.
reason-ordinal = «{ $found }» è un numero ordinale.
reason-roman = «{ $found }» è un numero romano.
reason-spelled = «{ $found }» è un numero scritto a pezzi.
reason-counting-marks = «{ $found }» si può contare e dà un numero.
reason-relation = «{ $found }» rivela un numero con un confronto o un calcolo.
reason-look-alike = «{ $found }» sembra un numero.
reason-mixed = «{ $found }» è un numero misto di cifre e lettere.
reason-misspelled = «{ $found }» è quasi un numero in lettere.
reason-riddle = «{ $found }» è un modo noto di dire un numero.
