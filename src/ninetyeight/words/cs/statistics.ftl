# Statistiky: jak blízko se vlastní hry dostaly, podle edice a počtu hráčů. $count: hry. $wins: vyhrané. $best, $mean: zahrané karty.

statistics-spread = Jak daleko se dostáváš
statistics-axis = zahrané karty
statistics-line =
    { $count ->
        [one] Zahrané karty v { $count } hře: nejvíc { $best }, průměrně { $mean }.
        [few] Zahrané karty ve { $count } hrách: nejvíc { $best }, průměrně { $mean }.
       *[other] Zahrané karty v { $count } hrách: nejvíc { $best }, průměrně { $mean }.
    }
statistics-won =
    { $count ->
        [one] výhry: { $wins } z { $count } hry
        [few] výhry: { $wins } ze { $count } her
       *[other] výhry: { $wins } z { $count } her
    }
statistics-empty = Tvá první hra udělá první značku
statistics-empty-about = Tato čára vede od první karty k poslední. Každá dohraná hra na ní ukáže, kam až došla, spolu s tvým nejlepším výsledkem a průměrem.
statistics-note = Nahrané hry a opakovaná rozdání se nepočítají.
statistics-left-over-time = Zbylé karty, hra po hře
statistics-excellent = vynikající
statistics-mean-of-last = průměr posledních pěti
statistics-play-first = Zahrát si první hru
statistics-more-games = Starší hry
