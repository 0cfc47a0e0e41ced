# What the terminal client says beside the game itself.

## Keys at a table, as short as can be.
terminal-play = Spielen
terminal-last-turn = Letzter Zug
terminal-signs = Zeichen: eigene zeigen, alle sehen

## The front door.
terminal-tagline = Achtundneunzig Karten, vier Stapel, ein Team.
terminal-play-alone = Allein spielen
terminal-play-bots = Mit Bots spielen
terminal-people = Mehrere an dieser Tastatur
terminal-link = Mit einem Link dazukommen
terminal-preferences = Sprache, Farben, Name
terminal-next = Weiter
terminal-back = Zurück
terminal-quit = Beenden

## The curtain between people who share a keyboard. $name: who plays next.
terminal-pass = Die Tastatur geht an { $name }.
terminal-pass-enter = Enter zeigt die Karten.

## A seat whose person is not there; in brackets behind the name.
terminal-away = abwesend

## A record that was saved. $path: where. $why: what stood in the way.
terminal-saved = Gespeichert: { $path }
terminal-not-saved = Es konnte nicht gespeichert werden: { $why }

## Columns of the list of games.
terminal-when = Wann
terminal-result = Ergebnis

## A window in which not everything has room. $width, $height: columns and rows that are enough.
terminal-small = Das Fenster ist zu klein: Es braucht { $width } × { $height }.

## A number that was typed, and is no card of the hand.
terminal-not-in-hand = Die { $card } hast du nicht auf der Hand.

## Deleting a game from a list; `-about` what becomes of one that is over, `-running` of one that waits.
terminal-delete = Löschen
terminal-delete-ask = Dieses Spiel löschen?
terminal-delete-about = Seine Aufzeichnung verschwindet für immer, und die Statistik zählt es nicht mehr.
terminal-delete-running = Es endet hier, ohne Ergebnis, und lässt sich nicht fortsetzen.

## A bot of one's own that failed: told once. $bot: its name. $other: the bot that stands in for it.
terminal-bot-late = { $bot } hat nicht rechtzeitig geantwortet. Immer wenn das vorkommt, springt { $other } ein.
terminal-bot-crashed = { $bot } hat mit einem Fehler abgebrochen. Immer wenn das vorkommt, springt { $other } ein.
terminal-bot-bad-answer = Die Antwort von { $bot } ließ sich nicht verwenden. Immer wenn das vorkommt, springt { $other } ein.
terminal-no-games = Noch kein beendetes Spiel.
