import { catalogue } from './catalogue.ts';

/** Headings and legal notes of a priced document, on paper and on screen. */
export const DOCUMENT_TEXTS = catalogue('priced-document', {
  number: 'n° {number}',
  lines: 'Prestations',
  label: 'Désignation',
  quantity: 'Qté',
  unit: 'Unité',
  unitPrice: 'Prix unitaire HT',
  rate: 'TVA',
  net: 'Total HT',
  detail: '{quantity} {unit} × {price} HT, TVA {rate}',
  totalNet: 'Total HT',
  vat: 'TVA {rate} sur {net}',
  gross: 'Total TTC',
  page: 'Page {page}/{pages}',
  demonstration: 'DÉMONSTRATION – sans valeur',
  vatExempt: 'TVA non applicable, art. 293 B du CGI',
});
