import type { CityContent } from '#src/domains/places/cities/city-content.contract.ts';

/** Texts on the roofs of Saint-Étienne. */
export const SAINT_ETIENNE_PAGE: CityContent = {
  scene: 'saint-etienne',
  meta: {
    title: 'Couvreur à Saint-Étienne : gel et neige – {name}',
    description:
      'Couvreur à Saint-Étienne et dans sa région, 100 km autour : tuile mécanique, neige du Pilat. Plus de {clients} clients satisfaits, démoussage garanti 5 ans.',
    keywords:
      'couvreur Saint-Étienne, toiture Loire, tuile mécanique, réparation toiture Saint-Étienne, démoussage Saint-Étienne, neige Pilat, Saint-Chamond, Firminy',
  },
  hero: {
    eyebrow: 'Saint-Étienne, Gier et Ondaine',
    title: 'Couvreur à Saint-Étienne, au pied du Pilat',
    text: 'À cinq cents mètres d’altitude, un toit stéphanois gèle bien plus souvent que ceux de la vallée. Maisons de mineurs, ateliers de passementiers, immeubles du centre : nous les couvrons et les soignons, à Saint-Étienne et dans sa région, 100 km alentour.',
  },
  identity: {
    title: 'Le toit stéphanois',
    caption: 'Les deux crassiers du puits Couriot, et le Pilat blanc derrière',
    covering: 'Tuile mécanique à emboîtement, noircie ; tuile creuse dans le Forez ; un peu de zinc en ville',
    slope: 'Franche, de 35 à 60 %, pour laisser filer la neige lourde',
    edge: 'Débord court, gouttière pendante, rives scellées au mortier',
    wear: 'Gel, dégel, regel ; neige soufflée ; un siècle de fumée de charbon dans les pores',
    season: 'De mai à la mi-octobre ; l’hiver, on dépanne',
    check: 'La ligne du faîtage : sur un sol miné, une maison qui bouge se trahit là-haut',
  },
  roofs: {
    title: 'Du charbon, des rubans, de la neige',
    paragraphs: [
      'La ville a poussé vite, autour des puits et des ateliers. Les maisons de mineurs, basses, mitoyennes, un jardin derrière, portent presque toutes la même tuile à emboîtement, posée sur liteaux, sans écran dessous. La terre cuite y a pris la couleur des fumées. Cette croûte n’est pas une salissure ordinaire : elle retient l’eau que le gel, ensuite, fait éclater en feuillets.',
      'Au Crêt de Roc et à Montaud, les passementiers ont laissé des façades percées de fenêtres démesurées, qui éclairaient les métiers à rubans. Leurs toits prennent le vent de plein fouet et gardent de grosses souches de brique, chauffées autrefois jour et nuit. Froides depuis longtemps, elles se fendent. Au-dessus, à Rochetaillée ou à Planfoy, c’est déjà la montagne.',
      'Reste le sous-sol. L’extraction a laissé des vides, et des rues entières ont baissé de quelques centimètres. Un faîte qui ondule, des tuiles qui bâillent d’un seul côté, un solin décollé tous les deux ans au même endroit : avant d’accuser la couverture, nous allons regarder les murs et la sablière.',
    ],
  },
  services: {
    title: 'Cinq interventions, un climat rude',
    lead: 'De Bellevue à la Terrasse, les mêmes gestes que partout, avec deux précautions de plus : le gel et la pente.',
    trades: [
      {
        trade: 'installation',
        title: 'Installation de toiture à Saint-Étienne',
        text: 'Une couverture neuve se pose ici pour trente hivers. Nous choisissons une terre cuite classée résistante au gel, un écran respirant, une lame d’air continue de l’égout au faîtage, et des arrêts de neige au-dessus des entrées et des trottoirs. Sur une rangée de maisons mitoyennes, mieux vaut refaire deux toits d’un coup : l’échafaudage se partage.',
        features: [
          'Tuile à emboîtement garantie contre le gel',
          'Écran de sous-toiture hautement perméable',
          'Arrêts de neige au-dessus des passages',
          'Charpente recalée si les murs ont bougé',
          'Faîtage à sec, ventilé, sans mortier',
          'Prix étudié pour deux maisons voisines',
        ],
      },
      {
        trade: 'reparation',
        title: 'Réparation de toiture à Saint-Étienne',
        text: 'Les fuites stéphanoises ont une saison : février. La neige fond sur le versant chauffé, regèle à l’égout, forme un bourrelet de glace, et l’eau remonte sous les tuiles. Nous purgeons la glace sans casser, posons une bande d’étanchéité en bas de pente, et traitons la cause : l’isolant qui manque, ou l’air qui ne circule pas.',
        features: [
          'Barrages de glace purgés en sécurité',
          'Tuiles feuilletées par le gel remplacées',
          'Souches de brique froides démontées ou chapées',
          'Rives au mortier remplacées par des tuiles à rabat',
          'Modèles de tuiles disparus retrouvés d’occasion',
          'Mise hors d’eau après un coup de vent',
        ],
      },
      {
        trade: 'entretien',
        title: 'Entretien de toiture à Saint-Étienne',
        text: 'Le bon moment est octobre, avant les premières gelées, avec un second coup d’œil à la fonte. Nous vérifions tout ce que le froid va éprouver : fixations des tuiles de rive, mortiers, soudures de gouttière, crochets d’arrêt. Pleine d’eau et prise en glace, une gouttière porte près de dix kilos au mètre : les crochets lâchent.',
        features: [
          'Passage d’octobre et contrôle au printemps',
          'Gouttières vidées avant le gel',
          'Crochets et barres à neige resserrés',
          'Mortiers de faîtage sondés au marteau',
          'Niveau du faîte mesuré d’une année sur l’autre',
          'Combles vérifiés : condensation, laine tassée',
        ],
      },
      {
        trade: 'demoussage',
        title: 'Démoussage de toiture à Saint-Étienne',
        text: 'Mousse et suie font équipe : l’une s’accroche dans les pores que l’autre a encrassés. Brosser ne suffit pas, décaper détruirait la tuile. Nous travaillons en deux temps, brosse souple puis traitement lent, et laissons la pluie finir pendant une saison. Si la terre cuite s’effeuille déjà, nous le disons : aucun produit ne la recolle. Garantie : 5 ans.',
        features: [
          'Essai sur un mètre carré avant de chiffrer',
          'Aucune lance, aucune soude',
          'Traitement lent, actif avec les pluies',
          'Fougères et racines ôtées des souches',
          'Récupérateurs d’eau débranchés avant le passage',
          'Cinq ans de garantie sur la repousse',
        ],
      },
      {
        trade: 'nettoyage',
        title: 'Nettoyage de toiture à Saint-Étienne',
        text: 'Faut-il rendre sa couleur à une tuile noire ? Pas toujours. Dans une rue où tous les toits sont sombres, un seul toit orange jure, et la suie ancienne est parfois plus dure que l’engobe. Nous nettoyons ce qui gêne l’eau ou la lumière : noues, gouttières, lanterneaux d’atelier, panneaux ; pour le reste, un avis franc.',
        features: [
          'Avis écrit : nettoyer, traiter ou laisser',
          'Lanterneaux d’atelier dégraissés',
          'Noues et chéneaux curés à la main',
          'Poussière de freins ôtée près des voies ferrées',
          'Eau froide, basse pression, sens de la pente',
          'Gravats et sacs évacués en déchèterie',
        ],
      },
    ],
  },
  advantages: {
    title: 'Six raisons de nous faire monter de la vallée',
    list: [
      {
        icon: 'calendar',
        title: 'Un calendrier qui connaît l’hiver',
        text: 'Les gros chantiers entre mai et octobre, les dépannages le reste de l’année : on ne découvre pas un toit quand il gèle à dix heures.',
      },
      {
        icon: 'clock',
        title: 'Une permanence nuit et jour',
        text: 'Tempête, neige, tuile sur le trottoir : 24h/24 et 7j/7, un couvreur répond et vous rappelle dans les 2 h.',
      },
      {
        icon: 'hammer',
        title: 'La tuile d’hier, retrouvée',
        text: 'Losangée, à côte, à double emboîtement : nous gardons des lots de dépose pour les modèles que plus aucune usine ne moule.',
      },
      {
        icon: 'shield',
        title: 'Dix ans de garantie, et les papiers',
        text: 'Décennale sur la couverture comme sur la charpente. L’attestation accompagne le devis : vous n’avez pas à la réclamer.',
      },
      {
        icon: 'star',
        title: '{clients} clients satisfaits, et davantage',
        text: 'Le bouche-à-oreille marche bien dans une rue de maisons mitoyennes : le voisin voit tout. Nous travaillons comme s’il regardait.',
      },
      {
        icon: 'quote',
        title: 'Un devis gratuit, ligne à ligne',
        text: 'Quantités, prix unitaires, évacuation, échafaudage, arrêts de neige. Payable en plusieurs fois, sans engagement avant votre signature.',
      },
    ],
  },
  job: {
    title: 'Deux maisons de mineurs sous un seul échafaudage',
    lead: 'Exemple : cent quarante mètres carrés de tuile mécanique à remplacer, deux propriétaires, une ruelle de trois mètres.',
    steps: [
      {
        title: 'Ensemble',
        text: 'Les deux voisins reçoivent chacun leur devis et leur facture ; les frais partagés sont comptés une seule fois et coupés en deux.',
      },
      {
        title: 'Les bois',
        text: 'La charpente a suivi les murs. Nous tendons un cordeau, calons les pannes, doublons les chevrons fatigués : une journée qui change tout.',
      },
      {
        title: 'La terre cuite',
        text: 'Huit jours pour deux versants : écran, contre-lattes, tuiles, une noquette de plomb au mur mitoyen, gouttières neuves.',
      },
      {
        title: 'Avant la neige',
        text: 'Arrêts de neige posés côté ruelle, isolant complété au-dessus des chambres, et un rendez-vous noté pour octobre.',
      },
    ],
  },
  rules: {
    title: 'Mairie, sous-sol, montagne : trois avis à prendre',
    paragraphs: [
      'Changer de tuile, de teinte ou créer un châssis demande une déclaration préalable à la mairie ; le centre ancien et les abords des monuments ajoutent l’avis de l’architecte des Bâtiments de France. Le rouge trop vif est mal vu : dans ces rues, on attend une terre cuite vieillie ou brune.',
      'Deux particularités comptent autant. Le risque minier, cartographié par l’État, oblige parfois à ménager la charpente plutôt qu’à la raidir. Et dès que l’on grimpe vers le Bessat ou Saint-Genest-Malifaux, la charge de neige à retenir dans le calcul n’est plus celle de la place Jean-Jaurès.',
    ],
  },
  quarters: {
    title: 'De puits en collines',
    list: [
      { title: 'Crêt de Roc et Montaud', text: 'Ateliers de passementiers, hautes souches, vent d’ouest.' },
      { title: 'Tarentaize et Beaubrun', text: 'Immeubles serrés au pied du puits Couriot.' },
      { title: 'Le Soleil et Côte-Chaude', text: 'Cités minières, mitoyennes, jardins ouvriers.' },
      { title: 'Fauriel et Centre Deux', text: 'Belles demeures du cours, combles habités.' },
      { title: 'Terrenoire et Rochetaillée', text: 'Le gel d’abord, la neige ensuite.' },
      { title: 'Saint-Victor-sur-Loire', text: 'Tuile creuse, lumière et lichens des gorges.' },
    ],
    communes: [
      'Saint-Chamond',
      'Firminy',
      'Rive-de-Gier',
      'Saint-Priest-en-Jarez',
      'Villars',
      'La Ricamarie',
      'Le Chambon-Feugerolles',
      'Sorbiers',
      'Planfoy',
    ],
  },
  testimonials: { title: 'Des Stéphanois au sec' },
  questions: {
    title: 'Ce que l’on nous demande à Saint-Étienne',
    list: [
      {
        question: 'Mes tuiles sont noires. Sont-elles finies ?',
        answer:
          'La couleur ne dit rien. Frappez-en une : un son clair, elle est bonne ; un son mat, elle est gorgée d’eau. Ce sont les écailles au sol et la poudre rouge dans la gouttière qui annoncent la fin.',
      },
      {
        question: 'Les arrêts de neige sont-ils obligatoires ?',
        answer:
          'Aucune règle générale ne les impose à une maison déjà construite, mais vous répondez de ce qui tombe de votre toit. Au-dessus d’un trottoir, d’une porte ou d’une voiture, nous les conseillons toujours : quelques crochets par mètre suffisent.',
      },
      {
        question: 'Mon faîtage ondule : est-ce la mine ?',
        answer:
          'Quelquefois ; plus souvent une panne trop faible ou un bois mangé. Nous mesurons et photographions à six mois d’écart. Si cela bouge encore, un ingénieur en structure doit passer avant le couvreur.',
      },
      {
        question: 'Travaillez-vous l’hiver ?',
        answer:
          'Oui pour les urgences, les charpentes et le zinc abrité. Le mortier, les colles et les traitements attendent des températures positives, jour et nuit.',
      },
    ],
  },
  contact: {
    title: 'Votre toit stéphanois, vu par vous',
    lead: 'L’année de la maison, le quartier, la couleur de la poudre dans la gouttière : chaque détail aide à chiffrer sans se tromper.',
  },
};
