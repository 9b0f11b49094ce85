import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /plan-du-site. */
export const SITE_MAP_TEXTS = catalogue('site-map', {
  incomplete: 'Une partie de la liste n’a pas pu être lue. Réessayez dans un instant.',
});
