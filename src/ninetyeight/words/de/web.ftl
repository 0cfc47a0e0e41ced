# What the web client says beside the game itself.

## The front door.
web-headline = 98 Karten. Vier Stapel. Ein Team.
web-pitch = Legt gemeinsam alle Karten ab, ohne eine Zahl zu nennen: Zwei Stapel steigen, zwei fallen, und genau zehn zurück rettet euch.
web-deal = Gib mir Karten
web-dealing = Es wird gegeben …
web-learn = In zwei Minuten lernen
web-learn-short = Lernen
web-dealt-alone = { $game } · allein
web-dealt-bots =
    { $count ->
        [one] { $game } · mit { $count } Bot ({ $bot })
       *[other] { $game } · mit { $count } Bots ({ $bot })
    }
web-change = Ändern
web-choose-game = Wähle ein Spiel
web-alone = Allein
web-with = mit { $name }
web-strength = Wie stark die Bots sind
web-play-now = Jetzt spielen
web-imported = Importiert
web-tutorial = Spielen lernen
web-rules = Regeln
web-statistics = Statistik
web-home = Startseite
web-back = Zurück
web-name = Dein Name
web-guest = Gast
web-seats-free =
    { $count ->
        [0] Alle Plätze sind besetzt
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
web-copy = Kopieren
web-copied = Kopiert
web-link-local = Diese Adresse gilt nur auf diesem Rechner. Starte den Server mit --host 0.0.0.0 und öffne die Adresse, die er für andere nennt.
web-copy-failed = Das Kopieren hat nicht geklappt. Der Link ist markiert: Kopiere ihn von Hand.
web-qr = Der Link als QR-Code

## The table of the front door that plays itself. $card, $top: numbers. $pile: the letter of a pile.
web-show-about = Ein Tisch spielt von selbst: Eine Karte, die genau zehn zurückgeht, öffnet ihren Stapel wieder.
web-show-trick = { $card } geht zehn zurück: Stapel { $pile } atmet auf
web-show-step = { $card } auf { $top }: ein kleiner Schritt
web-show-partner = Bea legt { $card } auf Stapel { $pile }
web-show-draw = Am Ende des Zugs wird die Hand wieder aufgefüllt
web-show-pause = Anhalten
web-show-play = Abspielen

## Tiles: what waits for somebody who comes back, and playing with friends. $name: people, perhaps several.
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-my-tables = Das wartet auf dich
web-all-tables = Alle { $count } zeigen
web-friends = Mit Freunden
web-friends-title = Ein Link genügt
web-friends-about = Zwei bis fünf Leute, am Handy oder Computer, in sechs Sprachen. Bots füllen die freien Plätze.
web-open-table = Tisch eröffnen
web-lobby = Offene Tische
web-my-games = Letzte Ergebnisse
web-mean-of =
    { $count ->
        [one] Restkarten im letzten Spiel
       *[other] Schnitt der letzten { $count } Spiele
    }

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Dein Profil
web-you-none = Noch kein Profil: Dein Name wird gespeichert, sobald du spielst.
web-device = Auf einem anderen Gerät spielen
web-device-about = Scanne dort den QR-Code, öffne den Link oder tippe den Code ein. Er gilt einmal, zehn Minuten lang.
web-device-link = Link für das andere Gerät
web-device-code = Code vom anderen Gerät
web-device-enter = Mit dem Code eines anderen Geräts anmelden
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
web-sound-sample = Anhören

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
web-menu-game = Dieses Spiel
web-menu-help = Hilfe
web-menu-look = Aussehen und Ton
web-menu-leave = Verlassen
web-close = Schließen
web-cancel = Abbrechen
web-play-anyway = Trotzdem spielen
web-hint-note = Tipps werden im Ergebnis vermerkt.
web-notify = Bescheid geben, wenn ich dran bin
web-look = Diese Hand ansehen
web-close-about = Der Tisch wird für alle geschlossen, und ein laufendes Spiel endet ohne Ergebnis.
web-leave-about = Dein Platz wartet auf dich: Derselbe Link führt zurück. Inzwischen kann ein Bot für dich spielen.
web-remove-about = Wer entfernt wird, verliert den Platz und kann nicht an diesen Tisch zurück; in einem laufenden Spiel übernimmt ein Bot. Die anderen müssen zustimmen.

## Was ein Zug kostet, was die Seite von selbst tut und was vorbereitet ist. $card, $pile: eine Karte und ihr Stapel. $count: wie viele Zahlen.
web-cost-close = kaum ein Sprung
web-cost-far = großer Sprung
web-cost-waste = fast der ganze Stapel
web-doubt-many = Für die { $card } kommt mehr als ein Stapel infrage. Wähle einen.
web-doubt-far = Die { $card } macht überall einen großen Sprung. Wähle einen Stapel.
web-slip-ask = { $card } auf { $pile } kostet { $count } mehr als nötig. Wähle { $pile } noch einmal, um sie zu spielen.
web-slip-done = { $card } auf { $pile } hat { $count } mehr als nötig gekostet.
web-ends = Dein Zug endet von selbst.
web-keep-turn = Noch nicht
web-prepare = Du bist noch nicht dran. Wähle einen Stapel, um die { $card } vorzubereiten.
web-prepared = Vorbereitet: { $plays }
web-prepared-drop = Vorbereitetes verwerfen
web-stale-passed = Nicht wie vorbereitet gespielt: { $card } passt nicht mehr auf { $pile }.
web-stale-dearer = Nicht wie vorbereitet gespielt: { $card } auf { $pile } würde jetzt mehr kosten.
web-stale-loses = Nicht wie vorbereitet gespielt: { $card } auf { $pile } würde verlieren.
web-offer-ending = Züge wie deine letzten können von selbst enden.
web-offer-yes = Ja, von selbst
web-offer-flick = Schneller: Wische eine Karte nach oben. Sie geht auf den Stapel, der klar passt.

## Wie jemand auf diesem Gerät am liebsten spielt.
web-playing = So spielst du
web-ending = Züge enden von selbst
web-ending-never = nie
web-ending-stuck = wenn keine Karte mehr passt
web-ending-done = wenn genug gespielt ist
web-ending-done-note = Außer du hast noch einen Trick oder die nächste Zahl eines Stapels auf der Hand.
web-warns = Vor großen Sprüngen warnen
web-gestures = Doppeltippen oder Wischen spielt eine Karte
web-haptics = Vibrieren
web-pace-by = { $name } stellt es für alle am Tisch ein.

## The settings of a table, in the waiting room and between games.
web-settings = Einstellungen
web-settings-change = Einstellungen ändern
web-settings-more = Weitere Einstellungen
web-settings-pace = Tempo
web-settings-talk = Absprachen und Zeichen
web-settings-help = Hilfe
web-settings-table = Der Tisch
web-ready = Alle Plätze sind besetzt: Das Spiel kann beginnen.
web-ready-host = Alle Plätze sind besetzt: Der Host startet das Spiel.
web-done = Fertig
web-allowed = erlaubt
web-not-allowed = nicht erlaubt
web-allowed-with-bots = nur mit Bots
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
web-link-connecting = Verbinde …
web-link-open = Verbunden
web-link-lost = Verbindung verloren, neuer Versuch …
web-link-ended = Nicht verbunden
web-offline = Gerade kein Netz. Sobald es zurück ist, sind es auch die Tische.
web-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
web-try-again = Erneut versuchen
web-nowhere = Hier ist nichts.

## Keys.
web-keys = Tasten
web-keys-on = Kürzel mit einer Taste
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
web-replay = Wiederholung
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
web-open-record = Spiel importieren
web-games = Spiele
web-wins = Gewonnen
web-mean-left = Restkarten im Schnitt
web-best-left = Bestwert
