# Statistiche: quanto ci si è avvicinati, per edizione e numero di giocatori. $count: partite. $wins: quelle vinte. $best, $mean: carte giocate.

statistics-spread = Fin dove arrivi
statistics-axis = carte giocate
statistics-line =
    { $count ->
        [one] Carte giocate in { $count } partita: al massimo { $best }, in media { $mean }.
       *[other] Carte giocate in { $count } partite: al massimo { $best }, in media { $mean }.
    }
statistics-won =
    { $count ->
        [one] { $wins } vinta su { $count } partita
       *[other] { $wins } vinte su { $count } partite
    }
statistics-empty = La tua prima partita lascia il primo segno
statistics-empty-about = Questa linea va dalla prima carta all’ultima. Ogni partita finita mostra fin dove è arrivata, con il tuo record e la tua media.
statistics-note = Le partite importate e quelle rigiocate con le stesse carte non contano.
statistics-left-over-time = Carte rimaste, partita per partita
statistics-excellent = eccellente
statistics-mean-of-last = media delle ultime cinque
statistics-play-first = Gioca la prima partita
statistics-more-games = Partite precedenti
