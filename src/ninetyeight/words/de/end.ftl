# Das Ende eines Spiels: warum es verloren ging, wie knapp es war, was sich jetzt damit machen lässt.

## Warum ein Spiel verloren ging, nach dem Code; `-you` für den, der nicht weiterkam.
ending-lost-minimum-you =
    { $count ->
        [one] Du brauchtest noch eine Karte, und keine passte.
        [2] Du brauchtest noch zwei Karten, und keine passte.
       *[other] Du brauchtest noch { $count } Karten, und keine passte.
    }
ending-lost-minimum =
    { $count ->
        [one] { $name } brauchte noch eine Karte, und keine passte.
        [2] { $name } brauchte noch zwei Karten, und keine passte.
       *[other] { $name } brauchte noch { $count } Karten, und keine passte.
    }
ending-lost-few-you =
    { $count ->
        [one] Du brauchtest noch eine Karte, und sie ging nicht.
       *[other] Du brauchtest noch { $count } Karten, und so viele gingen nicht.
    }
ending-lost-few =
    { $count ->
        [one] { $name } brauchte noch eine Karte, und sie ging nicht.
       *[other] { $name } brauchte noch { $count } Karten, und so viele gingen nicht.
    }
ending-lost-skull = Der Totenkopf auf Stapel { $pile } blieb offen liegen.
ending-lost-fire = Das Feuer auf Stapel { $pile } wurde nicht rechtzeitig überdeckt.
ending-lost-three = „3!“ verlangte genau drei Karten, und das ging nicht.
ending-lost-conceded-you = Du hast aufgegeben.
ending-won = Alle 98 gespielt!

## Warum eine Karte nicht auf einen Stapel kann, in ein, zwei Wörtern.
ending-stuck-does-not-fit = passt nicht
ending-stuck-trick-forbidden = kein Trick
ending-stuck-bound-to-pile = nur ein Stapel
ending-stuck-cover-fire-next = erst das Feuer
ending-stuck-not-enough = reicht nicht
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
