# Warum ein Tipp ein guter Rat ist, nach `HintReasonCode`. $card: eine Karte der eigenen Hand. $count: ein Abstand oder wie viele Karten.

why-only-play = Sonst passt nichts.
why-doomed = Keine Karte kann das Spiel mehr retten.
why-only-safe = Alles andere verliert.
why-covers = Stapel { $pile } muss überdeckt werden.
why-trick = Sie geht zehn zurück.
why-opens-trick = Danach kann deine { $card } darauf zehn zurückgehen.
why-keeps-trick = So bleibt deine { $card } für einen Rückwärts-Trick auf Stapel { $pile }.
why-lifts-order = Sie überdeckt den Befehl „{ $order }“.
why-closest = Nichts passt näher: Es geht { $count } weiter.
why-leaves-pile = So bleibt Stapel { $pile } frei, auf dem jemand ein Zeichen zeigt.
why-leads-on = Deine { $card } kann darauf folgen, nur { $count } weiter.
why-keeps-more =
    { $count ->
        [one] Danach passt noch { $count } Karte deiner Hand, mehr als sonst.
       *[other] Danach passen noch { $count } Karten deiner Hand, mehr als sonst.
    }
why-weighed = Keine einzelne Karte gibt den Ausschlag: Über ganze Spielzüge sieht es so am besten aus.
why-nothing-fits = Es passt keine Karte mehr.
why-saves-gap = Deine nächste Karte ginge { $count } weiter.
why-weighed-end = Dein Rückwärts-Trick kann warten.
