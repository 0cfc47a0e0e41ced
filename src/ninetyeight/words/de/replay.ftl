# A game that is over, step by step.

## What one can do. $number, $total: which step or turn of how many.
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Einen Spielzug zurück
replay-turn-on = Einen Spielzug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-scrub = Stelle im Spiel
replay-position = Schritt { $number } von { $total }
replay-turn = Spielzug { $number }
replay-turns = Spielzüge
replay-deal = Die Karten sind ausgeteilt.
replay-seat = Wessen Hand
replay-all-hands = Alle Hände
replay-player = Platz { $number }
replay-keys = Tasten: ← → Schritt, ↑ ↓ Spielzüge, Pos1 und Ende, Leertaste zum Abspielen.

## What is said about a record. $name: the file. $reason: why the rules refuse it.
replay-open-about = Wähle eine Datei mit der Aufzeichnung eines Spiels oder leg sie hier ab. Sie wird nur gezeigt; aufbewahren kannst du sie danach.
replay-choose = Datei wählen
replay-drop = Hier ablegen
replay-another = Andere Datei öffnen
replay-keep = Zu meinen Spielen legen
replay-kept = Schon in meinen Spielen
replay-bad-file = { $name } lässt sich nicht zeigen.
replay-unfinished = Die Aufzeichnung endet, bevor das Spiel zu Ende ist.
replay-stopped = Die Aufzeichnung geht weiter, aber die Regeln lassen den nächsten Schritt nicht zu: { $reason }
replay-house = Hausregeln
replay-not-yours = Hier können nur die Beteiligten ein Spiel öffnen. Bitte eine dieser Personen um einen Link zum Teilen.
