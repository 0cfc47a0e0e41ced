# What the web client says beside the game itself.

## The front door.
web-tagline = Achtundneunzig Karten, vier Stapel, ein Team.
web-play-now = Jetzt spielen
web-alone = Allein
web-strength = Wie stark die Bots sind
web-play-alone = Allein spielen
web-play-bots = Mit Bots spielen
web-together = Zusammen spielen
web-together-about = Freunde kommen über einen Link; ein Name genügt.
web-open-table = Tisch eröffnen
web-my-tables = Meine Tische
web-lobby = Offene Tische
web-lobby-empty = Gerade wartet niemand. Eröffnet einen Tisch!
web-my-games = Meine letzten Spiele
web-tutorial = Spielen lernen
web-rules = Regeln
web-statistics = Statistik
web-home = Startseite
web-name = Dein Name
web-guest = Gast
web-invited = Ihr seid an einen Tisch eingeladen
web-join = Mitspielen
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code

## What somebody likes on this device; the themes by `Theme`.
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Starker Kontrast
web-sound-on = Ton an
web-sound-off = Ton aus

## The table. A play that goes back ten has no other cost.
web-ascending = aufsteigend
web-descending = absteigend
web-trick-cost = Trick · 10 zurück
web-burns = brennt
web-played = Schon gespielte Karten
web-played-short = Gespielt
web-unseen = Noch nicht gesehen
web-log = Was geschah
web-about-pile = Über welchen Stapel?
web-menu = Menü
web-close = Schließen
web-rather-not = Lieber nicht
web-play-anyway = Trotzdem spielen
web-hint-note = Ein Tipp wird im Ergebnis vermerkt.
web-notify = Sag mir, wenn ich dran bin
web-look = In diese Hand schauen

## The connection, by what it is; and what went wrong.
web-link-connecting = Verbinde …
web-link-open = Verbunden
web-link-lost = Verbindung verloren, neuer Versuch …
web-link-ended = Nicht verbunden
web-failed = Das ging nicht. Versucht es gleich noch einmal.
web-nowhere = Hier ist nichts.

## Keys.
web-keys = Tasten
web-key-digits = Eine Karte wählen: ihre Zahl tippen
web-key-piles = Sie auf diesen Stapel legen
web-key-sign = Ein Zeichen auf dem Stapel zeigen, den du ansiehst
web-key-arrows = Durch die Hand gehen
web-key-escape = Die Karte zurückstecken
web-key-help = Diese Tasten zeigen

## The end of a game.
web-cards-played = Karten gespielt
web-turns = Spielzüge
web-replay = Noch einmal ansehen
web-share = Teilen
web-download = Herunterladen

## Statistics, and games from a file.
web-open-record = Aufzeichnung öffnen
web-games = Spiele
web-wins = Gewonnen
web-mean-left = Restkarten im Schnitt
web-best-left = Bestes
web-no-games = Noch kein beendetes Spiel.
web-left-over-time = Restkarten, Spiel für Spiel
