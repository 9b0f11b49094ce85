import { catalogue } from '#src/kernel/catalogue.ts';

/** Alternative texts of the neutral illustrations that come with the product (`illustrations/`), by file name. */
export const NEUTRAL_ALTS = catalogue('neutral-pictures', {
  'hero-toiture':
    'Toit de tuiles canal à la lumière du soir, avec sa cheminée de brique et sa fenêtre de toit, au-dessus des vignes et des montagnes',
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
});
