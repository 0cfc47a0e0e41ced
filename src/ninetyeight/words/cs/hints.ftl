# Proč je nápověda dobrá rada, podle `HintReasonCode`. $card: karta z vlastní ruky. $count: vzdálenost, nebo kolik karet.

why-only-play = Nic jiného nesedí.
why-doomed = Žádná karta už hru nezachrání.
why-only-safe = Všechno ostatní prohrává.
why-covers = Hromádku { $pile } je třeba překrýt.
why-trick = Vrací o deset zpět.
why-opens-trick = Potom na ni může tvá karta { $card } o deset zpět.
why-keeps-trick = Tvá karta { $card } zůstane na reverzní trik na hromádce { $pile }.
why-lifts-order = Překryje příkaz „{ $order }“.
why-closest = Nic nesedí blíž: jde o { $count } dál.
why-leaves-pile = Nechá být hromádku { $pile }, kde někdo ukazuje znamení.
why-leads-on = Tvá karta { $card } může následovat, jen o { $count } dál.
why-keeps-more =
    { $count ->
        [one] Potom ještě sedí { $count } karta z tvé ruky, víc než jinak.
        [few] Potom ještě sedí { $count } karty z tvé ruky, víc než jinak.
       *[other] Potom ještě sedí { $count } karet z tvé ruky, víc než jinak.
    }
why-weighed = Žádná karta sama nerozhoduje: v rámci celých tahů to vypadá nejlépe.
why-nothing-fits = Žádná karta už nesedí.
why-saves-gap = Tvá nejbližší karta by šla o { $count } dál.
why-weighed-end = Tvůj reverzní trik může počkat.
