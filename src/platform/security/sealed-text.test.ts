import { afterEach, describe, expect, it } from 'vitest';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { resealed, seal, unseal } from './sealed-text.server.ts';
import { currentKeys, deriveKeys, setSecretKeys } from './secret-key.server.ts';

const OTHER = 'another secret key of the tests, as long as it must be';
const TEXT = 'GEZDGNBVGY3TQOJQ é 🏠';

afterEach(() => setSecretKeys(TEST_SECRET_KEY));

describe('seal', () => {
  it('decrypts only for the same row and column', () => {
    const sealed = seal(TEXT, 'two_factors.secret:1');
    expect(unseal(sealed, 'two_factors.secret:1')).toBe(TEXT);
    expect(unseal(sealed, 'two_factors.secret:2')).toBeUndefined();
    expect(unseal(sealed, '')).toBeUndefined();
  });

  it('uses a new nonce each time and reveals nothing of the text', () => {
    const all = Array.from({ length: 50 }, () => seal(TEXT, 'x'));
    expect(new Set(all.map((one) => one.slice(0, 34))).size).toBe(50);
    for (const one of all) expect(Buffer.from(one.split('.')[3] ?? '', 'base64url').includes('GEZD')).toBe(false);
  });

  it('stores its version and its key id', () => {
    expect(seal('', 'x')).toMatch(new RegExp(`^sealed\\.1\\.${currentKeys().id}\\.[\\w-]{38}$`));
  });

  it('returns undefined after a single byte was altered', () => {
    const [version, number, id, body = ''] = seal(TEXT, 'x').split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (let place = 0; place < bytes.length; place += 1) {
      const altered = Buffer.from(bytes);
      altered[place] = (altered[place] ?? 0) ^ 1;
      expect(unseal(`${version}.${number}.${id}.${altered.toString('base64url')}`, 'x')).toBeUndefined();
    }
  });

  it.each([
    '',
    'plain',
    'sealed.1.00000000.AAAA',
    'sealed.2.00000000.AAAA',
    `sealed.1.${'0'.repeat(8)}.${'A'.repeat(60)}`,
  ])('returns undefined for %j', (stored) => expect(unseal(stored, 'x')).toBeUndefined());

  it('returns undefined with another key', () => {
    const sealed = seal(TEXT, 'x');
    setSecretKeys(OTHER);
    expect(unseal(sealed, 'x')).toBeUndefined();
  });
});

describe('resealed', () => {
  it('encrypts a plain text once', () => {
    const sealed = resealed(TEXT, 'x') ?? '';
    expect(unseal(sealed, 'x')).toBe(TEXT);
    expect(resealed(sealed, 'x')).toBeUndefined();
  });

  it('encrypts a text of an older key with the current one', () => {
    const old = seal(TEXT, 'x');
    setSecretKeys(OTHER, TEST_SECRET_KEY);
    const fresh = resealed(old, 'x') ?? '';
    setSecretKeys(OTHER);
    expect([unseal(old, 'x'), unseal(fresh, 'x')]).toEqual([undefined, TEXT]);
  });

  it('leaves a text unchanged that cannot be decrypted', () => {
    const old = seal(TEXT, 'x');
    setSecretKeys(OTHER);
    expect(resealed(old, 'x')).toBeUndefined();
  });
});

describe('deriveKeys', () => {
  it('derives the same keys from the same secret, a different one for each purpose', () => {
    const keys = deriveKeys(OTHER);
    expect(deriveKeys(OTHER)).toEqual(keys);
    const all = [keys.encryption.toString('base64url'), keys.pepper.toString('base64url'), keys.check];
    expect(new Set(all).size).toBe(3);
    expect(all.every((one) => one.length === 43)).toBe(true);
    expect(deriveKeys(`${OTHER}.`).id).not.toBe(keys.id);
  });

  it('throws before the secret is set', () => {
    setSecretKeys();
    expect(currentKeys).toThrow('not open');
  });
});
