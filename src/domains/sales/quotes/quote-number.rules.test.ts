import { describe, expect, it } from 'vitest';
import { quoteNumber } from './quote-number.rules.ts';

describe('quote number', () => {
  it('puts six digits after the D, as printed on the devis', () => {
    expect([7, 123_456, 1_234_567].map(quoteNumber)).toEqual(['D000007', 'D123456', 'D1234567']);
  });
});
