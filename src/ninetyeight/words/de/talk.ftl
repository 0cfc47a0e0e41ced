# What players say to each other: phrases, signs, and the limits of talk (8).

## Ready phrases, by `PhraseCode`; with `-pile` the same about a pile. No number in any of them (8.1).
## $pile: the letter of a pile.
phrase-hello = Hallo zusammen!
phrase-hello-pile = Hallo! Schaut auf Stapel { $pile }.
phrase-well-played = Gut gespielt!
phrase-well-played-pile = Gut gespielt auf Stapel { $pile }!
phrase-thanks = Danke!
phrase-thanks-pile = Danke für Stapel { $pile }!
phrase-sorry = Tut mir leid!
phrase-sorry-pile = Tut mir leid wegen Stapel { $pile }!
phrase-my-fault = Mein Fehler!
phrase-my-fault-pile = Stapel { $pile } war mein Fehler!
phrase-nice-trick = Schöner Rückwärts-Trick!
phrase-nice-trick-pile = Schöner Rückwärts-Trick auf Stapel { $pile }!
phrase-yes = Ja
phrase-yes-pile = Ja, Stapel { $pile }
phrase-no = Nein
phrase-no-pile = Nein, nicht Stapel { $pile }
phrase-wait = Wartet bitte kurz.
phrase-wait-pile = Wartet bitte mit Stapel { $pile }.
phrase-your-turn = Du bist dran!
phrase-your-turn-pile = Du bist dran: Denk an Stapel { $pile }!
phrase-can-help = Ich kann helfen.
phrase-can-help-pile = Auf Stapel { $pile } kann ich helfen.
phrase-cannot-help = Ich kann nicht helfen.
phrase-cannot-help-pile = Auf Stapel { $pile } kann ich nicht helfen.
phrase-good-hand = Ich habe gute Karten.
phrase-good-hand-pile = Für Stapel { $pile } habe ich gute Karten.
phrase-bad-hand = Ich habe schlechte Karten.
phrase-bad-hand-pile = Für Stapel { $pile } habe ich schlechte Karten.
phrase-play-little = Spiel bitte nur, was du musst.
phrase-play-little-pile = Spiel bitte so wenig wie möglich auf Stapel { $pile }.
phrase-play-more = Spiel bitte mehr Karten.
phrase-play-more-pile = Spiel bitte mehr Karten auf Stapel { $pile }.
phrase-no-big-gaps = Bitte keine großen Sprünge.
phrase-no-big-gaps-pile = Bitte keine großen Sprünge auf Stapel { $pile }.
phrase-have-order = Ich habe einen Befehl auf der Hand.
phrase-have-order-pile = Ich habe einen Befehl für Stapel { $pile } auf der Hand.
phrase-no-orders-now = Bitte jetzt keine Befehle.
phrase-no-orders-now-pile = Bitte jetzt keine Befehle auf Stapel { $pile }.
phrase-have-fire = Ich habe eine Feuerkarte auf der Hand.
phrase-have-fire-pile = Ich habe eine Feuerkarte für Stapel { $pile } auf der Hand.
phrase-one-more-game = Noch eine Partie?
phrase-one-more-game-pile = Noch eine Partie? Und achtet auf Stapel { $pile }!
phrase-goodbye = Bis bald!
phrase-goodbye-pile = Bis bald, und achtet auf Stapel { $pile }!

## The signs of 8.5, by `Sign`: a sentence, and a label for a button.
sign-like = Diesen Stapel hätte ich gern: Eine meiner Karten passt gut.
sign-like-short = Hätte ich gern
sign-leave = Bitte lasst diesen Stapel in Ruhe: Ich verliere viel, wenn hier jemand anders spielt.
sign-leave-short = In Ruhe lassen
sign-turn = Ich kann diesen Stapel mit dem Rückwärts-Trick zurückdrehen.
sign-turn-short = Kann zurückdrehen
sign-none-short = Kein Zeichen
signs-on-pile = Zeichen auf Stapel { $pile }

## What may be said at a table, by `TalkLevel`, and what is shown around it.
talk-free = Zeichen, Sätze und Chat
talk-signals = Nur Zeichen und Sätze
talk-none = Keine Absprachen
talk-write = Schreib etwas …
talk-send = Senden
talk-phrases = Sätze
talk-signs = Zeichen
talk-said = Gesagt
talk-everything = Alles
talk-nothing-said = Noch hat niemand etwas gesagt.
talk-no-numbers = Sagt alles, nur nicht die Zahl einer Karte.
talk-silence = „Schweigen“ liegt offen: Niemand darf reden oder Zeichen geben.
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder hören
talk-muted = Du hast { $name } stummgeschaltet.

## Lines that give a number away, which people flag. $name: who wrote it. $other: who flagged it. $text: the line.
talk-flag = „{ $text }“ markieren: verrät eine Zahl
talk-hidden = { $name }: Nachricht ausgeblendet, markiert von { $other }
talk-hidden-by-you = { $name }: Nachricht ausgeblendet, von dir markiert
talk-hidden-yours = Du: { $text } (für die anderen ausgeblendet, markiert von { $other })
talk-show-again = Wieder anzeigen

## What to do instead of a line that is refused, by the sign that comes nearest.
advice-like = Zeig stattdessen auf Stapel { $pile } das Zeichen „{ sign-like-short }“.
advice-leave = Zeig stattdessen auf Stapel { $pile } das Zeichen „{ sign-leave-short }“.
advice-turn = Zeig stattdessen auf Stapel { $pile } das Zeichen „{ sign-turn-short }“.
advice-none = Sag es ohne die Zahl oder nimm einen fertigen Satz.

## How a line named the number of a card, by `RefusalReason` (8.6). $found: the part that did, as typed.
reason-digits = „{ $found }“ ist eine Zahl in Ziffern.
reason-number-word = „{ $found }“ ist eine Zahl in Worten.
reason-ordinal = „{ $found }“ ist eine Ordnungszahl.
reason-roman = „{ $found }“ ist eine römische Zahl.
reason-spelled = „{ $found }“ ist eine Zahl in Einzelteilen.
reason-counting-marks = „{ $found }“ ergibt abgezählt eine Zahl.
reason-relation = „{ $found }“ verrät eine Zahl durch Vergleichen oder Rechnen.
reason-look-alike = „{ $found }“ sieht aus wie eine Zahl.
reason-mixed = „{ $found }“ ist eine Zahl aus Ziffern und Buchstaben.
reason-misspelled = „{ $found }“ ist fast eine Zahl in Worten.
reason-riddle = „{ $found }“ ist ein bekannter Name für eine Zahl.
