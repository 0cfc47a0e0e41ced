# What the web client says beside the game itself.

## The front door.
web-tagline = Quatre-vingt-dix-huit cartes, quatre piles, une équipe.
web-play-now = Jouer tout de suite
web-alone = Seul
web-strength = Force des bots
web-play-alone = Jouer seul
web-play-bots = Jouer avec des bots
web-together = Jouer ensemble
web-together-about = Vos amis viennent par un lien ; un nom suffit.
web-open-table = Ouvrir une table
web-my-tables = Mes tables
web-lobby = Tables ouvertes
web-lobby-empty = Personne n’attend en ce moment. Ouvrez une table !
web-my-games = Mes dernières parties
web-tutorial = Apprendre à jouer
web-rules = Règles
web-statistics = Statistiques
web-home = Accueil
web-name = Votre nom
web-guest = Invité
web-invited = Vous êtes invités à une table
web-join = Rejoindre
web-copy = Copier
web-copied = Copié
web-qr = Le lien en code QR

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
web-ascending = ascendant
web-descending = descendant
web-trick-cost = rétro · 10 en arrière
web-burns = en feu
web-played = Cartes déjà jouées
web-played-short = Jouées
web-unseen = Pas encore vues
web-log = Ce qui s’est passé
web-about-pile = À propos de quelle pile ?
web-menu = Menu
web-close = Fermer
web-rather-not = Plutôt pas
web-play-anyway = Jouer quand même
web-hint-note = Un indice est noté dans le résultat.
web-notify = Me prévenir quand c’est mon tour
web-look = Regarder cette main

## The connection, by what it is; and what went wrong.
web-link-connecting = Connexion …
web-link-open = Connecté
web-link-lost = Connexion perdue, nouvel essai …
web-link-ended = Déconnecté
web-failed = Cela n’a pas marché. Réessayez dans un instant.
web-nowhere = Il n’y a rien ici.

## Keys.
web-keys = Touches
web-key-digits = Choisir une carte en tapant son nombre
web-key-piles = La jouer sur cette pile
web-key-sign = Faire signe sur la pile regardée
web-key-arrows = Parcourir la main
web-key-escape = Reposer la carte
web-key-help = Montrer ces touches

## The end of a game.
web-cards-played = cartes jouées
web-turns = tours
web-replay = Revoir la partie
web-share = Partager
web-download = Télécharger

## Statistics, and games from a file.
web-open-record = Ouvrir un enregistrement
web-games = Parties
web-wins = Gagnées
web-mean-left = Cartes restantes, en moyenne
web-best-left = Record
web-no-games = Pas encore de partie terminée.
web-left-over-time = Cartes restantes, partie par partie
