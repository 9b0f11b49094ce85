import { describe, expect, it } from 'vitest';
import { frequentPasswords } from './frequent-passwords.server.ts';
import { hashOfSecret, newSecret } from './secrets.server.ts';

describe('secrets', () => {
  it('creates a secret of 256 random bits that fits a URL and a header', () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
    expect(new Set(secrets).size).toBe(100);
  });

  it('hashes a secret always to the same value, which does not contain it', () => {
    const secret = newSecret();
    expect(hashOfSecret(secret)).toBe(hashOfSecret(secret));
    expect(hashOfSecret(secret)).not.toContain(secret);
    expect(hashOfSecret(`${secret}x`)).not.toBe(hashOfSecret(secret));
  });

  it('lists the most common passwords, including French ones', async () => {
    const passwords = await frequentPasswords();
    expect(passwords.size).toBeGreaterThan(10_000);
    for (const one of ['123456', '12345678', 'password', 'azerty', 'motdepasse', 'qwertyuiop']) {
      expect(passwords.has(one), one).toBe(true);
    }
    expect(await frequentPasswords()).toBe(passwords);
  });
});
