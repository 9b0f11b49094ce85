import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of a service's card. */
export const SERVICE_CARD_TEXTS = catalogue('service-card', {
  see: 'Découvrir',
  quote: 'Demander un devis',
  quoteFor: 'pour {service}',
});
