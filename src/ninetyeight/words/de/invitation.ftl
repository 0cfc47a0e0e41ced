# Wohin ein Link führt: das Spiel in einem Satz, ein Tisch nur zum Zuschauen und Links, die nirgendwohin führen.

## Das Spiel. $demands: was es verlangt, dazu die Besonderheiten des Tisches, mit `demands-joined` verbunden.
invitation-alone = { $game }, allein: { $demands }.
invitation-game = { $game } zu { $count }: { $demands }.
invitation-signals = Zeichen und Sätze, aber kein Chat
invitation-no-talk = keine Absprachen und keine Zeichen
invitation-layout = die Befehle stehen auf anderen Karten als sonst
invitation-undo = Karten dürfen zurückgenommen werden
invitation-hints = Tipps sind erlaubt
invitation-to-table = Du bist an einen Tisch eingeladen
invitation-by = { $name } lädt dich zum Spielen ein
invitation-join = Mitspielen

## Ein Tisch ohne freien Platz.
invitation-full = Alle Plätze sind besetzt, aber du kannst gern zuschauen.
invitation-running = Das Spiel läuft schon, aber du kannst gern zuschauen.
invitation-watch = Zuschauen

## Links, die nirgendwohin führen, und woran das liegen kann.
invitation-gone = Diesen Tisch gibt es nicht mehr
invitation-gone-about = Er wurde geschlossen, oder im Link fehlt etwas. Bitte um einen neuen oder spiel gleich selbst los.
invitation-closed = Dieser Tisch ist geschlossen
invitation-closed-about = Er wurde geschlossen, oder es kam lange niemand. Bitte um einen neuen Link oder spiel gleich selbst los.
invitation-private = An diesem Tisch schaut niemand zu
invitation-private-about = Alle Plätze sind besetzt, oder das Spiel läuft schon. Frag, ob beim nächsten Mal ein Platz frei ist, oder spiel gleich selbst los.
invitation-no-challenge = Diese Karten gibt es nicht mehr
invitation-no-challenge-about = Die Herausforderung wurde zurückgezogen, das Spiel wurde gelöscht, oder im Link fehlt etwas. Bitte um einen neuen oder spiel gleich selbst los.
invitation-no-replay = Dieses Spiel wird nicht mehr geteilt
invitation-no-replay-about = Das Teilen wurde beendet, oder im Link fehlt etwas.
