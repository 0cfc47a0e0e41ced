# What the web client says beside the game itself.

## The front door.
web-tagline = Quatre-vingt-dix-huit cartes, quatre piles, une équipe.
web-play-now = Jouer tout de suite
web-alone = Solo
web-strength = Force des bots
web-play-alone = Jouer en solo
web-play-bots = Jouer avec des bots
web-together = Jouer ensemble
web-together-about = Les autres arrivent par un lien ; un nom suffit.
web-open-table = Ouvrir une table
web-my-tables = Mes tables
web-lobby = Tables ouvertes
web-lobby-empty = Personne n’attend en ce moment. Ouvre une table !
web-my-games = Mes dernières parties
web-imported = Importée
web-tutorial = Apprendre à jouer
web-rules = Règles
web-statistics = Statistiques
web-home = Accueil
web-back = Retour
web-name = Ton nom
web-guest = Invité
web-invited = On t’invite à une table
web-invited-by = { $name } t’invite à jouer
web-seats-free =
    { $count ->
        [0] Toutes les places sont prises
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-join = Rejoindre
web-copy = Copier
web-copied = Copié
web-link-local = Cette adresse ne marche que sur cet ordinateur. Lance le serveur avec --host 0.0.0.0 et ouvre l’adresse qu’il indique pour les autres.
web-copy-failed = La copie a échoué. Le lien est sélectionné : copie-le à la main.
web-qr = Le lien en code QR

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Toi, sur cet appareil
web-you-none = Personne pour l’instant : ton nom sera enregistré dès que tu joueras.
web-device = Jouer sur un autre appareil
web-device-about = Avec l’autre appareil, scanne le code QR, ouvre le lien ou tape le code. Il est valable une seule fois, pendant dix minutes.
web-device-link = Lien pour l’autre appareil
web-device-code = Code de l’autre appareil
web-device-enter = J’ai un code
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
web-close = Fermer
web-rather-not = Plutôt non
web-play-anyway = Jouer quand même
web-hint-note = Les indices sont notés dans le résultat.
web-notify = Me prévenir quand c’est mon tour
web-look = Regarder cette main
web-close-about = La table ferme pour tout le monde, et une partie en cours s’arrête sans résultat.
web-leave-about = Ta place t’attend : le même lien te ramène ici. En attendant, un bot peut jouer pour toi.
web-remove-about = La personne exclue perd sa place et ne peut pas revenir à cette table ; dans une partie en cours, un bot la remplace. Les autres doivent être d’accord.

## The settings of a table, in the waiting room and between games.
web-settings = Réglages
web-settings-change = Changer les réglages
web-settings-more = Plus de réglages
web-ready = Toutes les places sont prises : la partie peut commencer.
web-ready-host = Toutes les places sont prises : l’hôte lance la partie.
web-done = Terminé
web-allowed = permis
web-not-allowed = interdit
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
web-keys-on = Les lettres et les chiffres agissent aussitôt
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
web-replay = Revoir la partie
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
web-open-record = Ouvrir un enregistrement
web-games = Parties
web-wins = Gagnées
web-mean-left = Cartes restantes, en moyenne
web-best-left = Record
web-no-games = Pas encore de partie terminée.
web-statistics-note = Les parties importées et les donnes rejouées ne comptent pas.
web-more-games = Parties précédentes
web-left-over-time = Cartes restantes, partie par partie
web-excellent = excellent
web-mean-of-last = moyenne des cinq dernières
web-play-first = Jouer une première partie
