import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of a review's card, separate from the page's texts because they are bundled with the scripts. */
export const TESTIMONIAL_CARD_TEXTS = catalogue('testimonial-card', {
  rating: 'Note : {rating} sur 5',
  published: 'Publié le',
  experience: 'Travaux du',
  verified: 'Avis vérifié',
  report: 'Signaler cet avis',
  toReport: 'écrit par {name}',
});
