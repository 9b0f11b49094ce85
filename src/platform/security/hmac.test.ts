import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hmacSha256 } from './hmac.server.ts';

describe('hmacSha256', () => {
  it.each([0, 1, 31, 32, 63, 64, 65, 200])('returns what Node returns for a key of %i bytes', (length) => {
    const key = randomBytes(length);
    for (const size of [0, 1, 55, 56, 64, 5_000]) {
      const content = randomBytes(size);
      expect(hmacSha256(key, content)).toEqual(createHmac('sha256', key).update(content).digest());
    }
  });
});
