# A table: where it stands, who sits there, its clocks, help, votes and watchers. Buttons are the `-short` ones and verbs.

## Where a table stands, by `Phase`.
phase-lobby = Wartet auf Mitspielende
phase-bidding = Wer beginnt?
phase-playing = Spiel läuft
phase-over = Spiel vorbei
phase-closed = Tisch geschlossen

## Who starts (1.4); the bids by `Bid`.
bidding-question = Schau dir deine Karten an: Möchtest du beginnen?
bid-like = Ich möchte gern beginnen.
bid-like-short = Gern
bid-all-the-same = Mir ist es egal, wer beginnt.
bid-all-the-same-short = Egal
bid-rather-not = Ich möchte lieber nicht beginnen.
bid-rather-not-short = Lieber nicht
bidding-waiting = Warten auf die Antworten der anderen.
bidding-tie = Gleichstand: Der Host entscheidet, wer beginnt.
bidding-tie-host = Gleichstand: Entscheide, wer beginnt.
bidding-lot = Wenn ihr euch nicht rechtzeitig einigt, entscheidet das Los.

## Seats. $name: a player. $bot: the name of a bot. `-turn` and `-until-return` by `Minding`.
seat-free = Freier Platz
seat-number = Platz { $number }
seat-you = Du
seat-host = Host
seat-bot = { $bot } (Bot)
seat-away = { $name } ist weg
seat-offline = { $name } ist nicht verbunden
seat-online = { $name } ist wieder verbunden
seat-minded-turn = { $bot } spielt diesen Zug für { $name }
seat-minded-until-return = { $bot } spielt für { $name }
seat-minded-turn-you = { $bot } spielt diesen Zug für dich
seat-minded-until-return-you = { $bot } spielt für dich
seat-on-turn = { $name } ist dran
seat-thinking = { $name } denkt nach …
seat-sit = Hier Platz nehmen
seat-add-bot = Bot dazusetzen
seat-clear = Platz freimachen
seat-mind = Einen Bot für { $name } spielen lassen
seat-mind-by = { $bot } für { $name } spielen lassen
seat-time = { $name } ist gerade nicht da und kann noch wiederkommen: { $text }.
seat-come-back = Bin wieder da

## What a player does at a table.
action-end-turn = Zug beenden
action-start = Spiel starten
action-leave = Tisch verlassen
action-close = Tisch schließen
action-invite = Per Link einladen
action-choose-card = Wähle eine Karte.
action-choose-pile = Wähle einen Stapel für die { $card }.

## Clocks; at the limit by `AtLimit`.
clock-none = Kein Zeitlimit
clock-turn =
    { $count ->
        [one] { $count } Sekunde pro Spielzug
       *[other] { $count } Sekunden pro Spielzug
    }
clock-days =
    { $count ->
        [one] { $count } Tag pro Spielzug
       *[other] { $count } Tage pro Spielzug
    }
clock-seconds-left =
    { $count ->
        [one] Noch { $count } Sekunde
       *[other] Noch { $count } Sekunden
    }
clock-minutes-left =
    { $count ->
        [one] Noch { $count } Minute
       *[other] Noch { $count } Minuten
    }
clock-hours-left =
    { $count ->
        [one] Noch { $count } Stunde
       *[other] Noch { $count } Stunden
    }
clock-days-left =
    { $count ->
        [one] Noch { $count } Tag
       *[other] Noch { $count } Tage
    }
clock-bot-turn = Wenn die Zeit um ist, spielt ein Bot diesen Zug.
clock-bot-seat = Wenn die Zeit um ist, spielt ein Bot bis zur Rückkehr.

## Hints, by `HintLevel`: what a button asks for, and what the bot says.
hint-ask = Um einen Tipp bitten
hint-short = Tipp
hint-nudge-short = Welcher Stapel?
hint-card-short = Welche Karte?
hint-move-short = Zeig mir den Zug
hint-nudge = Schau dir Stapel { $pile } an.
hint-card = Denk an die { $card }.
hint-move = Spiel die { $card } auf Stapel { $pile }.
hint-end-turn = Beende hier den Spielzug.

## Taking back, giving up, another game, removing a player.
undo = Letzte Karte zurücknehmen
undo-short = Zurücknehmen
concede = Das Spiel aufgeben
concede-short = Aufgeben
concede-confirm = Möchtest du wirklich aufgeben?
concede-withdraw = Doch weiterspielen
concede-refuse = Weiterspielen
concede-waiting = { $count } von { $total } möchten aufgeben.
again = Noch eine Partie spielen
again-same-deal = Noch einmal dieselben Karten
again-waiting = Für noch eine Partie: { $count } von { $total }.
again-wished = Warten auf die anderen …
# name: people, perhaps several
again-waiting-for = Es fehlt noch die Antwort von { $name }.
removal-ask = Vorschlagen, { $name } zu entfernen
removal-question = Der Host möchte { $name } vom Tisch entfernen. Bist du dafür?
removal-agree = Dafür
removal-withdraw = Nicht mehr dafür
removal-refuse = Dagegen
# name: people, perhaps several; text: how much time is left, as in clock-seconds-left
vote-waiting = Es fehlt noch die Antwort von { $name }.
vote-time = { $name } ist gerade nicht da und kann noch antworten: { $text }.

## Watchers (9.2), by `Watch`.
watch-nobody = Niemand schaut zu
watch-piles = Zuschauende sehen die Stapel, aber keine Hand
watch-seat = Zuschauende sehen auch eine Hand, wenn die betreffende Person zustimmt
watchers =
    { $count ->
        [0] Niemand schaut zu
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
watchers-allow = Zuschauenden meine Hand zeigen
watchers-refuse = Meine Hand vor Zuschauenden verbergen
watchers-you = Du schaust zu.
# name: people, perhaps several
watchers-looking = Einblick in deine Hand: { $name }.

## Settings of a table; who may find it by `Access`.
setting-edition = Ausgabe
setting-players = Spielerzahl
setting-layout = Verteilung der Befehle
setting-name = Name des Tisches
setting-access = Wer mitspielen darf
setting-talk = Absprachen
setting-relaxed-signs = Das dritte Zeichen: „{ sign-turn-short }“
setting-clock = Bedenkzeit
setting-bid-seconds = Zeit für die Frage, wer beginnt
setting-grace-seconds = Zeit zum Wiederkommen, wenn die Verbindung abbricht
setting-watch = Zuschauende
setting-undo = Karten zurücknehmen
setting-hints = Tipps
setting-pace = Tempo der Bots
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = sofort
skip-ahead = Vorspulen
setting-minder = Bot, der für Abwesende spielt
access-public = Alle, über die Lobby
access-invited = Nur wer den Link hat

## Bots, by the names of `bots.registry.BOTS`: a name and one sentence; and how long they think, by `Cost`.
bot-random = Glückspilz
bot-random-about = Spielt irgendeine Karte, die nicht sofort verliert.
bot-greedy = Nimmersatt
bot-greedy-about = Spielt die Karte, die am nächsten liegt, und nur dann mehr als nötig, wenn es wenig kostet.
bot-planner = Tüftler
bot-planner-about = Betrachtet ganze Spielzüge und wägt sie nach Regeln ab, die alle nachlesen können.
bot-sharp = Schlaufuchs
bot-sharp-about = Betrachtet ganze Spielzüge und wägt sie nach dem ab, was er beim Spielen gelernt hat.
bot-master = Meister
bot-master-about = Probiert die besten Spielzüge in vielen denkbaren Verläufen aus, einige Züge voraus.
bot-cost-instant = Spielt sofort
bot-cost-thinking = Denkt kurz nach
