import type { DemoService } from './demo-service.server.ts';

export const REPARATION_DES_FUITES: DemoService = {
  title: 'Réparation des fuites',
  picture: 'reparation-des-fuites',
  heroPicture: 'apres-fuite',
  subtitle: 'Trouver d’où vient l’eau, avant de changer quoi que ce soit',
  description:
    'Recherche et réparation de fuites de toiture, 24h/24 : tuile cassée, solin décollé, noue percée, fenêtre de toit qui prend l’eau. Bâchage d’urgence après grêle ou tempête.',
  category: 'Entretien',
  duration: '2 heures à 2 jours',
  price_range: '100-200',
  paragraphs: [
    'L’eau ne tombe presque jamais là où elle entre. Elle suit une latte, longe un chevron et ressort deux mètres plus bas, sur le plafond de la chambre. Changer la tuile au-dessus de la tache ne sert donc à rien : nous remontons le chemin de l’eau depuis les combles, puis nous arrosons le toit zone par zone quand le doute reste.',
    'Les coupables reviennent souvent. Dans l’ordre : le solin de cheminée dont le mortier s’est ouvert au gel, la noue encombrée de feuilles, la tuile canal que le mistral a fait glisser, l’habillage d’une fenêtre de toit posé trop vite, la gouttière bouchée qui déborde sous l’égout. La plupart se réparent en une demi-journée.',
    'En cas d’orage, de grêle ou de tuiles envolées, nous venons bâcher le jour même ou le lendemain. Pensez à prendre des photos et à prévenir votre assurance : la déclaration se fait en général dans les cinq jours ouvrés. Nous rédigeons le constat et le devis que l’expert demandera.',
    'Une petite réparation (recherche, déplacement dans un rayon de 30 km et jusqu’à une dizaine de tuiles) coûte le plus souvent entre 100 et 200 € TTC. Au-delà, rien n’est fait sans un devis accepté.',
  ],
  features: [
    'Intervention d’urgence 24h/24 et 7j/7',
    'Recherche par les combles et par arrosage',
    'Bâchage provisoire après tempête ou grêle',
    'Remplacement des tuiles cassées ou glissées',
    'Reprise des solins, noues et abergements',
    'Constat photo pour votre assurance',
  ],
  advantages: [
    'Réponse sous 2 heures, même le dimanche',
    'Cause expliquée et photographiée, pas seulement cachée',
    'Tuiles anciennes en stock pour raccorder sans tache',
    'Pas de travaux supplémentaires sans votre accord écrit',
  ],
  sub_services: [
    'Recherche de fuite',
    'Remplacement de tuiles',
    'Reprise d’étanchéité de cheminée',
    'Réparation de noue et de rive',
    'Bâchage d’urgence',
    'Étanchéité de fenêtre de toit',
  ],
  materials: [
    'Tuiles de réemploi assorties',
    'Zinc et plomb de raccord',
    'Mortier de chaux',
    'Bande d’étanchéité butyle',
    'Bâche armée',
  ],
  process: [
    {
      step: 1,
      title: 'Appel',
      description: 'Vous décrivez la fuite, nous disons quoi protéger en nous attendant.',
      icon: 'phone',
    },
    {
      step: 2,
      title: 'Recherche',
      description: 'Combles, toiture, arrosage : la cause est trouvée et photographiée.',
      icon: 'search',
    },
    {
      step: 3,
      title: 'Réparation',
      description: 'Faite aussitôt si elle est simple, sinon bâchage et devis.',
      icon: 'hammer',
    },
    {
      step: 4,
      title: 'Contrôle',
      description: 'Essai à l’eau, puis nouvelle visite offerte après la prochaine grosse pluie.',
      icon: 'check',
    },
  ],
};

export const ZINGUERIE: DemoService = {
  title: 'Zinguerie',
  picture: 'zinguerie',
  heroPicture: 'hero-zinguerie',
  subtitle: 'Le métal aux endroits où la tuile ne suffit pas',
  description:
    'Noues, solins, abergements, chéneaux et toitures en zinc à joint debout, façonnés à l’atelier pour votre toit et soudés par un zingueur.',
  category: 'Zinguerie',
  duration: '2 jours à 2 semaines',
  price_range: 'Sur devis',
  paragraphs: [
    'Neuf fuites sur dix se trouvent à un raccord : autour d’une cheminée, au creux d’une noue, contre un mur plus haut. C’est le travail du zingueur. Une feuille de zinc bien pliée, avec ses relevés et ses jeux de dilatation, tient cinquante ans ; un joint de silicone, trois étés.',
    'Nous façonnons les pièces à l’atelier, à la mesure du toit, puis nous les soudons à l’étain sur place. Abergements de cheminée, bandes de rive, couvertines de mur, chéneaux encaissés des maisons de ville : les profils sont dessinés pour l’ouvrage, non choisis dans un bac.',
    'Le zinc à joint debout couvre aussi des toits entiers, là où la pente est trop faible pour la tuile : lucarnes, extensions, toits contemporains. Posé selon le DTU 40.41 sur un voligeage ventilé, il se dilate librement et ne demande presque rien. Naturel, prépatiné gris ou noir, il vieillit bien sous le soleil de la vallée.',
    'Un abergement de cheminée se situe entre 400 et 900 € TTC, une noue entre 70 et 120 € le mètre, un toit en joint debout entre 130 et 200 € le m². Nous évitons les mariages qui rongent le métal : ni cuivre en amont du zinc, ni bois de chêne à son contact.',
  ],
  features: [
    'Pièces façonnées à l’atelier, sur mesure',
    'Soudure à l’étain, sans mastic apparent',
    'Jeux de dilatation calculés selon la longueur',
    'Toits en zinc à joint debout pour faibles pentes',
    'Habillage de cheminées, lucarnes et acrotères',
  ],
  advantages: [
    'Un zingueur de métier, présent sur votre toit',
    'Un métal recyclable, durable et sans entretien',
    'Des raccords qui suivent les mouvements du toit',
    'Garantie décennale sur l’étanchéité',
    'Conseil sur la patine et l’accord avec la tuile',
  ],
  sub_services: [
    'Abergement et solin de cheminée',
    'Noues et arêtiers',
    'Chéneaux encaissés',
    'Bandes de rive et couvertines',
    'Toiture à joint debout',
  ],
  materials: ['Zinc naturel 0,65 mm', 'Zinc prépatiné', 'Cuivre', 'Plomb laminé', 'Acier galvanisé laqué'],
  process: [
    {
      step: 1,
      title: 'Relevé',
      description: 'Gabarits pris sur le toit, état des supports et des anciens raccords.',
      icon: 'ruler',
    },
    {
      step: 2,
      title: 'Façonnage',
      description: 'Découpe et pliage à l’atelier, à la cote de votre toiture.',
      icon: 'tools',
    },
    {
      step: 3,
      title: 'Pose et soudure',
      description: 'Fixation par pattes, soudure à l’étain, joints de dilatation.',
      icon: 'hammer',
    },
    {
      step: 4,
      title: 'Mise en eau',
      description: 'Essai à l’eau de chaque raccord, en votre présence.',
      icon: 'check',
    },
  ],
};

export const GOUTTIERES: DemoService = {
  title: 'Gouttières',
  picture: 'gouttieres',
  heroPicture: 'apres-zinguerie',
  subtitle: 'Éloigner l’eau des murs, même quand l’orage tombe d’un coup',
  description:
    'Pose, remplacement et réparation de gouttières et de descentes en zinc, aluminium laqué ou cuivre, dimensionnées pour les pluies cévenoles.',
  category: 'Zinguerie',
  duration: '1 à 3 jours',
  price_range: 'Sur devis',
  paragraphs: [
    'Un épisode cévenol peut donner en une heure ce qu’un mois d’automne donne ailleurs. Une gouttière trop petite déborde alors le long du mur, l’enduit cloque, et l’eau finit dans la cave ou au pied des fondations. Nous calculons la section d’après la surface du toit et non d’après la gouttière du voisin.',
    'Sur les toits de tuile, nous posons le plus souvent une demi-ronde de 33 en zinc, avec un crochet tous les 50 cm et une pente régulière de 5 mm par mètre. En aluminium laqué, la gouttière est profilée sur place, d’un seul tenant : pas de joint, donc pas de fuite au milieu du mur. Les dauphins en fonte protègent le bas des descentes côté rue.',
    'Pare-feuilles, boîtes à eau, récupérateurs : nous les proposons quand ils servent vraiment, par exemple sous les platanes ou les micocouliers. Une crapaudine à un euro évite souvent une descente bouchée à deux cents.',
    'Comptez, à titre indicatif, de 45 à 80 € TTC le mètre posé en zinc, de 40 à 70 € en aluminium, de 90 à 140 € en cuivre, dépose de l’ancienne gouttière comprise.',
  ],
  features: [
    'Section calculée selon la surface du toit',
    'Aluminium profilé sur place, sans joint',
    'Zinc soudé à l’étain, cuivre sur demande',
    'Pente contrôlée au niveau laser',
    'Descentes, regards et récupération d’eau',
  ],
  advantages: [
    'Des murs et des fondations au sec',
    'Plus de trente teintes pour suivre vos volets',
    'Dépose et recyclage de l’ancien métal compris',
    'Pose en une journée pour une maison courante',
  ],
  sub_services: [
    'Gouttière demi-ronde ou carrée',
    'Remplacement de descentes et de dauphins',
    'Débouchage et remise en pente',
    'Pare-feuilles et crapaudines',
    'Récupérateur d’eau de pluie',
  ],
  materials: ['Zinc naturel ou prépatiné', 'Aluminium laqué', 'Cuivre', 'Fonte pour les dauphins'],
  process: [
    {
      step: 1,
      title: 'Mesure',
      description: 'Surface du toit, hauteur, points bas et évacuation des eaux.',
      icon: 'ruler',
    },
    {
      step: 2,
      title: 'Choix',
      description: 'Métal, teinte et forme, avec échantillons devant la façade.',
      icon: 'palette',
    },
    {
      step: 3,
      title: 'Pose',
      description: 'Crochets, naissances et descentes, pente réglée au laser.',
      icon: 'hammer',
    },
    {
      step: 4,
      title: 'Essai à l’eau',
      description: 'Plusieurs centaines de litres versés : l’eau doit filer sans stagner.',
      icon: 'droplet',
    },
  ],
};
