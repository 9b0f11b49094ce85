import { describe, expect, it } from 'vitest';
import {
  formatChange,
  formatEuros,
  formatPercent,
  getPeriod,
  longSpan,
  periodHref,
  plural,
  shortSpan,
  toLink,
} from './dashboard.views.ts';
import { PERIODS } from './period.contract.ts';

describe('dashboard address views', () => {
  it('reads the period from the URL and defaults to the month', () => {
    for (const period of PERIODS) expect(getPeriod(new URLSearchParams(periodHref(period)))).toBe(period);
    expect(periodHref('year')).toBe('?periode=annee');
    expect(periodHref('month')).toBe('?');
    expect(getPeriod(new URLSearchParams('periode=siecle'))).toBe('month');
  });
});

const record = { id: 7 };

describe('find link views', () => {
  it('links a search result to the screen that opens it', () => {
    expect(toLink('messages', record)).toBe('/admin/contact?view=7');
    expect(toLink('quotes', record)).toBe('/admin/quotes?view=7');
    expect(toLink('articles', record)).toBe('/admin/blog?view=7');
    expect(toLink('subscribers', record)).toBe('/admin/newsletter?view=7');
  });
});

const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('format views', () => {
  it('formats figures in French, and unknown values as a dash', () => {
    expect([12, -3, 0].map((value) => plain(formatChange(value)))).toEqual(['+12 %', '-3 %', '0 %']);
    expect(plain(formatPercent(33.3))).toBe('33,3 %');
    expect([formatChange(null), formatPercent(null)]).toEqual(['–', '–']);
    expect(plain(formatEuros(1234.5))).toBe('1 234,50 €');
  });

  it('names a span by the length of its period', () => {
    expect([shortSpan('2026-11-16', 'month'), longSpan('2026-11-16', 'quarter')]).toEqual(['16 nov.', '16 novembre']);
    expect([shortSpan('2026-11-01', 'year'), longSpan('2026-11-01', 'year')]).toEqual(['nov.', 'novembre 2026']);
  });

  it('uses the singular for zero and one', () => {
    const message = [0, 1, 2].map((count) => plural(count, '{count} devis reçu', '{count} devis reçus'));
    expect(message).toEqual(['0 devis reçu', '1 devis reçu', '2 devis reçus']);
  });
});
