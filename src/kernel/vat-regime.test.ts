import { describe, expect, it } from 'vitest';
import { getVatNote, isUntaxed, toVatRegime, VAT_REGIMES } from './vat-regime.ts';

describe('toVatRegime', () => {
  it.each([
    ['44000', 'standard'],
    ['', 'standard'],
    ['97 400', 'overseas'],
    ['97300', 'outside'],
    ['97 600', 'outside'],
  ])('finds the regime of a company at %j', (code, regime) => {
    expect(toVatRegime(false, code)).toBe(regime);
  });

  it('exempts a company wherever VAT applies', () => {
    const exempt = ['44000', '97400', '97300'].map((code) => toVatRegime(true, code));
    expect(exempt).toEqual(['exempt', 'exempt', 'outside']);
  });
});

describe('getVatNote', () => {
  it('names the article by which no VAT is charged, and nothing where it is', () => {
    expect(VAT_REGIMES.map(getVatNote)).toEqual([
      '',
      '',
      'TVA non applicable, art. 293 B du CGI',
      'TVA non applicable, art. 294 du CGI',
    ]);
    expect(VAT_REGIMES.filter(isUntaxed)).toEqual(['exempt', 'outside']);
  });
});
