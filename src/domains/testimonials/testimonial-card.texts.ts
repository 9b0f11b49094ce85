import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of a review's card, apart from the page's own: they travel with the scripts. */
export const TESTIMONIAL_CARD_TEXTS = catalogue('testimonial-card', {
  rating: 'Note : {rating} sur 5',
  published: 'Publié le',
  experience: 'Travaux du',
  verified: 'Avis vérifié',
  report: 'Signaler cet avis',
  reportOf: 'écrit par {name}',
});
