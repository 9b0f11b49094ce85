import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of a work's card, separate from the page's own because they are sent to the browser. */
export const GALLERY_CARD_TEXTS = catalogue('gallery-card', {
  before: 'Avant',
  after: 'Après',
  slider: 'Comparer avant et après : {title}',
  sliderValue: '{percent} % après travaux',
});
