import { catalogue } from './catalogue.ts';

/** Words that ask for a quote, by what the owner has stated of its price. */
export const QUOTE_CALL_TEXTS = catalogue('quote-call', {
  free: {
    label: 'Devis gratuit',
    request: 'Demander un devis gratuit',
    detailed: 'Devis gratuit et détaillé',
    a_quote: 'un devis gratuit',
    terms: 'Devis gratuit',
    note: 'Devis gratuit, détaillé et sans engagement.',
  },
  neutral: {
    label: 'Demander un devis',
    request: 'Demander un devis',
    detailed: 'Devis détaillé',
    a_quote: 'un devis',
    terms: 'Devis détaillé',
    note: 'Devis détaillé et sans engagement.',
  },
});
