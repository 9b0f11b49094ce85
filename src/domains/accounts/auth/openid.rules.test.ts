import { describe, expect, it } from 'vitest';
import { isFreshProof, provenSince } from './openid.rules.ts';

const at = (seconds: number): string =>
  new Date(Date.parse('2026-11-20T08:00:00.000Z') + seconds * 1_000).toISOString();

describe('isFreshProof', () => {
  it.each([
    [at(20), true],
    [at(-20), true],
    [at(-40), false],
    [null, false],
  ])('reads a proof of %s as fresh: %s', (provenAt, isFresh) => {
    expect(isFreshProof(provenAt, at(0))).toBe(isFresh);
  });
});

describe('provenSince', () => {
  it('takes the time of the provider, never one of the future, and no time as long ago', () => {
    expect(provenSince(at(-3_600), at(0))).toBe(at(-3_600));
    expect(provenSince(at(3_600), at(0))).toBe(at(0));
    expect(provenSince(null, at(0)).startsWith('1970-')).toBe(true);
  });
});
