# Perché un suggerimento è un buon consiglio, secondo `HintReasonCode`. $card: una carta della propria mano. $count: una distanza, o quante carte.

why-only-play = Non va bene nient’altro.
why-doomed = Nessuna carta può più salvare la partita.
why-only-safe = Tutto il resto fa perdere.
why-covers = La pila { $pile } va coperta.
why-trick = Torna indietro di dieci.
why-opens-trick = Poi la tua carta { $card } può tornarci indietro di dieci.
why-keeps-trick = La tua carta { $card } resta per un trucco del gambero sulla pila { $pile }.
why-lifts-order = Copre il comando «{ $order }».
why-closest = Niente va più vicino: è { $count } più avanti.
why-leaves-pile = Lascia libera la pila { $pile }, dove qualcuno mostra un segno.
why-leads-on = La tua carta { $card } può seguire, solo { $count } più avanti.
why-keeps-more =
    { $count ->
        [one] Poi { $count } carta della tua mano va ancora bene, più che altrimenti.
       *[other] Poi { $count } carte della tua mano vanno ancora bene, più che altrimenti.
    }
why-weighed = Nessuna carta decide da sola: su mosse intere sembra la scelta migliore.
why-nothing-fits = Non va più bene nessuna carta.
why-saves-gap = La tua carta più vicina andrebbe { $count } più avanti.
why-weighed-end = Il tuo trucco del gambero può aspettare.
