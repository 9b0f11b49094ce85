import { catalogue } from './catalogue.ts';

/** Headings and legal notes of a priced document, on paper and on screen. */
export const DOCUMENT_TEXTS = catalogue('priced-document', {
  number: 'n° {number}',
  amendmentNumber: 'n° {place} au devis {contract}',
  lines: 'Prestations',
  added: 'Travaux ajoutés',
  removed: 'Travaux retirés',
  removedLine: 'Retiré : {label}',
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
  amendmentGross: 'Total de l’avenant TTC',
  contractBefore: 'Total du contrat avant cet avenant TTC',
  contractAfter: 'Nouveau total du contrat TTC',
  page: 'Page {page}/{pages}',
  demonstration: 'DÉMONSTRATION – sans valeur',
  vatExempt: 'TVA non applicable, art. 293 B du CGI',
  withTax: '{amount} TTC',
  /** Words of a document on which no tax is charged. */
  untaxed: {
    unitPrice: 'Prix unitaire',
    net: 'Total',
    detail: '{quantity} {unit} × {price}',
    gross: 'Total',
    amendmentGross: 'Total de l’avenant',
    contractBefore: 'Total du contrat avant cet avenant',
    contractAfter: 'Nouveau total du contrat',
    due: 'Net à payer',
  },
});
