# Why a server did not do what was asked, beside the refusals of a table.

## By the code of a `Fault` or a `Problem`.
fault-bad-request = Die Anfrage war nicht lesbar.
fault-not-found = Hier ist nichts.
fault-method-not-allowed = Das geht hier nicht.
fault-refused = Die Anfrage wurde abgelehnt.
fault-not-signed-in = Gib zuerst deinen Namen ein.
fault-signed-in = Du bist hier schon jemand. Bestätige, dass du ersetzt werden willst.
fault-not-allowed = Das darfst du nicht.
fault-scope = Dieses Token erlaubt das nicht.
fault-wrong-origin = Diese Seite gehört zu einem anderen Server.
fault-wrong-host = Unter diesem Namen ist der Server nicht erreichbar. Frag den Betreiber nach der richtigen Adresse.
fault-invalid = Etwas in der Anfrage ist nicht gültig.
fault-unreadable = Die Nachricht war nicht lesbar.
fault-too-many-requests = Das war zu viel auf einmal. Warte einen Moment.
fault-busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
fault-too-large = Das ist zu groß.
fault-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
fault-too-many-sockets = Zu viele Tische sind zugleich offen. Schließ zuerst ein anderes Fenster.
fault-too-many-tables = Du hast zu viele offene Tische. Schließ zuerst einen.
fault-too-many-tokens = Du hast zu viele Token. Lösch zuerst eines.
fault-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
fault-no-such-game = Dieses Spiel gibt es nicht, oder es ist nicht deines.
fault-no-such-person = Diese Person gibt es nicht.
fault-no-such-token = Dieses Token gibt es nicht.
fault-no-such-code = Dieser Code ist falsch, schon benutzt oder zu alt.
fault-no-such-lesson = Diese Lektion gibt es nicht.
fault-no-watchers = An diesem Tisch kannst du nicht zuschauen.
fault-was-removed = { refusal-was-removed }
fault-table-unreadable = Dieser Tisch braucht eine neuere Version des Servers oder eine Reparatur. Nichts davon ist verloren; wer den Server betreibt, kann helfen.
fault-page = Diese Liste geht hier nicht weiter. Öffne sie neu.
fault-record = Diese Datei ist keine Aufzeichnung eines Spiels, oder etwas darin stimmt nicht.
fault-refused-action = Die Regeln lassen eine Karte dieser Aufzeichnung nicht zu.
fault-store = Das Spiel ließ sich gerade nicht speichern. Versuch es noch einmal.
fault-database = Der Server erreicht gerade seine Daten nicht. Versuch es noch einmal.
fault-sequence-taken = Jemand war schneller. Versuch es noch einmal.
fault-command-taken = Das ist schon geschehen.
fault-command-answered = Das wurde schon beantwortet.
fault-conflict = Das widerspricht dem, was schon da ist.
fault-unstorable = Einige Zeichen darin lassen sich nicht speichern.
fault-store-closed = Der Server startet neu. Versuch es gleich noch einmal.
fault-server-error = Auf dem Server ist ein Fehler aufgetreten; er wurde vermerkt.
fault-internal = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
fault-offline = Der Server ist nicht erreichbar. Bist du online?

## Why the server closed the connection of a table, by `CloseCode`.
close-too-large = Eine Nachricht war zu groß.
close-server-error = Der Server hatte einen Fehler und ist gleich wieder da.
close-restart = Der Server startet neu.
close-too-slow = Die Verbindung war zu langsam.
close-bad-request = Mit der Verbindung stimmt etwas nicht. Lade die Seite neu.
close-not-signed-in = Der Server kennt dich nicht mehr. Gib deinen Namen noch einmal ein.
close-no-watchers = An diesem Tisch kannst du nicht zuschauen.
close-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
close-was-removed = { refusal-was-removed }
close-too-many = Zu viele Tische sind gleichzeitig offen. Schließ zuerst ein anderes Fenster.
close-table-unreadable = { fault-table-unreadable }
