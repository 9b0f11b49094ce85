import type { NewGalleryItem } from '#src/domains/gallery/gallery.contract.ts';
import type { PictureName } from './picture-alts.server.ts';

/** A finished work with the names of its two pictures. */
export type DemoWork = Pick<NewGalleryItem, 'title' | 'description' | 'category' | 'location' | 'date'> & {
  before: PictureName;
  after: PictureName;
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
    location: 'Mirmande',
    date: '2026-05-07',
    before: 'avant-charpente',
    after: 'apres-charpente',
  },
  {
    title: 'Une croupe d’ardoises reprise au crochet',
    description:
      'Ardoises glissées, voliges à nu sur l’arrière. Croupe entière déposée, voligeage changé où il était mou, ardoises neuves au crochet inox, arêtiers et épi de zinc façonnés à l’atelier. 64 m² en huit jours.',
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
    title: 'Une haute souche rejointoyée à la chaux',
    description:
      'Joints vides, briques fissurées, des herbes sur le couronnement. Joints dégarnis et repris à la chaux, dalle neuve sur piles, solin de zinc à gradins engravé dans la brique.',
    category: 'Réparation',
    location: 'Crest',
    date: '2026-03-06',
    before: 'galerie-cheminee-avant',
    after: 'galerie-cheminee-apres',
  },
  {
    title: 'Laine de bois entre chevrons',
    description:
      'Rampants nus : 34 degrés l’été, de la buée l’hiver. Deux couches de laine de bois croisées, membrane d’étanchéité à l’air scotchée et contrôlée, R = 7. Six degrés de moins dès la première canicule.',
    category: 'Isolation',
    location: 'Privas',
    date: '2026-06-05',
    before: 'avant-isolation',
    after: 'apres-isolation',
  },
  {
    title: 'Un chéneau qui ne déborde plus',
    description:
      'Fond rouillé et percé derrière le parapet, eau dans le mur à chaque orage. Pente reprise, zinc neuf plié avec ses ressauts de dilatation, crapaudine et trop-plein visible.',
    category: 'Zinguerie',
    location: 'Valence',
    date: '2025-10-09',
    before: 'galerie-cheneau-avant',
    after: 'galerie-cheneau-apres',
  },
  {
    title: 'Une lucarne sauvée de la dépose',
    description:
      'Bois pourri, carreau cassé : un confrère proposait de la supprimer. Ossature reprise en mélèze, joues et toit habillés de zinc à joint debout, fenêtre neuve et bavette au pied.',
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
      'Ferme du plateau, faîtage creusé, un trou dans la couverture. Charpente calée, pierres triées et retaillées sur place, reposées d’aplomb à pureau dégressif. Trois semaines à quatre, le plus long chantier de l’année.',
    category: 'Couverture',
    location: 'Le Cheylard',
    date: '2025-09-19',
    before: 'galerie-lauze-avant',
    after: 'galerie-lauze-apres',
  },
  {
    title: 'Faîtage ventilé, posé à sec',
    description:
      'Mortier éclaté, faîtières tombées au premier coup de mistral. Faîtage remonté sur closoir ventilé, chaque faîtière clipsée : le toit respire et tient au vent.',
    category: 'Réparation',
    location: 'Montélimar',
    date: '2026-02-11',
    before: 'galerie-faitage-avant',
    after: 'galerie-faitage-apres',
  },
  {
    title: 'Deux fenêtres de toit dans un pan aveugle',
    description:
      'Une longère, des combles sans jour. Chevêtres repris entre les chevrons, deux fenêtres isolantes et leurs raccords, tuiles retaillées autour : il fait clair en haut jusqu’au soir. Deux jours.',
    category: 'Couverture',
    location: 'Livron',
    date: '2026-05-21',
    before: 'galerie-velux-avant',
    after: 'galerie-velux-apres',
  },
  {
    title: 'Du fibrociment au bac acier',
    description:
      'Hangar agricole de 320 m², plaques noircies et cassées par endroits. Dépose dans les règles, bac acier nervuré gris graphite avec régulateur de condensation, rives, faîtière et gouttière neuves.',
    category: 'Couverture',
    location: 'Loriol-sur-Drôme',
    date: '2025-10-30',
    before: 'galerie-bac-acier-avant',
    after: 'galerie-bac-acier-apres',
  },
];
