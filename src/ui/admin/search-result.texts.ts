import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the preview of a search result. */
export const SEARCH_RESULT_TEXTS = catalogue('search-result', {
  label: 'Aperçu dans un moteur de recherche',
  noDescription: 'Sans description, celle du site est reprise.',
  lengths: {
    title: 'Titre : {count} caractères sur {shown} environ',
    description: 'Description : {count} caractères sur {shown} environ',
  },
  cut: {
    title: 'Titre : {count} caractères, coupé vers {shown}',
    description: 'Description : {count} caractères, coupée vers {shown}',
  },
});
