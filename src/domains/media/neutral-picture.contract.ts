/** Neutral illustrations that come with the product, by the name of their file in `illustrations/`. */
export const NEUTRAL_NAMES = [
  'hero-toiture',
  'hero-zinguerie',
  'hero-charpente',
  'hero-demoussage',
  'charpente',
  'couverture',
  'reparation-des-fuites',
  'demoussage',
  'nettoyage',
  'gouttieres',
  'isolation',
  'fenetres',
  'installation',
  'zinguerie',
  'entretien',
  'avant-demoussage',
  'apres-demoussage',
  'avant-tuiles',
  'apres-tuiles',
  'avant-zinguerie',
  'apres-zinguerie',
  'avant-charpente',
  'apres-charpente',
  'avant-isolation',
  'apres-isolation',
  'avant-fuite',
  'apres-fuite',
  'apropos-atelier',
  'equipe',
  'page-introuvable',
  'image-de-remplacement',
] as const;

export type NeutralName = (typeof NEUTRAL_NAMES)[number];

/** Returns the address of a neutral illustration: 1200 pixels wide. */
export const neutralPath = (name: NeutralName): string => `/illustrations/${name}.webp`;
