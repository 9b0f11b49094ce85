import { describe, expect, it } from 'vitest';
import { PERIODS } from './dashboard.contract.ts';
import { getPeriod, periodHref } from './dashboard-address.rules.ts';

describe('dashboard address rules', () => {
  it('reads the period from the URL and defaults to the month', () => {
    for (const period of PERIODS) expect(getPeriod(new URLSearchParams(periodHref(period)))).toBe(period);
    expect(periodHref('year')).toBe('?periode=annee');
    expect(periodHref('month')).toBe('?');
    expect(getPeriod(new URLSearchParams('periode=siecle'))).toBe('month');
  });
});
