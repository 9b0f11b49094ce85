import { describe, expect, it } from 'vitest';
import { getExpiry } from './quote-words.ts';

// 00:30 in Paris: the Paris day counts, not the UTC day.
const NOW = new Date('2026-11-20T23:30:00Z');

describe('quote words', () => {
  it.each([
    ['2026-11-21', 'Expire aujourd’hui', false],
    ['2026-11-22', 'Expire demain', false],
    ['2026-12-21', 'Expire dans 30 jours', false],
    ['2026-11-20', 'Expiré depuis le 20 novembre 2026', true],
  ])('shows for a quote valid until %s: %s', (validUntil, text, isPast) => {
    expect(getExpiry({ status: 'pending', validUntil }, NOW)).toEqual({ text, isPast });
  });

  it('shows no expiry for a decided quote or one without a date', () => {
    expect(getExpiry({ status: 'approved', validUntil: '2026-11-20' }, NOW)).toBeUndefined();
    expect(getExpiry({ status: 'pending', validUntil: null }, NOW)).toBeUndefined();
  });
});
