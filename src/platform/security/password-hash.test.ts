import { argon2Sync } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { HASH_COST, hashCost, hashPassword, isOutdatedHash, verifyPassword } from './password-hash.server.ts';
import { currentKeys, setSecretKeys } from './secret-key.server.ts';

const PASSWORD = 'une ardoise bleue, 🏠 et trois lattes';

describe('password hash', () => {
  const lowered = { ...hashCost() };
  beforeAll(() => void Object.assign(hashCost(), HASH_COST));
  afterAll(() => void Object.assign(hashCost(), lowered));

  describe('hashPassword', () => {
    it('uses Argon2id with at least 19 MiB and two passes, and its own salt', async () => {
      const [first, second] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
      const [, memory, passes] =
        /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1,keyid=[0-9a-f]{8}\$[\w+/]{22}\$[\w+/]{43}$/.exec(first) ?? [];
      expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
      expect(Number(passes)).toBeGreaterThanOrEqual(2);
      expect(first).not.toBe(second);
    });

    it('matches only the exact password, to its last character, in any Unicode normal form', async () => {
      const stored = await hashPassword(`${'é'.repeat(127)}!`);
      expect(await verifyPassword(`${'e\u0301'.repeat(127)}!`, stored)).toBe(true);
      expect(await verifyPassword(`${'é'.repeat(127)}?`, stored)).toBe(false);
      expect(await verifyPassword('é'.repeat(127), stored)).toBe(false);
    });

    it('verifies a hash made with another cost', async () => {
      const nonce = Buffer.alloc(16, 7);
      const cost = { parallelism: 1, tagLength: 32, memory: 1_024, passes: 3 };
      const key = argon2Sync('argon2id', { message: PASSWORD, nonce, ...cost });
      const stored = `$argon2id$v=19$m=1024,t=3,p=1$${nonce.toString('base64')}$${key.toString('base64')}`;
      expect(await verifyPassword(PASSWORD, stored)).toBe(true);
    });

    it.each([undefined, '', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abc'])(
      'matches no password for the stored value %j',
      async (stored) => {
        expect(await verifyPassword('', stored)).toBe(false);
        expect(await verifyPassword(PASSWORD, stored)).toBe(false);
      },
    );

    it('takes the same time for a missing hash as for an existing one', async () => {
      const stored = await hashPassword(PASSWORD);
      const timed = async (of: string | undefined): Promise<number> => {
        const start = performance.now();
        await verifyPassword('wrong', of);
        return performance.now() - start;
      };
      // A busy machine only adds time, so the minimum of several alternating attempts measures the work itself.
      const least = { existing: Number.POSITIVE_INFINITY, missing: Number.POSITIVE_INFINITY };
      for (let turn = 0; turn < 20 && (turn < 4 || least.missing <= least.existing / 3); turn += 1) {
        least.existing = Math.min(least.existing, await timed(stored));
        least.missing = Math.min(least.missing, await timed(undefined));
      }
      expect(least.missing).toBeGreaterThan(least.existing / 3);
    });
  });

  describe('pepper', () => {
    const OTHER = 'another secret key of the tests, as long as it must be';
    const nonce = Buffer.alloc(16, 7);
    const unpeppered = (cost: { memory: number; passes: number }): string => {
      const key = argon2Sync('argon2id', { message: PASSWORD, nonce, parallelism: 1, tagLength: 32, ...cost });
      const parameters = `m=${cost.memory},t=${cost.passes},p=1`;
      return `$argon2id$v=19$${parameters}$${nonce.toString('base64')}$${key.toString('base64')}`;
    };
    afterEach(() => setSecretKeys(TEST_SECRET_KEY));

    it('stores the id of its key, and changes the hash', async () => {
      const stored = await hashPassword(PASSWORD);
      expect(stored).toContain(`,keyid=${currentKeys().id}$`);
      expect(await verifyPassword(PASSWORD, stored.replace(/,keyid=\w+/, ''))).toBe(false);
    });

    it('matches nothing without its key, and still matches while that key is configured as an older one', async () => {
      const stored = await hashPassword(PASSWORD);
      setSecretKeys(OTHER);
      expect(await verifyPassword(PASSWORD, stored)).toBe(false);
      setSecretKeys(OTHER, TEST_SECRET_KEY);
      expect(await verifyPassword(PASSWORD, stored)).toBe(true);
      expect(isOutdatedHash(stored)).toBe(true);
    });

    it('treats every older hash as outdated, and a new one as current', async () => {
      expect(isOutdatedHash(await hashPassword(PASSWORD))).toBe(false);
      expect(isOutdatedHash(unpeppered({ memory: 19_456, passes: 2 }))).toBe(true);
      const cheap = (await hashPassword(PASSWORD)).replace('m=19456', 'm=8192');
      expect([isOutdatedHash(cheap), isOutdatedHash('')]).toEqual([true, true]);
    });

    it('verifies a hash made without pepper', async () => {
      expect(await verifyPassword(PASSWORD, unpeppered({ memory: 19_456, passes: 2 }))).toBe(true);
    });
  });

  /** Returns a hash of the lowest possible cost, so that fifty of them take little time. */
  function cheapHash(password: string): string {
    const nonce = Buffer.alloc(16, 7);
    const key = argon2Sync('argon2id', {
      message: password,
      nonce,
      parallelism: 1,
      tagLength: 32,
      memory: 8,
      passes: 1,
    });
    return `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString('base64')}$${key.toString('base64')}`;
  }

  it('refuses verifications beyond a short queue, and completes the waiting ones', async () => {
    const stored = cheapHash('x');
    const places = availableParallelism() + 50;
    const ends = await Promise.allSettled(Array.from({ length: places + 5 }, () => verifyPassword('x', stored)));
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    expect(ends.filter((end) => end.status === 'fulfilled' && end.value)).toHaveLength(places);
    expect(await verifyPassword('x', stored)).toBe(true);
  });
});
