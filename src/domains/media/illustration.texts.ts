import { catalogue } from '#src/kernel/catalogue.ts';

/** Server texts about the pictures of the site. */
export const ILLUSTRATION_TEXTS = catalogue('illustrations', {
  unknown: 'Cette position n’existe pas.',
  altMissing: 'Décrivez l’image en quelques mots, pour les personnes qui ne la voient pas.',
});
