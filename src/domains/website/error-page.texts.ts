import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the error page. */
export const ERROR_PAGE_TEXTS = catalogue('error-page', {
  missing: 'Page Non Trouvée',
  failed: 'Une erreur est survenue',
  text: 'Réessayez dans un instant.',
  reference: 'Référence :',
  home: 'Retour à l’accueil',
});
