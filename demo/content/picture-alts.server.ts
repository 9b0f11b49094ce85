/** The demo pictures, by the name of their file in `pictures/`, each with its alternative text. */
export const PICTURE_ALTS = {
  'hero-toiture':
    'Toit de tuiles canal à la lumière du soir, avec sa cheminée de brique et sa fenêtre de toit, au-dessus des vignes et du Vercors',
  'hero-zinguerie': 'Toiture de zinc à joint debout avec sa lucarne, sa gouttière et sa descente, sous un ciel frais',
  'hero-charpente':
    'Charpente de bois en cours de levage au lever du soleil, deux charpentiers au travail sur les fermes',
  'hero-demoussage': 'Toit d’ardoises à moitié couvert de mousse, à moitié nettoyé, pendant un démoussage à la lance',
  charpente: 'Charpente neuve vue de l’intérieur : fermes à poinçon, pannes et chevrons ouverts sur le ciel du matin',
  couverture:
    'Pose d’une couverture en tuiles canal : liteaux, écran de sous-toiture et rangs de tuiles qui montent vers le faîtage',
  'reparation-des-fuites':
    'Fuite sous un toit : la lumière passe par une tuile manquante et les gouttes tombent dans un seau de zinc',
  demoussage:
    'Tuiles couvertes de mousse à gauche, brossées et propres à droite, avec le seau et la brosse du couvreur',
  nettoyage:
    'Nettoyage d’un toit d’ardoises à l’eau : la lance ouvre une bande claire et mouillée dans la surface grise',
  gouttieres: 'Gouttière de zinc demi-ronde et sa descente sous l’égout d’un toit de tuiles canal, mur de pierre',
  isolation: 'Isolation d’un toit montrée couche par couche : chevrons, laine de bois, écran, liteaux, tuiles',
  fenetres: 'Deux fenêtres de toit dans une couverture d’ardoises, l’une entrouverte, le ciel dans les vitres',
  installation: 'Maison en chantier : échafaudage, charpente neuve levée à droite et tuiles déjà posées à gauche',
  zinguerie: 'Toits de zinc à joint debout, lucarnes et souches de cheminées au-dessus d’un village, lumière du soir',
  entretien: 'Maison de village au printemps, une échelle contre la gouttière et un couvreur qui contrôle le toit',
  'avant-demoussage': 'Avant démoussage : toit de tuiles canal noirci et couvert de mousse',
  'apres-demoussage': 'Après démoussage : le même toit de tuiles canal, propre et sain',
  'avant-tuiles': 'Avant réfection : tuiles écailles glissées, cassées et manquantes',
  'apres-tuiles': 'Après réfection : couverture en tuiles écailles refaite à neuf, avec une fenêtre de toit',
  'avant-zinguerie': 'Avant : zinc taché, gouttière rouillée et affaissée',
  'apres-zinguerie': 'Après : zinc à joint debout neuf, gouttière et descente remplacées',
  'avant-charpente': 'Avant : combles sombres, pannes affaissées et voliges trouées',
  'apres-charpente': 'Après : charpente reprise en bois clair, pannes droites et voligeage neuf',
  'avant-isolation': 'Avant isolation : rampants nus, voliges et chevrons apparents',
  'apres-isolation': 'Après isolation : laine de bois entre chevrons et membrane posée dans les combles',
  'avant-fuite': 'Avant : souche de cheminée sans solin, tuiles cassées autour, sous la pluie',
  'apres-fuite': 'Après : souche rejointoyée, abergement de zinc et tuiles remplacées',
  'apropos-atelier':
    'Atelier du zingueur : établi, cisailles, maillet, épi de faîtage, rouleaux de zinc et outils au mur près de la fenêtre',
  equipe: 'Trois couvreurs sur le faîtage d’un toit de tuiles, en contre-jour au coucher du soleil',
  'page-introuvable': 'La nuit, une tuile manque au toit : une lumière chaude sort par l’ouverture',
  'image-de-remplacement': 'Dessin au trait d’une charpente à fermes, craie sur ardoise',
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
