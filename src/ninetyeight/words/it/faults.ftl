# Why a server did not do what was asked, beside the refusals of a table.

## By the code of a `Fault` or a `Problem`.
fault-bad-request = La richiesta non è leggibile.
fault-not-found = Qui non c’è niente.
fault-method-not-allowed = Qui non si può fare.
fault-refused = La richiesta è stata rifiutata.
fault-not-signed-in = Inserisci prima il tuo nome.
fault-signed-in = Qui sei già qualcuno. Conferma che vuoi essere sostituito.
fault-not-allowed = Non puoi farlo.
fault-scope = Questo token non lo permette.
fault-wrong-origin = Questa pagina è di un altro server.
fault-wrong-host = Il server non risponde a questo nome. Chiedi l’indirizzo giusto a chi lo gestisce.
fault-invalid = Qualcosa nella richiesta non è valido.
fault-unreadable = Il messaggio non è leggibile.
fault-too-many-requests = Troppe cose in una volta. Aspetta un momento.
fault-busy = Il server in questo momento ha troppo da fare. Riprova tra un momento.
fault-too-large = È troppo grande.
fault-too-slow = Ci è voluto troppo tempo. Riprova.
fault-too-many-sockets = Troppi tavoli aperti insieme. Prima chiudi un’altra finestra.
fault-too-many-tables = Hai troppi tavoli aperti. Prima chiudine uno.
fault-too-many-tokens = Hai troppi token. Prima cancellane uno.
fault-no-such-table = Questo tavolo non esiste o non esiste più.
fault-no-such-game = Questa partita non esiste, o non è tua.
fault-no-such-person = Questa persona non esiste.
fault-no-such-token = Questo token non esiste.
fault-no-such-code = Questo codice è sbagliato, già usato o troppo vecchio.
fault-no-such-lesson = Questa lezione non esiste.
fault-no-watchers = Questo tavolo non ammette pubblico.
fault-was-removed = { refusal-was-removed }
fault-table-unreadable = Questo tavolo richiede una versione più recente del server, o una riparazione. Nulla è andato perso: chi gestisce il server può aiutare.
fault-page = Questo elenco non continua qui. Aprilo di nuovo.
fault-record = Questo file non è la registrazione di una partita, o contiene un errore.
fault-refused-action = Le regole rifiutano una carta di questa registrazione.
fault-store = Non è stato possibile salvare la partita. Riprova.
fault-database = Il server in questo momento non raggiunge i suoi dati. Riprova.
fault-sequence-taken = Qualcuno è arrivato prima. Riprova.
fault-command-taken = È già stato fatto.
fault-command-answered = Questa richiesta ha già avuto risposta.
fault-conflict = Contraddice ciò che c’è già.
fault-unstorable = Alcuni caratteri non si possono salvare.
fault-store-closed = Il server si sta riavviando. Riprova tra un momento.
fault-server-error = Si è verificato un errore sul server; è stato registrato.
fault-internal = Qualcosa è andato storto sul server. Riprova.
fault-offline = Il server non è raggiungibile. Sei online?

## Why the server closed the connection of a table, by `CloseCode`.
close-too-large = Un messaggio era troppo grande.
close-server-error = Il server ha avuto un errore e tornerà tra un momento.
close-restart = Il server si sta riavviando.
close-too-slow = La connessione era troppo lenta.
close-bad-request = C’è un problema con la connessione. Ricarica la pagina.
close-not-signed-in = Il server non ti conosce più. Inserisci di nuovo il tuo nome.
close-no-watchers = Questo tavolo non ammette pubblico.
close-no-such-table = Questo tavolo non esiste o non esiste più.
close-was-removed = { refusal-was-removed }
close-too-many = Troppi tavoli aperti insieme. Prima chiudi un’altra finestra.
close-table-unreadable = { fault-table-unreadable }
