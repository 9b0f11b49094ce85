import { describe, expect, it } from 'vitest';
import { PERIODS } from './dashboard.contract.ts';
import { periodHref, periodOf } from './dashboard-address.rules.ts';

describe('dashboard address rules', () => {
  it('reads the period from the URL and defaults to the month', () => {
    for (const period of PERIODS) expect(periodOf(new URLSearchParams(periodHref(period)))).toBe(period);
    expect(periodHref('year')).toBe('?periode=annee');
    expect(periodHref('month')).toBe('?');
    expect(periodOf(new URLSearchParams('periode=siecle'))).toBe('month');
  });
});
