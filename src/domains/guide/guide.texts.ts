import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the owner's guide around its articles, which are in the folder `guide`. */
export const GUIDE_TEXTS = catalogue('guide', {
  title: 'Aide',
  meta: 'Aide – Administration',
  articleMeta: '{title} – Aide',
  description: 'Les gestes de tous les jours, pas à pas. Rien n’est demandé à un autre site.',
  open: 'Aide',
  search: 'Chercher dans l’aide',
  list: 'Articles',
  none: 'Aucun article ne contient ces mots.',
  back: 'Toute l’aide',
  offline: {
    title: 'Aide, hors connexion',
    lead: 'Il n’y a pas de connexion : l’administration ne peut pas s’ouvrir. L’aide, elle, reste lisible.',
    retry: 'Réessayer',
  },
  missing: 'Cet article n’existe pas.',
});
