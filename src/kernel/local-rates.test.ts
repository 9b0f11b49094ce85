import { describe, expect, it } from 'vitest';
import { getLocalRates, isOverseas, MAINLAND_RATES, toLocalRate } from './local-rates.ts';
import { VAT_RATES } from './priced-lines.ts';

describe('isOverseas', () => {
  it.each(['97100', '97 200', '97400'])('finds rates of its own at %s', (code) => {
    expect(isOverseas(code)).toBe(true);
  });

  it.each(['44000', '20000', '97300', '97133', '97150', '97600', ''])('finds none at %j', (code) => {
    expect(isOverseas(code)).toBe(false);
  });
});

describe('toLocalRate', () => {
  it('replaces each rate of the mainland overseas, and none elsewhere', () => {
    expect(MAINLAND_RATES.map((rate) => toLocalRate(rate, '97400'))).toEqual([8.5, 2.1, 2.1, 0]);
    expect(MAINLAND_RATES.map((rate) => toLocalRate(rate, '20000'))).toEqual([20, 10, 5.5, 0]);
  });
});

describe('getLocalRates', () => {
  it('offers only rates that a line can have', () => {
    const offered = [true, false].flatMap((overseas) => getLocalRates(overseas));
    expect(offered.filter((rate) => !VAT_RATES.includes(rate))).toEqual([]);
  });
});
