import { NEUTRAL_ALTS } from '#src/domains/media/neutral-picture.texts.ts';

/** The demo pictures, by the name of their file in `pictures/`, each with its alternative text. */
export const PICTURE_ALTS = {
  ...NEUTRAL_ALTS,
  'hero-toiture':
    'Toit de tuiles canal à la lumière du soir, avec sa cheminée de brique et sa fenêtre de toit, au-dessus des vignes et du Vercors',
  'blog-hiver': 'Toit sous la neige en hiver, cheminée qui fume et stalactites de glace à la gouttière',
  'blog-mousse': 'Coussins de mousse et lichens vus de près sur des tuiles, perlés de rosée',
  'blog-tuiles':
    'Panneaux d’échantillons sur un établi : tuiles canal, romanes, plates, écailles et ardoises côte à côte',
  'blog-isolation':
    'Deux maisons jumelles en hiver : la neige a fondu sur le toit mal isolé, elle tient sur le toit isolé',
  'blog-velux':
    'Chambre sous les toits : la fenêtre de toit ouvre sur la vallée du Rhône et le Vercors au soleil du soir',
  'blog-gouttieres': 'Gouttière pleine de feuilles mortes sous la pluie d’automne, l’eau déborde',
  'galerie-ardoise-avant': 'Avant : croupe d’ardoises moussue, ardoises glissées ou tombées, voliges à nu',
  'galerie-ardoise-apres':
    'Après : la même croupe en ardoises neuves posées au crochet, arêtier, faîtage et épi de zinc',
  'galerie-cheneau-avant': 'Avant : chéneau rouillé et percé derrière le parapet, eau stagnante et feuilles mortes',
  'galerie-cheneau-apres': 'Après : le même chéneau plié en zinc neuf, avec ses ressauts et sa crapaudine',
  'galerie-lucarne-avant': 'Avant : lucarne de bois pourri, peinture écaillée, carreau cassé et tuiles moussues',
  'galerie-lucarne-apres': 'Après : la même lucarne habillée de zinc à joint debout, fenêtre neuve et bavette au pied',
  'galerie-cheminee-avant':
    'Avant : haute souche de briques fissurée, joints vides, solin décollé et herbes sur le couronnement',
  'galerie-cheminee-apres':
    'Après : la même souche rejointoyée, coiffée d’une dalle sur piles, avec son solin de zinc à gradins',
  'galerie-faitage-avant':
    'Avant : faîtage au mortier éclaté, faîtières déplacées ou tombées, joints ouverts à la pluie',
  'galerie-faitage-apres': 'Après : le même faîtage posé à sec, faîtières alignées et clipsées sur un closoir ventilé',
  'galerie-lauze-avant':
    'Avant : toit de lauzes affaissé d’une ferme du plateau, faîtage creusé et trou dans la couverture',
  'galerie-lauze-apres': 'Après : le même toit de lauzes reposé d’aplomb, rangs réguliers et faîtage droit',
  'galerie-bac-acier-avant':
    'Avant : hangar agricole couvert de plaques ondulées grises, noircies et cassées par endroits',
  'galerie-bac-acier-apres':
    'Après : le même hangar en bac acier nervuré gris graphite, rives, faîtière et gouttière neuves',
  'blog-tempete':
    'Après la tempête : tuiles arrachées, bâche sanglée sur les liteaux par un couvreur, le ciel qui s’éclaircit',
  'blog-devis':
    'Sur une table d’atelier, une feuille de devis, un croquis de toit, un mètre pliant, un crayon, une tuile et une tasse',
  'galerie-velux-avant': 'Avant : longère au pan de toit aveugle, combles sans jour, un soir gris',
  'galerie-velux-apres':
    'Après : deux fenêtres de toit posées dans le même pan avec leurs raccords, les combles éclairés le soir',
  'ville-lyon':
    'Lyon en automne, vue des toits : la Saône et ses quais, la colline de Fourvière, sa basilique et la tour métallique',
  'ville-saint-etienne':
    'Saint-Étienne au printemps : les deux crassiers et le chevalement de la mine au-dessus des toits de tuiles mécaniques, le Pilat au loin',
  'ville-valence':
    'Valence en été sous le mistral : platanes courbés au bord du Rhône et, en face, les ruines de Crussol sur leur falaise',
  'ville-clermont-ferrand':
    'Clermont-Ferrand au couchant : la cathédrale noire et ses deux flèches, les toits d’ardoise et la chaîne des Puys',
  'ville-grenoble':
    'Grenoble en hiver : les cabines rondes du téléphérique montent au fort de la Bastille, toits enneigés et crêtes de Belledonne',
} as const;

export type PictureName = keyof typeof PICTURE_ALTS;
