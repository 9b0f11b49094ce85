import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of a service card. */
export const SERVICE_CARD_TEXTS = catalogue('service-card', {
  see: 'Découvrir',
  quote: 'Demander un devis',
  quoteFor: 'pour {service}',
});
