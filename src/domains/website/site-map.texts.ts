import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /plan-du-site. */
export const SITE_MAP_TEXTS = catalogue('site-map', {
  meta: {
    title: 'Plan du site – {name}',
    description:
      'Toutes les pages du site de {name} : services, villes, réalisations, avis, blog et informations légales.',
  },
  title: 'Plan du site',
  text: 'Toutes les pages, à plat. Si l’une vous manque, écrivez-nous.',
  incomplete: 'Une partie de la liste n’a pas pu être lue. Réessayez dans un instant.',
});
