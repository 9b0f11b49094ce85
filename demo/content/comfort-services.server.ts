import type { DemoService } from './demo-service.server.ts';

export const ISOLATION: DemoService = {
  title: 'Isolation',
  picture: 'isolation',
  heroPicture: 'apres-isolation',
  subtitle: 'Moins de chauffage en janvier, des chambres fraîches en août',
  description:
    'Isolation de toiture par l’extérieur (sarking), sous rampants ou par soufflage en combles perdus, avec des isolants choisis aussi pour la chaleur d’été.',
  category: 'Isolation',
  duration: '1 jour à 3 semaines',
  price_range: 'Sur devis',
  paragraphs: [
    'Le toit est la première porte de sortie de la chaleur : jusqu’à 30 % des pertes d’une maison mal isolée. Dans la vallée du Rhône, l’été compte autant que l’hiver. Sous des tuiles à 60 degrés, un isolant mince ne retarde rien ; une fibre de bois dense décale la chaleur de dix heures, et la chambre reste fraîche jusqu’à la nuit.',
    'En combles perdus, le soufflage d’ouate ou de laine se fait en une journée (DTU 45.11). En combles aménagés, nous isolons sous rampants ou, lors d’une réfection, par l’extérieur : c’est le sarking, sans ponts thermiques, sans perdre un centimètre de chambre et sans toucher aux plafonds.',
    'Isoler sans soigner l’air ne sert à rien. Nous posons un frein-vapeur continu, scotché autour des pannes et des gaines, et nous vérifions que la maison est ventilée. Un isolant humide perd son pouvoir et fait pourrir la charpente : c’est la malfaçon que nous réparons le plus souvent.',
    'Nous visons au moins R = 7 m²·K/W en combles perdus et R = 6 sous rampants, seuils habituels des aides. À titre indicatif : de 25 à 45 € TTC par m² en soufflage, de 60 à 100 € sous rampants, de 150 à 250 € en sarking hors tuiles. La TVA est à 5,5 % pour les travaux éligibles, et nous vous aidons à réunir les pièces du dossier d’aides.',
  ],
  features: [
    'Soufflage en combles perdus en une journée',
    'Isolation sous rampants avec frein-vapeur continu',
    'Sarking lors d’une réfection de toiture',
    'Isolants biosourcés pour le confort d’été',
    'Contrôle de la ventilation et des conduits',
    'Trappe isolée et chemin de visite compris',
  ],
  advantages: [
    'Étude des deux saisons, hiver et été',
    'Plus de courants d’air autour des pannes et des prises',
    'Aide au dossier de primes, sans démarchage',
    'Taux de TVA réduit pour les travaux éligibles',
    'Épaisseur contrôlée et photographiée avant fermeture',
  ],
  sub_services: [
    'Soufflage de combles perdus',
    'Isolation sous rampants',
    'Isolation par l’extérieur (sarking)',
    'Dépose d’isolant tassé ou souillé',
    'Isolation de trappe et de coffres',
  ],
  materials: [
    'Fibre de bois',
    'Ouate de cellulose',
    'Laine de verre ou de roche',
    'Frein-vapeur hygrovariable',
    'Écran de sous-toiture',
  ],
  process: [
    {
      step: 1,
      title: 'Visite des combles',
      description: 'Isolant en place, humidité, ventilation, accès et électricité.',
      icon: 'search',
    },
    {
      step: 2,
      title: 'Étude et devis',
      description: 'Deux solutions comparées : coût, gain d’hiver, confort d’été, aides.',
      icon: 'file',
    },
    {
      step: 3,
      title: 'Pose',
      description: 'Frein-vapeur continu, isolant à l’épaisseur prévue, repères visibles.',
      icon: 'hammer',
    },
    {
      step: 4,
      title: 'Réception',
      description: 'Photos de chaque couche, attestation d’épaisseur et de résistance.',
      icon: 'check',
    },
  ],
};

export const FENETRES: DemoService = {
  title: 'Fenêtres',
  picture: 'fenetres',
  heroPicture: 'blog-velux',
  subtitle: 'La lumière du ciel, sans la chaleur ni la pluie',
  description:
    'Création et remplacement de fenêtres de toit, verrières et sorties de toiture, avec raccord étanche, volet roulant et habillage intérieur.',
  category: 'Couverture',
  duration: '1 à 2 jours par fenêtre',
  price_range: 'Sur devis',
  paragraphs: [
    'À surface égale, une fenêtre de toit donne bien plus de lumière qu’une lucarne, et change un grenier en chambre. Encore faut-il qu’elle soit au bon endroit : assez haut pour qu’on y tienne debout, assez bas pour voir les collines assis, et jamais en plein ouest sans volet, sous peine de four en juillet.',
    'La pose demande deux métiers. Le charpentier coupe le chevron et reprend la charge par un chevêtre ; le couvreur pose le raccord d’étanchéité adapté à la tuile. Une tuile canal, très galbée, ne se raccorde pas comme une romane plate : c’est là que les fuites naissent, et nous en réparons assez pour le savoir.',
    'Nous conseillons un vitrage feuilleté à l’intérieur, trempé à l’extérieur contre la grêle, et un volet roulant solaire, sans fil à tirer, qui arrête la chaleur avant la vitre. Pour remplacer une fenêtre ancienne, un modèle de même taille se pose souvent en une demi-journée, sans toucher à l’habillage.',
    'Prix indicatif, fourniture et pose : de 700 à 1 200 € TTC pour un remplacement, de 1 100 à 2 000 € pour une création, de 450 à 800 € pour un volet solaire. Une création demande une déclaration préalable en mairie ; nous préparons le dossier avec vous.',
  ],
  features: [
    'Création avec chevêtre et reprise de charge',
    'Remplacement à l’identique en une demi-journée',
    'Raccord d’étanchéité propre à chaque tuile',
    'Vitrage renforcé contre la grêle',
    'Volets roulants solaires, stores et moustiquaires',
    'Habillage intérieur fini, prêt à peindre',
  ],
  advantages: [
    'Implantation choisie sur place, carton à la main',
    'Charpentier et couvreur dans la même équipe',
    'Dossier de mairie préparé avec vous',
    'Garantie décennale sur l’étanchéité du raccord',
  ],
  sub_services: [
    'Création de fenêtre de toit',
    'Remplacement de fenêtre de toit',
    'Volet roulant solaire',
    'Verrière et puits de lumière',
    'Sortie de toit et fenêtre de désenfumage',
  ],
  materials: [
    'Fenêtre à rotation en bois ou en polyuréthane',
    'Double ou triple vitrage feuilleté',
    'Raccord en aluminium laqué',
    'Collerette d’étanchéité',
  ],
  process: [
    {
      step: 1,
      title: 'Implantation',
      description: 'Hauteur, orientation, position des chevrons et des tuiles.',
      icon: 'ruler',
    },
    {
      step: 2,
      title: 'Mairie et commande',
      description: 'Déclaration préalable s’il le faut, commande de la fenêtre et du raccord.',
      icon: 'calendar',
    },
    { step: 3, title: 'Pose', description: 'Ouverture et fermeture du toit dans la même journée.', icon: 'hammer' },
    {
      step: 4,
      title: 'Finitions',
      description: 'Habillage intérieur, essai à l’eau, réglage du volet.',
      icon: 'check',
    },
  ],
};
