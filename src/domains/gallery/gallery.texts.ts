import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the gallery grid; they are sent to the browser with its script. */
export const GALLERY_TEXTS = catalogue('gallery', {
  filter: 'Filtrer par catégorie',
  all: 'Toutes',
  one: '1 réalisation',
  many: '{count} réalisations',
  none: 'Aucune réalisation disponible pour le moment.',
  noneFound: 'Aucune réalisation trouvée pour cette catégorie.',
  illustrated:
    'Les images marquées « Illustration » sont des dessins : elles montrent le travail fait, ce ne sont pas des photos du chantier.',
  pages: 'Pages des réalisations',
  previous: 'Réalisations précédentes',
  next: 'Réalisations suivantes',
  position: 'Page {page} sur {last}',
});
