import { describe, expect, it } from 'vitest';
import { CASH_MOST, requireLegalCash } from './receipt.rules.ts';

describe('requireLegalCash', () => {
  it('accepts cash up to the limit of a contract, and refuses one cent more', () => {
    expect(() => requireLegalCash(0, CASH_MOST)).not.toThrow();
    expect(() => requireLegalCash(60_000, 40_000)).not.toThrow();
    expect(() => requireLegalCash(60_000, 40_001)).toThrow();
    expect(() => requireLegalCash(0, CASH_MOST + 1)).toThrow();
  });
});
