# Why a server did not do what was asked, beside the refusals of a table.

## By the code of a `Fault` or a `Problem`.
fault-bad-request = La demande est illisible.
fault-not-found = Il n’y a rien ici.
fault-method-not-allowed = Cela ne peut pas se faire ici.
fault-refused = La demande a été refusée.
fault-not-signed-in = Indique d’abord ton nom.
fault-signed-in = Tu es déjà quelqu’un ici. Confirme que tu veux être remplacé.
fault-not-allowed = Tu n’as pas le droit de faire cela.
fault-scope = Ce jeton ne permet pas cela.
fault-wrong-origin = Cette page appartient à un autre serveur.
fault-wrong-host = Le serveur ne répond pas sous ce nom. Demande la bonne adresse à la personne qui l’héberge.
fault-invalid = Quelque chose dans la demande n’est pas valide.
fault-unreadable = Le message est illisible.
fault-too-many-requests = Trop de demandes à la fois. Attends un instant.
fault-busy = Le serveur a trop à faire pour le moment. Réessaie dans un instant.
fault-too-large = C’est trop volumineux.
fault-too-slow = Cela a pris trop de temps. Réessaie.
fault-too-many-sockets = Trop de tables sont ouvertes à la fois. Ferme d’abord une autre fenêtre.
fault-too-many-tables = Tu as trop de tables ouvertes. Fermes-en une d’abord.
fault-too-many-tokens = Tu as trop de jetons. Supprimes-en un d’abord.
fault-no-such-table = Cette table n’existe pas, ou plus.
fault-no-such-game = Cette partie n’existe pas, ou ce n’est pas la tienne.
fault-no-such-person = Cette personne n’existe pas.
fault-no-such-token = Ce jeton n’existe pas.
fault-no-such-code = Ce code est incorrect, déjà utilisé ou trop ancien.
fault-no-such-lesson = Cette leçon n’existe pas.
fault-no-watchers = Le public n’est pas admis à cette table.
fault-was-removed = { refusal-was-removed }
fault-table-unreadable = Cette table demande une version plus récente du serveur, ou une réparation. Rien n’est perdu, et l’hébergeur du serveur peut aider.
fault-page = La suite de cette liste est introuvable. Rouvre la liste.
fault-record = Ce fichier n’est pas l’enregistrement d’une partie, ou il contient une erreur.
fault-refused-action = Les règles refusent une carte de cet enregistrement.
fault-store = La partie n’a pas pu être enregistrée pour le moment. Réessaie.
fault-database = Le serveur n’a pas accès à ses données pour le moment. Réessaie.
fault-sequence-taken = Quelqu’un a été plus rapide. Réessaie.
fault-command-taken = C’est déjà fait.
fault-command-answered = Cette demande a déjà reçu sa réponse.
fault-conflict = Cela contredit ce qui existe déjà.
fault-unstorable = Certains caractères ne peuvent pas être conservés.
fault-store-closed = Le serveur redémarre. Réessaie dans un instant.
fault-server-error = Une erreur s’est produite sur le serveur ; elle a été consignée.
fault-internal = Quelque chose s’est mal passé sur le serveur. Réessaie.
fault-offline = Le serveur est injoignable. Es-tu en ligne ?

## Why the server closed the connection of a table, by `CloseCode`.
close-too-large = Un message était trop volumineux.
close-server-error = Une erreur s’est produite sur le serveur. Il revient dans un instant.
close-restart = Le serveur redémarre.
close-too-slow = La connexion était trop lente.
close-bad-request = Il y a un problème avec la connexion. Recharge la page.
close-not-signed-in = Le serveur ne te connaît plus. Indique de nouveau ton nom.
close-no-watchers = Le public n’est pas admis à cette table.
close-no-such-table = Cette table n’existe pas, ou plus.
close-was-removed = { refusal-was-removed }
close-too-many = Trop de tables sont ouvertes à la fois. Ferme d’abord une autre fenêtre.
close-table-unreadable = { fault-table-unreadable }
