import { describe, expect, it } from 'vitest';
import { documentNumber, quoteNumber } from './quote-number.ts';

describe('quote number', () => {
  it('puts six digits after the D, as printed on the devis', () => {
    expect([7, 123_456, 1_234_567].map(quoteNumber)).toEqual(['D000007', 'D123456', 'D1234567']);
  });

  it('adds the place of an amendment to the number of its contract', () => {
    expect(documentNumber({ id: 12, amends_id: null, amendment: null })).toBe('D000012');
    expect(documentNumber({ id: 13, amends_id: 12, amendment: 2 })).toBe('D000012-A2');
  });
});
