import type { CityContent } from '#src/domains/places/cities/city-content.contract.ts';

/** Texts on the roofs of Lyon. */
export const LYON_PAGE: CityContent = {
  scene: 'lyon',
  meta: {
    title: 'Couvreur à Lyon : tuile canal, zinc, ardoise – {name}',
    description:
      'Toitures à Lyon et 100 km à la ronde : immeubles canuts, zinc de la Presqu’île, Vieux-Lyon. Plus de {clients} clients satisfaits, anti-mousse garanti 5 ans.',
    keywords:
      'couvreur Lyon, toiture Lyon, zingueur Lyon, fuite de toiture Lyon, démoussage Lyon, tuile canal, immeuble canut, Villeurbanne, Caluire-et-Cuire',
  },
  hero: {
    eyebrow: 'Lyon et sa métropole',
    title: 'Couvreur à Lyon, entre Saône et Rhône',
    text: 'Tuile canal sur les pentes de la Croix-Rousse, zinc et ardoise sur la Presqu’île, terrasses à Gerland : plusieurs villes en une, et autant de façons de tenir l’eau dehors. Nous travaillons à Lyon et 100 km à la ronde.',
  },
  identity: {
    title: 'Le toit lyonnais',
    caption: 'Fourvière, les quais de Saône et les immeubles hauts de la Croix-Rousse',
    covering: 'Tuile canal rouge brun ; zinc et ardoise sur les combles brisés ; étanchéité après-guerre',
    slope: 'Douce sous la tuile, autour de 30 % ; presque droite sur un brisis d’ardoise',
    edge: 'Large avant-toit, le « forget », ou chéneau de zinc caché derrière la corniche',
    wear: 'Brouillards d’hiver, vent du sud, grêle de juin, et le pas des antennistes',
    season: 'D’avril à octobre ; par grand froid, le zinc casse au pliage',
    check: 'Les souches de cheminée et le chéneau, bien avant les tuiles',
  },
  roofs: {
    title: 'Plusieurs villes sous les toits',
    paragraphs: [
      'Vue de Fourvière, Lyon est d’abord une mer de tuiles canal. Elles couvrent le Vieux-Lyon, les pentes et le plateau de la Croix-Rousse. Les immeubles canuts y ont été bâtis hauts pour loger les métiers à tisser : quatre mètres sous plafond, cinq étages, une charpente toute simple, et au-dessus de l’escalier une verrière qui fuit presque toujours avant le toit lui-même.',
      'Sur la Presqu’île et aux Brotteaux, le dix-neuvième siècle a préféré le comble brisé : un brisis d’ardoise presque vertical, un terrasson de zinc presque plat, un chéneau encaissé que personne ne voit. Tout s’y joue en quelques centimètres de relevé et dans la place laissée au métal pour se dilater. Les jacobines, ces lucarnes à deux pans chères aux Lyonnais, ajoutent deux noues à chaque fenêtre.',
      'Plus loin, la ville change encore de peau : tuile mécanique sur les villas de Montchat et de Monplaisir, toits plats au quartier des États-Unis et aux Gratte-Ciel, bac acier dans les ateliers de Gerland, maisons de pisé dès que l’on sort vers l’est. Voilà pourquoi nos devis commencent par une question : quel Lyon habitez-vous ?',
    ],
  },
  services: {
    title: 'Cinq métiers à vingt mètres de haut',
    lead: 'Ce que nous faisons à Lyon, et comment nous le faisons quand le toit domine une rue où l’on se croise à peine.',
    trades: [
      {
        trade: 'installation',
        title: 'Installation de toiture à Lyon',
        text: 'Refaire un toit lyonnais, c’est souvent refaire un toit habité, au-dessus de cinq étages. Nous déposons travée par travée, bâchons chaque soir, reprenons chevrons et volige, puis remontons : les tuiles anciennes encore saines en chapeaux, visibles de la rue, les neuves en courants. Sur les combles brisés, zinc à joint debout et ardoise au crochet.',
        features: [
          'Tuile ancienne en chapeau, neuve en courant',
          'Terrasson de zinc sur volige ventilée',
          'Brisis d’ardoise au crochet inox',
          'Jacobines refaites, noues comprises',
          'Verrière d’escalier remplacée',
          'Isolation par l’extérieur en comble habité',
        ],
      },
      {
        trade: 'reparation',
        title: 'Réparation de fuites à Lyon',
        text: 'Sous les toits, la tache se montre rarement à l’aplomb du trou : l’eau suit la volige, longe une poutre et ressort deux mètres plus bas. Nous montons, arrosons zone par zone, photographions, puis réparons ce qui est en cause et rien d’autre. Bavette de lucarne, solin de souche, soudure de chéneau : neuf fois sur dix, la tuile n’y est pour rien.',
        features: [
          'Recherche de fuite à l’arrosage',
          'Bâchage d’urgence, même de nuit',
          'Solins et souches de brique repris',
          'Chéneaux encaissés ressoudés ou doublés',
          'Bavettes de jacobines refaites',
          'Même rapport photo pour vous et le syndic',
        ],
      },
      {
        trade: 'entretien',
        title: 'Entretien de toiture à Lyon',
        text: 'Fin novembre, quand les platanes des quais ont tout lâché, un chéneau bouché suffit à noyer un appartement de la Presqu’île. Un passage par an évite cela : descentes vidées, tuiles recalées après le ramoneur, solins et mitrons contrôlés. Le plan du toit, repéré et photographié, rejoint le carnet d’entretien de l’immeuble.',
        features: [
          'Visite d’automne, après la chute des feuilles',
          'Chéneaux et dauphins de fonte débouchés',
          'Tuiles canal recalées et crochetées',
          'Joints de verrière vérifiés',
          'Crapaudines posées ou remplacées',
          'Contrat annuel au nom de la copropriété',
        ],
      },
      {
        trade: 'demoussage',
        title: 'Démoussage de toiture à Lyon',
        text: 'Les brumes de la Saône nourrissent la mousse, surtout à Vaise, sur l’île Barbe et aux versants nord des Monts d’Or. Sur une tuile canal peu pentue, elle soulève les chapeaux et l’eau remonte. Nous brossons à la main, jamais à la lance, et ramassons tout : rien ne doit finir dans la cour. Le traitement est garanti 5 ans.',
        features: [
          'Brossage à sec, mousses ensachées',
          'Cours, verrières et terrasses protégées',
          'Anti-mousse appliqué sans pression',
          'Chapeaux soulevés remis en place',
          'Hydrofuge proposé, jamais imposé',
          'Traitement garanti 5 ans par écrit',
        ],
      },
      {
        trade: 'nettoyage',
        title: 'Nettoyage de toiture à Lyon',
        text: 'Ici, la saleté vient de la ville : particules du périphérique, fientes de pigeons sous les corniches, poussière noire sur les verrières et les panneaux solaires. Un lavage doux suffit presque toujours, à l’eau claire et à la brosse, depuis une nacelle ou sur cordes, en prévenant les voisins et les commerces du rez-de-chaussée.',
        features: [
          'Verrières d’escalier rendues à la lumière',
          'Fientes retirées, pics et filets posés',
          'Zinc lavé sans produit acide',
          'Panneaux solaires à l’eau déminéralisée',
          'Travail sur cordes côté rue',
          'Voisins et commerces prévenus la veille',
        ],
      },
    ],
  },
  advantages: {
    title: 'Ce que les Lyonnais nous demandent',
    list: [
      {
        icon: 'clock',
        title: 'Quelqu’un au bout du fil',
        text: 'Orage sur Fourvière à deux heures du matin ? Nous décrochons 24h/24 et 7j/7, disons quoi mettre à l’abri et rappelons sous 2 h au maximum.',
      },
      {
        icon: 'camera',
        title: 'Un dossier prêt pour l’assemblée',
        text: 'Photos légendées, plan, options chiffrées : de quoi faire voter des travaux sans que personne n’ait à monter sur le toit.',
      },
      {
        icon: 'shield',
        title: 'Des assurances qu’on peut lire',
        text: 'Garantie décennale et responsabilité civile, zinguerie nommée sur l’attestation : la première pièce qu’exige un conseil syndical.',
      },
      {
        icon: 'tools',
        title: 'L’accès réglé avant le prix',
        text: 'Cour fermée, rue en escalier, pas une place de stationnement : monte-matériaux, nacelle ou cordes sont choisis à la visite et chiffrés tout de suite.',
      },
      {
        icon: 'wallet',
        title: 'Un échéancier qui suit les charges',
        text: 'Paiement échelonné, calé sur les appels de fonds : acompte, mi-chantier, réception.',
      },
      {
        icon: 'star',
        title: 'Plus de {clients} clients satisfaits',
        text: 'Propriétaires du dernier étage, régies, petites copropriétés : leurs avis sont publiés tels quels, avec la ville et la date.',
      },
    ],
  },
  job: {
    title: 'Refaire un toit de canuts, semaine par semaine',
    lead: 'Exemple : à la Croix-Rousse, un versant sur cour, cent vingt mètres carrés de tuile canal, une verrière et quatre souches.',
    steps: [
      {
        title: 'La visite',
        text: 'Deux heures, de la trappe au faîtage. Nous sondons les chevrons au poinçon, comptons les tuiles à sauver et mesurons la cour pour l’échafaudage.',
      },
      {
        title: 'Les papiers',
        text: 'Déclaration en mairie, avis de l’architecte des Bâtiments de France, occupation de la voirie pour la benne : prévoyez deux à trois mois avant le premier coup de marteau.',
      },
      {
        title: 'Le toit',
        text: 'Trois semaines environ, par bandes de trois mètres, jamais plus découvert que ce que nous savons refermer avant le soir.',
      },
      {
        title: 'La réception',
        text: 'Visite avec le syndic, essai à l’eau du chéneau, photos de chaque solin, et la cour rendue balayée.',
      },
    ],
  },
  rules: {
    title: 'Patrimoine mondial, secteur protégé : à qui demander ?',
    paragraphs: [
      'Le site historique de Lyon est inscrit au patrimoine mondial depuis 1998, et le Vieux-Lyon fut, en 1964, le premier secteur sauvegardé de France. Dans ces périmètres, et aux abords des monuments historiques, l’architecte des Bâtiments de France se prononce sur la tuile, sa teinte, la forme des lucarnes et toute fenêtre de toit nouvelle.',
      'Ailleurs, c’est le plan local d’urbanisme et de l’habitat de la Métropole qui parle. Une déclaration préalable s’instruit en un mois, deux quand l’architecte est consulté. Nous préparons photos, plans et échantillons ; la signature reste au propriétaire ou au syndic.',
    ],
  },
  quarters: {
    title: 'D’une colline à l’autre',
    list: [
      { title: 'Croix-Rousse', text: 'Immeubles canuts, verrières d’escalier, cours profondes.' },
      { title: 'Vieux-Lyon', text: 'Toits Renaissance imbriqués, tourelles, accès par les traboules.' },
      { title: 'Presqu’île et Brotteaux', text: 'Ardoise, zinc, jacobines et chéneaux encaissés.' },
      { title: 'Montchat et Monplaisir', text: 'Villas à tuile mécanique, marquises, petits jardins.' },
      { title: 'Gerland et Confluence', text: 'Sheds, bac acier, terrasses plantées.' },
      { title: 'Vaise et les Monts d’Or', text: 'Pierre dorée et versants nord moussus.' },
    ],
    communes: [
      'Villeurbanne',
      'Caluire-et-Cuire',
      'Tassin-la-Demi-Lune',
      'Écully',
      'Sainte-Foy-lès-Lyon',
      'Oullins-Pierre-Bénite',
      'Bron',
      'Vénissieux',
      'Saint-Cyr-au-Mont-d’Or',
    ],
  },
  testimonials: { title: 'Ils habitent sous nos toits, à Lyon' },
  questions: {
    title: 'Questions lyonnaises',
    list: [
      {
        question: 'J’habite au dernier étage : qui commande la réparation ?',
        answer:
          'Le toit est en général une partie commune, donc le syndic. En cas d’urgence, il peut engager les travaux de sauvegarde sans attendre l’assemblée, qu’il réunit ensuite. Appelez-nous tous les deux : nous bâchons, et le devis part aux deux adresses.',
      },
      {
        question: 'Peut-on ouvrir une fenêtre de toit dans le 1er ou le 5e arrondissement ?',
        answer:
          'Parfois : sur un versant qu’on ne voit pas de la rue, plus haute que large, encastrée. Sur les façades regardées depuis Fourvière, la réponse est souvent non. Une esquisse soumise avant de déposer le dossier évite un refus.',
      },
      {
        question: 'Faut-il garder les vieilles tuiles canal ?',
        answer:
          'Celles qui sonnent clair, oui : elles ont la couleur que l’on vous demandera. Nous les trions une à une, les posons en chapeaux et cachons les neuves dessous. Comptez un tiers de perte.',
      },
      {
        question: 'Ma verrière goutte l’hiver, même quand il ne pleut pas. Est-ce une fuite ?',
        answer:
          'Plutôt de la condensation : l’air tiède de la cage d’escalier touche un vitrage froid. Un double vitrage, une ventilation haute et une gouttière de condensat règlent la question.',
      },
    ],
  },
  contact: {
    title: 'Un toit à Lyon ? Décrivez-le en cinq lignes',
    lead: 'Étage, rue, copropriété ou maison, et ce que vous voyez au plafond : nous saurons déjà quel matériel apporter.',
  },
};
