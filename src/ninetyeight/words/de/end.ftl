# Das Ende eines Spiels: warum es verloren ging, wie knapp es war, was sich jetzt damit machen lässt.

## Warum ein Spiel verloren ging, nach der Ursache; `-you` für den, der nicht weiterkam. $why: woran es fehlte, siehe unten.
ending-lost-minimum-you =
    { $count ->
        [one] Du brauchtest noch eine Karte, { $why }.
        [2] Du brauchtest noch zwei Karten, { $why }.
        [3] Du brauchtest noch drei Karten, { $why }.
       *[other] Du brauchtest noch { $count } Karten, { $why }.
    }
ending-lost-minimum =
    { $count ->
        [one] { $name } brauchte noch eine Karte, { $why }.
        [2] { $name } brauchte noch zwei Karten, { $why }.
        [3] { $name } brauchte noch drei Karten, { $why }.
       *[other] { $name } brauchte noch { $count } Karten, { $why }.
    }
ending-lost-three-you =
    { $count ->
        [one] Für „3!“ brauchtest du noch eine Karte, { $why }.
        [2] Für „3!“ brauchtest du noch zwei Karten, { $why }.
        [3] Für „3!“ brauchtest du noch drei Karten, { $why }.
       *[other] Für „3!“ brauchtest du noch { $count } Karten, { $why }.
    }
ending-lost-three =
    { $count ->
        [one] Für „3!“ brauchte { $name } noch eine Karte, { $why }.
        [2] Für „3!“ brauchte { $name } noch zwei Karten, { $why }.
        [3] Für „3!“ brauchte { $name } noch drei Karten, { $why }.
       *[other] Für „3!“ brauchte { $name } noch { $count } Karten, { $why }.
    }
ending-lost-three-late = „3!“ erlaubt genau drei Karten in einem Spielzug, kam aber als { $count }. Karte.
ending-lost-three-open =
    { $count ->
        [one] „3!“ ließ nur drei Karten zu, und Stapel { $piles } wurde nicht überdeckt.
       *[other] „3!“ ließ nur drei Karten zu, und die Stapel { $piles } wurden nicht überdeckt.
    }
ending-lost-skull =
    { $count ->
        [one] Der Totenkopf auf Stapel { $piles } blieb offen liegen: { $why }.
       *[other] Die Totenköpfe auf den Stapeln { $piles } blieben offen liegen: { $why }.
    }
ending-lost-fire =
    { $count ->
        [one] Das Feuer auf Stapel { $piles } wurde nicht rechtzeitig überdeckt: { $why }.
       *[other] Die Feuer auf den Stapeln { $piles } wurden nicht rechtzeitig überdeckt: { $why }.
    }
ending-lost-conceded-you = Du hast aufgegeben.
ending-won = Alle 98 gespielt!

## Woran es fehlte, als Rest des Satzes. $count: wie viele Karten sich spielen ließen oder noch auf der Hand waren.
ending-why-no-fit = aber keine passte
ending-why-no-fit-one-pile = aber keine passte auf Stapel { $pile }, den einzigen, den „Ein Stapel“ zuließ
ending-why-no-fit-no-backwards = aber ohne Rückwärts-Trick passte keine
ending-why-no-fit-both = aber ohne Rückwärts-Trick passte keine auf Stapel { $pile }, den einzigen, den „Ein Stapel“ zuließ
ending-why-no-fit-fire = aber keine überdeckte das Feuer auf Stapel { $pile }, das zuerst dran war
ending-why-too-few =
    { $count ->
        [one] aber nur eine ließ sich spielen
        [2] aber nur zwei ließen sich spielen
       *[other] aber nur { $count } ließen sich spielen
    }
ending-why-too-few-one-pile =
    { $count ->
        [one] aber wegen „Ein Stapel“ ließ sich nur eine spielen
        [2] aber wegen „Ein Stapel“ ließen sich nur zwei spielen
       *[other] aber wegen „Ein Stapel“ ließen sich nur { $count } spielen
    }
ending-why-too-few-no-backwards =
    { $count ->
        [one] aber ohne Rückwärts-Trick ließ sich nur eine spielen
        [2] aber ohne Rückwärts-Trick ließen sich nur zwei spielen
       *[other] aber ohne Rückwärts-Trick ließen sich nur { $count } spielen
    }
ending-why-too-few-both =
    { $count ->
        [one] aber wegen „Ein Stapel“ und ohne Rückwärts-Trick ließ sich nur eine spielen
        [2] aber wegen „Ein Stapel“ und ohne Rückwärts-Trick ließen sich nur zwei spielen
       *[other] aber wegen „Ein Stapel“ und ohne Rückwärts-Trick ließen sich nur { $count } spielen
    }
ending-why-hand =
    { $count ->
        [0] aber auf der Hand war keine mehr
        [one] aber auf der Hand war nur noch eine
        [2] aber auf der Hand waren nur noch zwei
       *[other] aber auf der Hand waren nur noch { $count }
    }
ending-why-stop = aber ein Stop beendete den Spielzug

## Warum ein Totenkopf oder ein Feuer nicht überdeckt wurde, als Rest des Satzes.
ending-open-no-fit = Dort passte keine Karte
ending-open-no-fit-one-pile = „Ein Stapel“ ließ nur Stapel { $pile } zu
ending-open-no-fit-no-backwards = Ohne Rückwärts-Trick passte dort keine Karte
ending-open-no-fit-fire = Das Feuer auf Stapel { $pile } war zuerst dran
ending-open-stop = Ein Stop beendete den Spielzug
ending-open-three = „3!“ ließ nur drei Karten zu
ending-open-hand =
    { $count ->
        [0] Es war keine Karte mehr da
        [one] Es war nur noch eine Karte da
       *[other] Es waren nur noch { $count } Karten da
    }
ending-open-together = Alles zugleich ging nicht

## Warum eine Karte nicht auf einen Stapel kann, in ein, zwei Wörtern.
ending-stuck-does-not-fit = passt nicht
ending-stuck-trick-forbidden = kein Trick
ending-stuck-bound-to-pile = nur ein Stapel
ending-stuck-cover-fire-next = erst das Feuer
ending-stuck-not-enough = reicht nicht
ending-stuck-does-not-save = rettet nicht
ending-stuck-turn-over = Zug vorbei
ending-skip = Weiter

## Wie knapp es war.
ending-played = { $count } von 98 gespielt
ending-scale = Karten übrig: { $left }. Dein bestes Ergebnis: { $best }. Im Durchschnitt: { $mean }.
ending-this = Dieses Spiel
ending-best = Bestes
ending-average = Durchschnitt
ending-new-best = Dein bestes Ergebnis bisher!
ending-decided = Der entscheidende Spielzug
ending-decided-about = Zug { $turn }: { $name } spielte { $card } auf Stapel { $pile }. Von { $on } aus waren das { $gap } übersprungene Zahlen.
ending-decided-about-you = Zug { $turn }: Du hast { $card } auf Stapel { $pile } gespielt. Von { $on } aus waren das { $gap } übersprungene Zahlen.
ending-decided-watch = Diesen Zug ansehen

## Ein Sieg mit offenen Karten.
ending-solve = War das zu gewinnen?
ending-solve-searching = Ein Sieg wird gesucht …
ending-solve-yes = Das war zu gewinnen: So geht es
ending-solve-no = Das war nicht zu gewinnen: Alle Möglichkeiten wurden durchgespielt.
ending-solve-unknown = Kein Sieg gefunden. Es kann trotzdem einen geben.
ending-line-choice = Welches Spiel
ending-line-played = Was gespielt wurde
ending-line-won = Sieg mit offenen Karten
ending-line-about = Der Computer sah jede Hand und den ganzen Zugstapel. Am Tisch kann das niemand.

## Karten, mit denen andere es besser machen wollen.
ending-beat = Mach es besser
ending-beat-about = Wer diesen Link öffnet, bekommt dieselben Karten. Der Link selbst zeigt keine davon. Am Ende zeigt sich, wer besser war.
ending-beat-end = Herausforderung zurückziehen
ending-beat-ended = Der Link gilt nicht mehr. Schon begonnene Spiele gehen weiter.
ending-challenge = Kannst du es besser?
ending-challenge-by = Mit diesen Karten spielte { $name }: { $result }
ending-challenge-about = Du bekommst dieselben Karten und siehst vorher keine davon. Am Ende stehen beide Ergebnisse nebeneinander. Sieht jemand am Tisch die Karten vorher woanders, ist es zur Übung.
ending-challenge-known = Du kennst diese Karten schon: Das ist zur Übung und zählt nicht.
ending-challenge-practised = Das war kein erster Versuch: Die Karten waren bekannt.
ending-challenge-play = Diese Karten spielen
ending-challenge-bots = Mit Bots spielen
ending-challenge-friends = Mit Freunden spielen
ending-practice = Diese Karten selbst spielen
ending-practice-about = Zur Übung: Die Wiederholung zeigt die Karten.
ending-compare = Im Vergleich
ending-compare-better = Du warst besser!
ending-compare-equal = Genauso gut!
ending-compare-worse = Diesmal nicht.
ending-compare-yours = Dein Versuch
ending-compare-known = Die Karten waren vor dem Ende bekannt, es war also zur Übung.
ending-save = Speichern
