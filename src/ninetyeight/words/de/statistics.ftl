# Statistik: wie nah die eigenen Spiele herankamen, nach Ausgabe und Spielerzahl. $count: Spiele. $wins: gewonnene. $best, $mean: gespielte Karten.

statistics-spread = Wie weit du kommst
statistics-axis = gespielte Karten
statistics-line =
    { $count ->
        [one] Gespielte Karten in { $count } Spiel: höchstens { $best }, im Schnitt { $mean }.
       *[other] Gespielte Karten in { $count } Spielen: höchstens { $best }, im Schnitt { $mean }.
    }
statistics-won =
    { $count ->
        [one] { $wins } von { $count } Spiel gewonnen
       *[other] { $wins } von { $count } Spielen gewonnen
    }
statistics-empty = Dein erstes Spiel setzt den ersten Punkt
statistics-empty-about = Diese Linie führt von der ersten bis zur letzten Karte. Jedes beendete Spiel zeigt darauf, wie weit es kam, dazu dein bestes Ergebnis und deinen Schnitt.
statistics-note = Importierte Spiele und noch einmal gespielte Karten zählen nicht.
statistics-left-over-time = Restkarten, Spiel für Spiel
statistics-excellent = hervorragend
statistics-mean-of-last = Schnitt der letzten fünf
statistics-play-first = Das erste Spiel spielen
statistics-more-games = Frühere Spiele
