import type { NewGalleryItem } from '#src/domains/gallery/gallery.contract.ts';

/** A finished work; the names of its drawings, and what they show, come from the art. */
export type DemoWork = Pick<NewGalleryItem, 'title' | 'description' | 'category' | 'location' | 'date'> & {
  before: string;
  after: string;
};

/** In the order of the gallery: each row of the page shows different materials. */
export const DEMO_GALLERY: DemoWork[] = [
  {
    title: 'Une couverture en écailles refaite à neuf',
    description:
      'Tuiles glissées, liteaux cassants, jour visible depuis les combles. 128 m² découverts pan par pan, liteaunage et écran neufs, tuiles écailles posées à joints croisés, et une fenêtre de toit pour la chambre du haut. Onze jours, deux compagnons.',
    category: 'Couverture',
    location: 'Vienne',
    date: '2026-05-22',
    before: 'avant-tuiles',
    after: 'apres-tuiles',
  },
  {
    title: 'Zinc à joint debout et gouttière neuve',
    description:
      'Zinc piqué, gouttière affaissée qui rejetait l’eau sur la façade. 62 m² refaits en feuilles de 430, coulisseaux de dilatation, gouttière et descente façonnées à l’atelier.',
    category: 'Zinguerie',
    location: 'Lyon',
    date: '2026-04-16',
    before: 'avant-zinguerie',
    after: 'apres-zinguerie',
  },
  {
    title: 'Des pannes redressées sous un toit centenaire',
    description:
      'Deux pannes fendues, des voliges trouées par l’humidité. Étayage, doublage en douglas, voligeage neuf : la ligne du toit est redevenue droite sans qu’on touche aux murs.',
    category: 'Charpente',
    location: 'Privas',
    date: '2026-05-07',
    before: 'avant-charpente',
    after: 'apres-charpente',
  },
  {
    title: 'Ardoises reprises au crochet inox',
    description:
      'Clous rouillés, ardoises envolées à chaque coup de vent. Versant ouest déposé, ardoises saines triées et reposées, le reste remplacé au même format, 85 m² en sept jours.',
    category: 'Couverture',
    location: 'Saint-Étienne',
    date: '2026-03-27',
    before: 'galerie-ardoise-avant',
    after: 'galerie-ardoise-apres',
  },
  {
    title: 'Démoussage d’un toit de tuiles canal',
    description:
      'Versant nord noirci, mousse plus épaisse que les tuiles. Brossage à la main, traitement à basse pression, quatorze tuiles changées au passage ; l’hydrofuge a suivi six semaines plus tard.',
    category: 'Entretien',
    location: 'Le Pouzin',
    date: '2026-09-11',
    before: 'avant-demoussage',
    after: 'apres-demoussage',
  },
  {
    title: 'Une souche de cheminée remontée à la chaux',
    description:
      'Joints vides, briques éclatées par le gel, couronnement fendu. Souche démontée jusqu’au toit, remontée à la chaux, abergement neuf et chapeau contre la pluie.',
    category: 'Réparation',
    location: 'Clermont-Ferrand',
    date: '2026-03-06',
    before: 'galerie-cheminee-avant',
    after: 'galerie-cheminee-apres',
  },
  {
    title: 'Laine de bois entre chevrons',
    description:
      'Rampants nus : 34 degrés l’été, de la buée l’hiver. Deux couches de laine de bois croisées, membrane d’étanchéité à l’air scotchée et contrôlée, R = 7. Six degrés de moins dès la première canicule.',
    category: 'Isolation',
    location: 'Livron',
    date: '2026-06-05',
    before: 'avant-isolation',
    after: 'apres-isolation',
  },
  {
    title: 'Un chéneau qui ne déborde plus',
    description:
      'Fond percé, soudures ouvertes, eau dans le mur à chaque orage. Pente reprise, zinc neuf avec joints de dilatation, naissances agrandies et trop-plein visible.',
    category: 'Zinguerie',
    location: 'Valence',
    date: '2025-10-09',
    before: 'galerie-cheneau-avant',
    after: 'galerie-cheneau-apres',
  },
  {
    title: 'Une lucarne sauvée de la dépose',
    description:
      'Jouées pourries, appui gorgé d’eau : un autre artisan proposait de la supprimer. Ossature reprise en mélèze, couverture et habillage refaits, appui en zinc avec sa goutte d’eau.',
    category: 'Charpente',
    location: 'Grenoble',
    date: '2026-06-26',
    before: 'galerie-lucarne-avant',
    after: 'galerie-lucarne-apres',
  },
  {
    title: 'Fuite au pied d’une cheminée',
    description:
      'De l’eau dans la chambre sous chaque pluie d’ouest. Pas de solin autour de la souche : joints repris, abergement de zinc façonné sur place, dix-huit tuiles remplacées. Une journée et demie.',
    category: 'Réparation',
    location: 'La Voulte-sur-Rhône',
    date: '2026-01-22',
    before: 'avant-fuite',
    after: 'apres-fuite',
  },
  {
    title: 'Un toit de lauzes pour cent ans de plus',
    description:
      'Lauzes glissées, faîtage ouvert, mousses partout. Pierres triées et retaillées sur place, reposées à pureau dégressif sur un voligeage de châtaignier. Trois semaines à quatre, le plus long chantier de l’année.',
    category: 'Couverture',
    location: 'Le Cheylard',
    date: '2025-09-19',
    before: 'galerie-lauze-avant',
    after: 'galerie-lauze-apres',
  },
  {
    title: 'Faîtage ventilé, posé à sec',
    description:
      'Mortier fissuré, faîtières déplacées par le mistral. Faîtage remonté sur closoir ventilé, chaque faîtière vissée : le toit respire et tient au vent.',
    category: 'Réparation',
    location: 'Montélimar',
    date: '2026-02-11',
    before: 'galerie-faitage-avant',
    after: 'galerie-faitage-apres',
  },
  {
    title: 'Une fenêtre de toit remplacée en un jour',
    description:
      'Bois gonflé, vitrage embué, raccord qui laissait passer l’eau. Fenêtre neuve à double vitrage, cadre isolant et raccord à sa taille : la pièce est claire et ne coule plus.',
    category: 'Isolation',
    location: 'Crest',
    date: '2026-05-21',
    before: 'galerie-velux-avant',
    after: 'galerie-velux-apres',
  },
  {
    title: 'Du fibrociment au bac acier',
    description:
      'Plaques fêlées sur un atelier de 180 m². Dépose dans les règles, bac acier avec régulateur de condensation, rives et faîtage pliés sur mesure, arrêts de neige au-dessus du portail.',
    category: 'Couverture',
    location: 'Loriol-sur-Drôme',
    date: '2025-10-30',
    before: 'galerie-bac-acier-avant',
    after: 'galerie-bac-acier-apres',
  },
];
