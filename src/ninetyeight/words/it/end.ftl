# La fine di una partita: perché è persa, di quanto, e che cosa se ne può fare.

## Perché una partita è persa, secondo il codice; `-you` per chi non poteva continuare.
ending-lost-minimum-you =
    { $count ->
        [one] Ti serviva ancora una carta e nessuna andava bene.
        [2] Ti servivano ancora due carte e nessuna andava bene.
       *[other] Ti servivano ancora { $count } carte e nessuna andava bene.
    }
ending-lost-minimum =
    { $count ->
        [one] A { $name } serviva ancora una carta e nessuna andava bene.
        [2] A { $name } servivano ancora due carte e nessuna andava bene.
       *[other] A { $name } servivano ancora { $count } carte e nessuna andava bene.
    }
ending-lost-few-you =
    { $count ->
        [one] Ti serviva ancora una carta e non era possibile.
       *[other] Ti servivano ancora { $count } carte e non era possibile.
    }
ending-lost-few =
    { $count ->
        [one] A { $name } serviva ancora una carta e non era possibile.
       *[other] A { $name } servivano ancora { $count } carte e non era possibile.
    }
ending-lost-skull = Il teschio sulla pila { $pile } è rimasto scoperto.
ending-lost-fire = Il fuoco sulla pila { $pile } non è stato coperto in tempo.
ending-lost-three = «3!» voleva esattamente tre carte, e non era possibile.
ending-lost-conceded-you = Hai abbandonato.
ending-won = Giocate tutte e 98!

## Perché una carta non va su una pila, in una o due parole.
ending-stuck-does-not-fit = non va bene
ending-stuck-trick-forbidden = senza trucco
ending-stuck-bound-to-pile = una sola pila
ending-stuck-cover-fire-next = prima il fuoco
ending-stuck-not-enough = non basta
ending-skip = Salta

## Di quanto.
ending-played = { $count } su 98 giocate
ending-scale = Carte rimaste: { $left }. Il tuo record: { $best }. In media: { $mean }.
ending-this = Questa partita
ending-best = Record
ending-average = Media
ending-new-best = Il tuo miglior risultato!
ending-decided = La mossa decisiva
ending-decided-about = Mossa { $turn }: { $name } ha giocato { $card } sulla pila { $pile }. Da { $on } ha saltato { $gap } numeri.
ending-decided-about-you = Mossa { $turn }: hai giocato { $card } sulla pila { $pile }. Da { $on } hai saltato { $gap } numeri.
ending-decided-watch = Rivedi questa mossa

## Una vittoria a carte scoperte.
ending-solve = Si poteva vincere?
ending-solve-searching = Cerco una vittoria…
ending-solve-yes = Si poteva vincere: guarda come
ending-solve-no = Non si poteva vincere: è stato provato tutto.
ending-solve-unknown = Nessuna vittoria trovata. Potrebbe comunque esserci.
ending-line-choice = Quale partita
ending-line-played = La partita giocata
ending-line-won = Una vittoria a carte scoperte
ending-line-about = Il computer vedeva tutte le mani e tutto il mazzo. A un tavolo nessuno può.

## Carte con cui altri vogliono fare meglio.
ending-beat = Fai meglio di me
ending-beat-about = Chi apre questo link riceve le stesse carte. Il link non ne mostra nessuna. Alla fine si vede chi ha fatto meglio.
ending-beat-end = Ritira la sfida
ending-beat-ended = Il link non funziona più. Le partite già iniziate continuano.
ending-challenge = Sai fare meglio?
ending-challenge-by = { $name } ha giocato queste carte: { $result }
ending-challenge-about = Ricevi le stesse carte e prima non ne vedi nessuna. Alla fine i due risultati stanno fianco a fianco. Se qualcuno al tavolo le vede altrove prima della fine, è per esercizio.
ending-challenge-known = Conosci già queste carte: è per esercizio e non conta.
ending-challenge-practised = Non era un primo tentativo: le carte erano note.
ending-challenge-play = Gioca queste carte
ending-challenge-bots = Gioca con i bot
ending-challenge-friends = Gioca con amici
ending-practice = Gioca tu queste carte
ending-practice-about = Per esercizio: il replay mostra le carte.
ending-compare = A confronto
ending-compare-better = Hai fatto meglio!
ending-compare-equal = Altrettanto bene!
ending-compare-worse = Non questa volta.
ending-compare-yours = Il tuo tentativo
ending-compare-known = Le carte erano note prima della fine: era per esercizio.
ending-save = Salva
