# What the web client says beside the game itself.

## The front door.
web-headline = 98 cartes. Quatre piles. Une équipe.
web-pitch = Posez ensemble toutes les cartes sans dire un seul nombre : deux piles montent, deux descendent, et reculer de dix tout juste vous sauve.
web-deal = Distribuer
web-dealing = On distribue…
web-learn = Apprendre en deux minutes
web-learn-short = Apprendre
web-dealt-alone = { $game } · en solo
web-dealt-bots =
    { $count ->
        [one] { $game } · avec { $count } bot ({ $bot })
       *[other] { $game } · avec { $count } bots ({ $bot })
    }
web-change = Changer
web-choose-game = Choisis un jeu
web-alone = Solo
web-with = avec { $name }
web-strength = Force des bots
web-play-now = Jouer tout de suite
web-imported = Importée
web-tutorial = Apprendre à jouer
web-rules = Règles
web-statistics = Statistiques
web-home = Accueil
web-back = Retour
web-name = Ton nom
web-guest = Invité
web-seats-free =
    { $count ->
        [0] Toutes les places sont prises
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-copy = Copier
web-copied = Copié
web-link-local = Cette adresse ne marche que sur cet ordinateur. Lance le serveur avec --host 0.0.0.0 et ouvre l’adresse qu’il indique pour les autres.
web-copy-failed = La copie a échoué. Le lien est sélectionné : copie-le à la main.
web-qr = Le lien en code QR

## The table of the front door that plays itself. $card, $top: numbers. $pile: the letter of a pile.
web-show-about = Une table joue toute seule : une carte qui recule de dix tout juste rouvre sa pile.
web-show-trick = { $card } recule de dix : la pile { $pile } respire
web-show-step = { $card } sur { $top } : un petit pas
web-show-partner = Bea pose { $card } sur la pile { $pile }
web-show-draw = À la fin du tour, la main est complétée
web-show-pause = Pause
web-show-play = Lecture

## Tiles: what waits for somebody who comes back, and playing with friends. $name: people, perhaps several.
web-your-turn = À toi de jouer
web-turn-of = Au tour de { $name }
web-my-tables = Ça t’attend
web-all-tables = Tout afficher ({ $count })
web-friends = Entre amis
web-friends-title = Un lien suffit
web-friends-about = De deux à cinq, sur téléphone ou ordinateur, en six langues. Des bots prennent les places vides.
web-open-table = Ouvrir une table
web-lobby = Tables ouvertes
web-my-games = Derniers résultats
web-mean-of =
    { $count ->
        [one] Cartes restantes à la dernière partie
       *[other] Moyenne des { $count } dernières parties
    }

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Ton profil
web-you-none = Pas encore de profil : ton nom sera enregistré dès que tu joueras.
web-device = Jouer sur un autre appareil
web-device-about = Avec l’autre appareil, scanne le code QR, ouvre le lien ou tape le code. Il est valable une seule fois, pendant dix minutes.
web-device-link = Lien pour l’autre appareil
web-device-code = Code de l’autre appareil
web-device-enter = Se connecter avec le code d’un autre appareil
web-device-replace = Ici, tu es { $name }. Avec le code, tu deviens la personne de l’autre appareil.
web-device-lost = Sans autre appareil ni code, personne ne pourra redevenir { $name }.
web-device-become = Devenir l’autre personne
web-device-failed = Ce code ne marche pas : déjà utilisé, trop ancien ou mal tapé.
web-continue = Continuer
web-my-data = Télécharger mes données
web-tokens = Programmes et bots
web-tokens-about = Avec un jeton, un programme agit en ton nom. Ne le donne qu’à des programmes de confiance.
web-token-label = À quoi sert le jeton
web-token-scope = Ce qu’il permet
scope-play = regarder et jouer
scope-read = seulement regarder
scope-everything = tout, même me supprimer
web-token-make = Créer un jeton
web-token-once = Copie-le maintenant : il n’est montré qu’une fois.
web-token-delete = Supprimer
web-sign-out = Se déconnecter ici
web-sign-out-about = Sans un autre appareil, impossible de revenir en tant que { $name }.
web-delete-me = Me supprimer
web-delete-about = Tes places, tes parties et ton nom disparaissent pour toujours. Les parties des autres restent, sans ton nom.

## What somebody likes on this device; the themes by `Theme`.
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-contrast = Contraste élevé
web-sound-on = Son activé
web-sound-off = Son coupé
web-sound-sample = Écouter

## The table. A play that goes back ten has no other cost.
web-ascending = ascendante
web-descending = descendante
web-trick-cost = rétro · 10 en arrière
web-fits-nowhere = Ne va nulle part pour l’instant
web-burns = en feu
web-played = Cartes déjà jouées
web-played-short = Jouées
web-last-turn = Revoir le dernier tour
web-unseen = Pas encore vues
web-log = Ce qui s’est passé
web-about-pile = À propos de quelle pile ?
web-menu = Menu
web-menu-game = Cette partie
web-menu-help = Aide
web-menu-look = Apparence et son
web-menu-leave = Partir
web-close = Fermer
web-cancel = Annuler
web-play-anyway = Jouer quand même
web-hint-note = Les indices sont notés dans le résultat.
web-notify = Me prévenir quand c’est mon tour
web-look = Regarder cette main
web-close-about = La table ferme pour tout le monde, et une partie en cours s’arrête sans résultat.
web-leave-about = Ta place t’attend : le même lien te ramène ici. En attendant, un bot peut jouer pour toi.
web-remove-about = La personne exclue perd sa place et ne peut pas revenir à cette table ; dans une partie en cours, un bot la remplace. Les autres doivent être d’accord.

## Ce que coûte une carte, ce que la page fait d’elle-même et ce qui est préparé. $card, $pile : une carte et sa pile. $count : combien de nombres.
web-cost-close = presque rien
web-cost-far = grand écart
web-cost-waste = presque toute la pile
web-doubt-many = Plusieurs piles vont pour le { $card }. Choisis-en une.
web-doubt-far = Le { $card } laisse partout un grand écart. Choisis une pile.
web-slip-ask = { $card } sur { $pile } coûte { $count } de plus que nécessaire. Choisis encore { $pile } pour le jouer.
web-slip-done = { $card } sur { $pile } a coûté { $count } de plus que nécessaire.
web-ends = Ton tour se finit tout seul.
web-keep-turn = Pas encore
web-prepare = Ce n’est pas encore ton tour. Choisis une pile pour préparer le { $card }.
web-prepared = Préparé : { $plays }
web-prepared-drop = Annuler ce qui est préparé
web-stale-passed = Pas joué comme préparé : { $card } ne va plus sur { $pile }.
web-stale-dearer = Pas joué comme préparé : { $card } sur { $pile } coûterait plus à présent.
web-stale-loses = Pas joué comme préparé : { $card } sur { $pile } ferait perdre.
web-offer-ending = Des tours comme tes derniers peuvent se finir tout seuls.
web-offer-yes = Oui, tout seuls
web-offer-flick = Plus rapide : balaie une carte vers le haut, elle va là où sa place est claire.

## Comment on aime jouer sur cet appareil.
web-playing = Ta façon de jouer
web-ending = Fin automatique du tour
web-ending-never = jamais
web-ending-stuck = quand plus aucune carte ne va
web-ending-done = dès que c’est permis
web-ending-done-note = Quand assez de cartes sont jouées et qu’il ne te reste ni rétro, ni nombre suivant d’une pile.
web-warns = Prévenir des grands écarts
web-gestures = Double toucher ou balayage pour jouer une carte
web-haptics = Vibrations
web-pace-by = { $name } le règle pour toute la table.

## The settings of a table, in the waiting room and between games.
web-settings = Réglages
web-settings-change = Changer les réglages
web-settings-more = Plus de réglages
web-settings-pace = Rythme
web-settings-talk = Discussion et signes
web-settings-help = Aide
web-settings-table = La table
web-ready = Toutes les places sont prises : la partie peut commencer.
web-ready-host = Toutes les places sont prises : l’hôte lance la partie.
web-done = Terminé
web-allowed = permis
web-not-allowed = interdit
web-allowed-with-bots = avec des bots seulement
web-at-limit = Quand le temps est écoulé
web-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-layout-standard = Standard
web-layout-lot = Tirée au sort
web-layout-own = Comme sur nos cartes
web-layout-about = Quatre cartes différentes pour chaque consigne, de 2 à 99.
web-layout-count = Il faut quatre cartes ici.
web-layout-range = Il n’y a pas de carte { $card } : elles vont de 2 à 99.
web-layout-twice = Le { $card } apparaît deux fois.

## The connection, by what it is; and what went wrong.
web-link-connecting = Connexion…
web-link-open = En ligne
web-link-lost = Connexion perdue, nouvel essai…
web-link-ended = Hors ligne
web-offline = Pas de réseau pour l’instant. Les tables reviendront en même temps que lui.
web-failed = Cela n’a pas marché. Réessaie dans un instant.
web-try-again = Réessayer
web-nowhere = Il n’y a rien ici.

## Keys.
web-keys = Touches
web-keys-on = Raccourcis à une touche
web-key-digits = Choisir une carte en tapant son numéro
web-key-piles = La jouer sur cette pile
web-key-sign = Montrer un signe sur la pile que tu regardes
web-key-arrows = Parcourir la main
web-key-escape = Remettre la carte en main
web-key-help = Montrer ces touches

## The end of a game.
web-cards-played = Cartes jouées
web-turns = Tours
web-cards-per-turn = Cartes par tour
web-widest-gap = Plus grand écart
web-replay = Replay
web-share = Partager
web-share-link = Lien vers cette partie
web-share-about = Toute personne qui a le lien peut revoir la partie, mais pas ce qui s’est dit.
web-share-end = Ne plus partager
web-picture = Image
web-picture-save = Enregistrer l’image
web-next-settings = Réglages de la prochaine partie
web-tricks = Rétros
web-left-in-hand = Restées en main
web-figure = { $name } : { $text }
web-download = Télécharger

## Statistics, and games from a file.
web-open-record = Importer une partie
web-games = Parties
web-wins = Gagnées
web-mean-left = Cartes restantes en moyenne
web-best-left = Record
