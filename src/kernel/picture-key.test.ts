import { describe, expect, it } from 'vitest';
import { addTint, readTint } from './picture-key.ts';

const RANDOM = '0123456789abcdef0123456789abcdef';

describe('readTint', () => {
  it('reads what was written, from a key as long as before', () => {
    const key = addTint(RANDOM, '9c4');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(readTint(key)).toBe('9c4');
  });

  it('reads nothing from an ordinary key', () => {
    expect(readTint(RANDOM)).toBeUndefined();
  });
});
