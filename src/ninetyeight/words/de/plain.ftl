# What only the plain game says: `ninetyeight play --plain`. Lines in, lines out; each makes sense when read aloud.

## Before a game. $name: a player. $seats: the players by number. $answer: what was typed. $count: how many players.
plain-explains = ? erklärt alles.
plain-look = { $name } sieht sich die erste Hand an.
plain-curtain = Wenn nur { $name } den Bildschirm sieht: Enter drücken.
plain-hide = Enter verbirgt deine Hand.
plain-who-starts = Wer beginnt? Einigt euch ohne Zahlen. ({ $seats }; Enter lost aus)
plain-no-player = „{ $answer }“ spielt nicht mit: Gib einen Namen oder eine Zahl von 1 bis { $count } ein oder drücke nur Enter.

## The table: beside a pile that no card fits, and beside a card that may go back by 10.
plain-nothing-fits = nichts passt
plain-trick = Trick

## Answers and refusals. $card: a number. $word, $words: what was typed. `plain-yes`: what means yes beside `y` and `yes`.
plain-anyway = Trotzdem spielen? [j/N]
plain-yes = j ja
plain-stays = Die { $card } bleibt auf der Hand.
plain-not-done = Nicht ausgeführt: { $words }
plain-not-understood = „{ $word }“ ist nicht zu verstehen. Gib Karte und Stapel ein, etwa 34A; ein Punkt beendet den Spielzug; ? erklärt alles.
plain-no-undo = Mit anderen am Tisch gilt: Was liegt, das liegt. Sie haben die Karte gesehen.

## After a game, and when it is left. $command: what to type in a shell.
plain-again = Noch einmal? Enter gibt neu, s spielt dieselben Karten noch einmal, q hört auf.
plain-go-on = Gespeichert. Weiter geht es mit: { $command }
plain-see-again = Gespeichert. Noch einmal ansehen: { $command }

## What `?` explains: a line for each word that can be typed, which are the same in all languages; then the rules.
plain-help-typing = Gib Karten mit dem Buchstaben ihres Stapels ein und beende deinen Spielzug mit einem Punkt:
plain-help-card = die 34 auf Stapel A
plain-help-turn = zwei Karten auf A, dann das Ende des Spielzugs
plain-help-undo = nimmt die letzte Karte dieses Spielzugs zurück (wenn kein anderer Mensch mitspielt)
plain-help-hint = ein Tipp; noch einmal für einen deutlicheren (allein oder mit Bots)
plain-help-table = zeigt den Tisch noch einmal, ebenso wie Enter
plain-help-cards = zeigt die schon gespielten Karten
plain-help-quit = hört auf; das Spiel bleibt gespeichert
plain-help-help = zeigt diese Hilfe
plain-rules = A und B gehen von { $low } aufwärts, C und D von { $high } abwärts. Auch eine Karte genau { $trick } zurück ist erlaubt: der Rückwärts-Trick. In jedem Spielzug sind mindestens { $minimum } Karten zu spielen, bei leerem Zugstapel { $last }. Das Spiel ist verloren, wenn jemand den Spielzug nicht beenden kann, und gewonnen, wenn alle { $cards } Karten gespielt sind.
plain-fires = Die Karten { $cards } brennen.
