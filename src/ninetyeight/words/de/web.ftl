# What the web client says beside the game itself.

## The front door.
web-tagline = Achtundneunzig Karten, vier Stapel, ein Team.
web-play-now = Jetzt spielen
web-alone = Allein
web-strength = Wie stark die Bots sind
web-play-alone = Allein spielen
web-play-bots = Mit Bots spielen
web-together = Zusammen spielen
web-together-about = Eingeladen wird per Link; ein Name genügt.
web-open-table = Tisch eröffnen
web-my-tables = Meine Tische
web-lobby = Offene Tische
web-lobby-empty = Gerade wartet niemand. Eröffne einen Tisch!
web-my-games = Meine letzten Spiele
web-imported = Importiert
web-tutorial = Spielen lernen
web-rules = Regeln
web-statistics = Statistik
web-home = Startseite
web-back = Zurück
web-name = Dein Name
web-guest = Gast
web-invited = Du bist an einen Tisch eingeladen
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
web-link-local = Diese Adresse gilt nur auf diesem Rechner. Starte den Server mit --host 0.0.0.0 und öffne die Adresse, die er für andere nennt.
web-copy-failed = Das Kopieren hat nicht geklappt. Der Link ist markiert: Kopiere ihn von Hand.
web-qr = Der Link als QR-Code

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Du auf diesem Gerät
web-you-none = Noch niemand: Dein Name wird gespeichert, sobald du spielst.
web-device = Auf einem anderen Gerät spielen
web-device-about = Scanne dort den QR-Code, öffne den Link oder tippe den Code ein. Er gilt einmal, zehn Minuten lang.
web-device-link = Link für das andere Gerät
web-device-code = Code vom anderen Gerät
web-device-enter = Ich habe einen Code
web-device-replace = Hier bist du { $name }. Mit dem Code wirst du zu der Person vom anderen Gerät.
web-device-lost = Ohne ein anderes Gerät oder einen Code kann niemand mehr { $name } sein.
web-device-become = Zur anderen Person werden
web-device-failed = Dieser Code gilt nicht: Er wurde schon benutzt, ist zu alt oder enthält einen Tippfehler.
web-continue = Weiter
web-my-data = Meine Daten herunterladen
web-tokens = Programme und Bots
web-tokens-about = Mit einem Token handelt ein Programm in deinem Namen. Gib es nur Programmen, denen du vertraust.
web-token-label = Wofür das Token ist
web-token-scope = Was es darf
scope-play = zuschauen und spielen
scope-read = nur zuschauen
scope-everything = alles, sogar mich löschen
web-token-make = Token erstellen
web-token-once = Kopiere es jetzt: Es wird nur einmal gezeigt.
web-token-delete = Löschen
web-sign-out = Hier abmelden
web-sign-out-about = Ohne ein anderes Gerät kommst du als { $name } nicht mehr hinein.
web-delete-me = Mich löschen
web-delete-about = Deine Plätze, deine Spiele und dein Name verschwinden für immer. Die Spiele anderer bleiben, ohne deinen Namen.

## What somebody likes on this device; the themes by `Theme`.
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-sound-on = Ton an
web-sound-off = Ton aus

## The table. A play that goes back ten has no other cost.
web-ascending = aufsteigend
web-descending = absteigend
web-trick-cost = Trick · 10 zurück
web-fits-nowhere = Passt gerade nirgends
web-burns = brennt
web-played = Schon gespielte Karten
web-played-short = Gespielt
web-last-turn = Letzten Spielzug noch einmal zeigen
web-unseen = Noch nicht gesehen
web-log = Verlauf
web-about-pile = Zu welchem Stapel?
web-menu = Menü
web-close = Schließen
web-rather-not = Lieber nicht
web-play-anyway = Trotzdem spielen
web-hint-note = Tipps werden im Ergebnis vermerkt.
web-notify = Bescheid geben, wenn ich dran bin
web-look = Diese Hand ansehen
web-close-about = Der Tisch wird für alle geschlossen, und ein laufendes Spiel endet ohne Ergebnis.
web-leave-about = Dein Platz wartet auf dich: Derselbe Link führt zurück. Inzwischen kann ein Bot für dich spielen.
web-remove-about = Wer entfernt wird, verliert den Platz und kann nicht an diesen Tisch zurück; in einem laufenden Spiel übernimmt ein Bot. Die anderen müssen zustimmen.

## The settings of a table, in the waiting room and between games.
web-settings = Einstellungen
web-settings-change = Einstellungen ändern
web-settings-more = Weitere Einstellungen
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
web-layout-standard = Standard
web-layout-lot = Ausgelost
web-layout-own = Wie auf unseren Karten
web-layout-about = Vier verschiedene Karten für jeden Befehl, von 2 bis 99.
web-layout-count = Hierher gehören vier Karten.
web-layout-range = Eine Karte { $card } gibt es nicht: Die Karten gehen von 2 bis 99.
web-layout-twice = Die { $card } kommt zweimal vor.

## The connection, by what it is; and what went wrong.
web-link-connecting = Verbinde …
web-link-open = Verbunden
web-link-lost = Verbindung verloren, neuer Versuch …
web-link-ended = Nicht verbunden
web-offline = Gerade kein Netz. Sobald es zurück ist, sind es auch die Tische.
web-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
web-try-again = Erneut versuchen
web-nowhere = Hier ist nichts.

## Keys.
web-keys = Tasten
web-keys-on = Buchstaben und Ziffern wirken sofort
web-key-digits = Eine Karte wählen: ihre Zahl tippen
web-key-piles = Sie auf diesen Stapel legen
web-key-sign = Ein Zeichen auf dem Stapel zeigen, den du gerade ansiehst
web-key-arrows = Durch die Handkarten blättern
web-key-escape = Die Karte zurückstecken
web-key-help = Diese Tasten zeigen

## The end of a game.
web-cards-played = Gespielte Karten
web-turns = Spielzüge
web-cards-per-turn = Karten pro Spielzug
web-widest-gap = Größter Sprung
web-replay = Noch einmal ansehen
web-share = Teilen
web-share-link = Link zu diesem Spiel
web-share-about = Wer den Link hat, kann das Spiel noch einmal ansehen, aber nicht, was gesagt wurde.
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
web-best-left = Bestwert
web-no-games = Noch kein beendetes Spiel.
web-statistics-note = Importierte Spiele und noch einmal gespielte Karten zählen nicht.
web-more-games = Frühere Spiele
web-left-over-time = Restkarten, Spiel für Spiel
web-excellent = hervorragend
web-mean-of-last = Schnitt der letzten fünf
web-play-first = Das erste Spiel spielen
