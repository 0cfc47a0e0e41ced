# Why something that was asked for did not happen; by the codes of the rules and of a table.

## By `rules.RefusalCode` (3.6, 8.4, 8.5). None needs a value: the code is enough.
refusal-game-over = Das Spiel ist vorbei.
refusal-no-such-pile = Diesen Stapel gibt es nicht: Die Stapel heißen A, B, C und D.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-does-not-fit = Diese Karte passt nicht auf diesen Stapel.
refusal-trick-forbidden = „Kein Rückwärts-Trick“ liegt offen: Der Trick ist jetzt verboten.
refusal-bound-to-pile = „Ein Stapel“ liegt offen: Alle Karten dieses Spielzugs kommen auf denselben Stapel.
refusal-cover-fire-next = Ein Feuer brennt: Diese Karte muss es überdecken.
refusal-turn-not-finished = Der Spielzug kann noch nicht enden: Es fehlt noch etwas.
refusal-silence = „Schweigen“ liegt offen: jetzt keine Worte und keine Zeichen.
refusal-sign-not-allowed = Dieses Zeichen gibt es an diesem Tisch nicht.

## By `table.TableCode`.
refusal-closed = Dieser Tisch ist geschlossen.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-not-host = Das kann nur der Host.
refusal-not-your-turn = Du bist nicht dran.
refusal-stale = Das Spiel ist inzwischen weitergegangen: Schau noch einmal hin.
refusal-no-game = Es läuft kein Spiel.
refusal-game-running = Nicht, solange ein Spiel läuft.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-table-full = Alle Plätze sind besetzt.
refusal-seats-free = Das Spiel beginnt, wenn alle Plätze besetzt sind.
refusal-too-few-seats = Es sind schon mehr Plätze besetzt: Mach erst einen frei.
refusal-no-such-bot = Diesen Bot gibt es nicht.
refusal-not-bidding = Gerade wird nicht gefragt, wer beginnt.
refusal-no-tie = Es gibt keinen Gleichstand zu entscheiden.
refusal-not-tied = Jemand anders möchte noch lieber beginnen.
refusal-no-undo = An diesem Tisch werden keine Karten zurückgenommen.
refusal-nothing-to-take-back = In diesem Spielzug gibt es keine Karte, die du zurücknehmen kannst.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-no-talk = An diesem Tisch wird nicht geredet.
refusal-no-chat = An diesem Tisch gibt es nur Zeichen und fertige Sätze.
refusal-number-named = Das deutet auf eine Zahl hin.
refusal-no-such-line = Nur neuere Nachrichten lassen sich markieren oder wieder anzeigen.
refusal-is-minded = Hier spielt gerade ein Bot.
refusal-not-away = Auf diesem Platz spielst du selbst.
refusal-is-present = Diese Person ist da.
refusal-still-time = Diese Person hat noch Zeit wiederzukommen.
refusal-no-person = Dort sitzt kein Mensch.
refusal-oneself = Bei dir selbst geht das nicht.
refusal-not-asked = Nur der Host kann vorschlagen, jemanden zu entfernen.
refusal-no-watchers = An diesem Tisch darf niemand eine fremde Hand ansehen.
refusal-other-seat-open = Eine andere Hand ist schon für Zuschauende offen.
refusal-was-removed = Du wurdest von diesem Tisch entfernt.
refusal-not-alone = Dieselben Karten noch einmal gibt es nur im Solospiel.
refusal-challenged = Die Partie, die ihr schlagen wollt, lief nach diesen Regeln: Lasst sie für diese so.
