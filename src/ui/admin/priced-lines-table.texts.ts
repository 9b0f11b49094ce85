import { catalogue } from '#src/kernel/catalogue.ts';

/** Headings of a table of priced lines, and the figures of a line in one text. */
export const PRICED_LINES_TEXTS = catalogue('priced-lines', {
  label: 'Désignation',
  quantity: 'Quantité',
  price: 'Prix unitaire HT',
  rate: 'TVA',
  net: 'Total HT',
  short: '{quantity} × {price}, TVA {rate}',
});
