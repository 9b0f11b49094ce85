import { describe, expect, it } from 'vitest';
import { withoutTax } from './tax-words.ts';

describe('withoutTax', () => {
  it.each([
    ['Total TTC', 'Total'],
    ['Prix unitaire HT', 'Prix unitaire'],
    ['Budget (€ HT)', 'Budget (€)'],
    ['Montant HT (€)', 'Montant (€)'],
    ['{price} HT / {unit}', '{price} / {unit}'],
    ['Le contrat était de {amount} TTC.', 'Le contrat était de {amount}.'],
    ['{quantity} × {price}, TVA {rate}', '{quantity} × {price}'],
    ['HT, dont {approved} approuvés', 'Dont {approved} approuvés'],
    ['Hors taxes, en euros.', 'En euros.'],
    ['TTC, pour chaque kilomètre au-delà.', 'Pour chaque kilomètre au-delà.'],
  ])('shortens %j', (label, short) => {
    expect(withoutTax(label)).toBe(short);
  });

  it.each(['reste à encaisser', 'Taux de TVA par défaut', 'CHT', 'TTCX'])('keeps %j', (label) => {
    expect(withoutTax(label)).toBe(label);
  });
});
