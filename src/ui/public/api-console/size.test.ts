import { describe, expect, it } from 'vitest';
import { toSize } from './size.ts';

describe('toSize', () => {
  it.each([
    [0, '0 octets'],
    [812, '812 octets'],
    [12_340, '12,3 Ko'],
    [25_000_000, '25 Mo'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(toSize(bytes).replace('\u00a0', ' ')).toBe(text);
  });
});
