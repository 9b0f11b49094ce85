import { describe, expect, it } from 'vitest';
import { getGrossRows, getLineLabel, getLineParts, getPrintedNumber } from './document-parts.ts';
import type { PricedLine } from './priced-lines.ts';

const LINE: PricedLine = { label: 'Pose', quantity_milli: 1000, unit: 'm²', unit_price_cents: 100, vat_rate: 20 };
const totals = { net_cents: -100, vat: [], vat_cents: -20, gross_cents: -120 };
const amendment = { place: 2, contract: 'D000012', removed: [LINE], before_cents: 500, after_cents: 380 };

describe('getPrintedNumber', () => {
  it('names the contract of an amendment', () => {
    expect(getPrintedNumber({ number: 'D000012' })).toBe('n° D000012');
    expect(getPrintedNumber({ number: 'D000012-A2', amendment })).toBe('n° 2 au devis D000012');
  });
});

describe('getLineParts', () => {
  it('separates added lines from removed ones, and leaves out an empty part', () => {
    expect(getLineParts({ lines: [LINE] })).toEqual([{ title: '', lines: [LINE] }]);
    expect(getLineParts({ lines: [LINE], amendment }).map(({ title }) => title)).toEqual([
      'Travaux ajoutés',
      'Travaux retirés',
    ]);
    expect(getLineParts({ lines: [], amendment })).toEqual([{ title: 'Travaux retirés', lines: [LINE] }]);
  });
});

describe('getLineLabel', () => {
  it('marks a line that an amendment removed', () => {
    expect([getLineLabel('Pose', 1000), getLineLabel('Pose', -2000)]).toEqual(['Pose', 'Retiré : Pose']);
  });
});

describe('getGrossRows', () => {
  it('ends with the new total of the contract', () => {
    expect(getGrossRows({ totals, due: null })).toEqual([{ label: 'Total TTC', cents: -120, isStrong: true }]);
    expect(getGrossRows({ totals, due: null, amendment }).map(({ cents }) => cents)).toEqual([-120, 500, 380]);
  });
});
