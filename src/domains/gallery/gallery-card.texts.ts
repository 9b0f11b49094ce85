import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of a work's card, apart from the page's own: they travel with the scripts. */
export const GALLERY_CARD_TEXTS = catalogue('gallery-card', {
  before: 'Avant',
  after: 'Après',
  slider: 'Comparer avant et après : {title}',
  sliderValue: '{percent} % après travaux',
});
