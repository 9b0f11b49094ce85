import type { PictureName } from './picture-alts.server.ts';

/** Pictures of the public pages themselves, which look them up under these names. */
export const SITE_PICTURES: PictureName[] = [
  'hero-toiture',
  'hero-zinguerie',
  'hero-charpente',
  'hero-demoussage',
  'avant-demoussage',
  'apres-demoussage',
  'apropos-atelier',
  'equipe',
  'page-introuvable',
  'image-de-remplacement',
  'ville-lyon',
  'ville-saint-etienne',
  'ville-valence',
  'ville-clermont-ferrand',
  'ville-grenoble',
];
