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
web-back = Zurück
web-name = Dein Name
web-guest = Gast
web-invited = Ihr seid an einen Tisch eingeladen
web-invited-by = { $name } lädt dich zum Spielen ein
web-seats-free =
    { $count ->
        [0] Alle Plätze sind besetzt
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
web-join = Mitspielen
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Du auf diesem Gerät
web-you-none = Noch niemand: Dein Name bleibt, sobald du spielst.
web-device = Auf einem anderen Gerät spielen
web-device-about = Scanne es dort, öffne den Link oder tippe den Code ein. Er gilt einmal, zehn Minuten lang.
web-device-link = Link für das andere Gerät
web-device-code = Code vom anderen Gerät
web-device-enter = Ich habe einen Code
web-device-replace = Hier bist du { $name }. Mit dem Code wirst du die Person vom anderen Gerät.
web-device-failed = Dieser Code gilt nicht: Er wurde benutzt, ist zu alt oder vertippt.
web-continue = Weiter
web-my-data = Meine Daten herunterladen
web-sign-out = Hier abmelden
web-sign-out-about = Ohne ein anderes Gerät kommt niemand mehr als { $name } herein.
web-delete-me = Mich löschen
web-delete-about = Deine Plätze, Spiele und dein Name gehen für immer. Die Spiele anderer bleiben, ohne deinen Namen.

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
web-last-turn = Letzten Spielzug noch einmal zeigen
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
web-close-about = Der Tisch wird für alle geschlossen, und ein laufendes Spiel endet ohne Ergebnis.
web-leave-about = Dein Platz wartet auf dich: Derselbe Link führt zurück. Solange kann ein Bot für dich spielen.
web-remove-about = Wer entfernt wird, verliert den Platz in diesem Spiel, und ein Bot übernimmt ihn. Die anderen müssen zustimmen.

## The settings of a table, in the waiting room and between games.
web-settings = Einstellungen
web-settings-change = Einstellungen ändern
web-settings-more = Mehr Einstellungen
web-ready = Alle Plätze sind besetzt: Das Spiel kann beginnen.
web-ready-host = Alle Plätze sind besetzt: Der Host startet das Spiel.
web-done = Fertig
web-allowed = erlaubt
web-not-allowed = nicht erlaubt
web-at-limit = Wenn die Zeit um ist
web-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-layout-standard = Die übliche
web-layout-lot = Ausgelost
web-layout-own = Wie auf unseren Karten
web-layout-about = Vier verschiedene Karten für jeden Befehl, von 2 bis 99.

## The connection, by what it is; and what went wrong.
web-link-connecting = Verbinde …
web-link-open = Verbunden
web-link-lost = Verbindung verloren, neuer Versuch …
web-link-ended = Nicht verbunden
web-offline = Gerade kein Netz. Tische kommen mit ihm zurück.
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
web-cards-played = Gespielte Karten
web-turns = Spielzüge
web-replay = Noch einmal ansehen
web-share = Teilen
web-share-link = Link zu diesem Spiel
web-share-about = Wer den Link hat, kann das Spiel noch einmal ansehen, ohne was gesagt wurde.
web-share-end = Nicht mehr teilen
web-picture = Bild
web-picture-save = Bild speichern
web-next-settings = Einstellungen des nächsten Spiels
web-tricks = Rückwärts-Tricks
web-left-in-hand = Noch auf der Hand
web-figure = { $name }: { $text }
web-download = Herunterladen

## Statistics, and games from a file.
web-open-record = Aufzeichnung öffnen
web-games = Spiele
web-wins = Gewonnen
web-mean-left = Restkarten im Schnitt
web-best-left = Bestes
web-no-games = Noch kein beendetes Spiel.
web-left-over-time = Restkarten, Spiel für Spiel
web-excellent = ausgezeichnet
web-mean-of-last = Schnitt der letzten fünf
web-play-first = Dein erstes Spiel spielen
