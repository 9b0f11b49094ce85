import { argon2Sync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { isOutdatedHash } from '#src/platform/security/password-hash.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { openedBy, toActor } from '../auth.fixture.server.ts';
import { signIn } from './sign-in.server.ts';

useDatabase();

const START = Date.parse('2026-11-20T08:00:00.000Z');
const later = (minutes: number): void => freezeClock(new Date(START + minutes * 60_000));

interface Try {
  email?: string;
  password?: string;
  from?: string;
  knownDevice?: string;
  newDevice?: string;
}

let account: Account;
const wrong = 'une tuile et deux lattes';
const attempt = ({ email = account.email, password = FIXTURE_PASSWORD, from = '203.0.113.7', ...secrets }: Try = {}) =>
  signIn({ ...asVisitor(), clientAddress: from }, { email, password, ...secrets });
/** Returns 200, or the status of the refusal. */
const getStatus = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof DomainError ? error.status : 500),
  );
const fail = async (times: number, how: Try = {}): Promise<number[]> => {
  const answers: number[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push(await getStatus(attempt({ password: wrong, ...how })));
  return answers;
};

describe('signIn', () => {
  beforeEach(async () => {
    later(0);
    account = await anAccount();
  });
  afterEach(() => freezeClock());

  describe('right password', () => {
    it('opens a session whose token identifies the user', async () => {
      const { token, user } = openedBy(await attempt({ email: ` ${account.email.toUpperCase()} ` }));
      expect(user).toMatchObject({ id: account.id, email: account.email, last_login: '2026-11-20T08:00:00.000Z' });
      expect(user).not.toHaveProperty('passwordHash');
      expect(await toActor(token)).toMatchObject({ kind: 'user', userId: account.id, role: 'user' });
    });

    it('reports a deactivated account, but only for the right password', async () => {
      await db().updateTable('users').set({ is_active: 0 }).execute();
      expect(await getStatus(attempt())).toBe(403);
      expect(await getStatus(attempt({ password: wrong }))).toBe(401);
      expect(await db().selectFrom('sessions').selectAll().execute()).toEqual([]);
    });
  });

  describe('refusal', () => {
    it('logs IP address and program but no email address, with or without an account', async () => {
      await fail(1);
      await fail(1, { email: 'nobody@essai.example' });
      const lines = await db().selectFrom('audit_log').selectAll().where('action', '=', 'session.refuse').execute();
      const seen = { actor_id: null, ip: '203.0.113.7', user_agent: 'essai', after: '{"reason":"password"}' };
      expect(lines).toMatchObject([
        { ...seen, subject: `user:${account.id}` },
        { ...seen, subject: 'user:0' },
      ]);
      expect(JSON.stringify(lines)).not.toContain('@');
    });
  });

  describe('locking of an account', () => {
    it('locks after five failures, for the right password too, for a quarter of an hour', async () => {
      expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
      await expect(attempt()).rejects.toMatchObject({
        status: 429,
        message: 'Trop de tentatives. Réessayez dans 15 minutes.',
        retryAfterSeconds: 900,
      });
      later(14.9);
      expect(await getStatus(attempt())).toBe(429);
      later(16);
      expect(await getStatus(attempt())).toBe(200);
    });

    it('locks after three failures when the settings say three', async () => {
      await saveSettings(systemContext('test'), { group: 'security', values: { login_attempts: 3 } });
      expect(await fail(4)).toEqual([401, 401, 401, 429]);
      expect(await getStatus(attempt())).toBe(429);
    });

    it('resets the counter after the right password', async () => {
      await fail(4);
      await attempt();
      expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
    });

    it('counts, refuses and answers an unknown account like an existing one', async () => {
      const known = await attempt({ password: wrong }).catch((error: unknown) => error);
      const unknown = await attempt({ email: 'nobody@essai.example' }).catch((error: unknown) => error);
      expect(unknown).toEqual(known);
      expect(known).toMatchObject({ status: 401, message: 'Email ou mot de passe incorrect' });
      expect(await fail(5, { email: 'nobody@essai.example' })).toEqual([401, 401, 401, 401, 429]);
    });

    it('locks after exactly the limit, even with parallel guesses', async () => {
      const guesses = Array.from({ length: 12 }, () => getStatus(attempt({ password: wrong })));
      const answers = await Promise.all(guesses);
      expect(answers.filter((status) => status === 401)).toHaveLength(5);
      expect(answers.filter((status) => status === 429)).toHaveLength(7);
    });
  });

  describe('attacker who fails on purpose', () => {
    const device = newSecret();
    beforeEach(() => attempt({ newDevice: device }));

    it('locks the account for unknown devices, not for a known one', async () => {
      await fail(6, { from: '198.51.100.9' });
      expect(await getStatus(attempt({ from: '198.51.100.8' }))).toBe(429);
      expect(await getStatus(attempt({ knownDevice: device }))).toBe(200);
    });

    it('locks out no known device behind the same IP address', async () => {
      for (let turn = 0; turn < 21; turn += 1) await fail(1, { email: `x${turn}@essai.example` });
      expect(await getStatus(attempt())).toBe(429);
      expect(await getStatus(attempt({ knownDevice: device }))).toBe(200);
    });

    it('gains nothing with an invented device or one of another account', async () => {
      const other = await anAccount();
      const foreign = newSecret();
      await attempt({ email: other.email, newDevice: foreign });
      await fail(5, { from: '198.51.100.9' });
      expect(await getStatus(attempt({ knownDevice: newSecret() }))).toBe(429);
      expect(await getStatus(attempt({ knownDevice: foreign }))).toBe(429);
    });

    it('limits guesses on the owner’s device as well', async () => {
      expect(await fail(6, { knownDevice: device })).toEqual([401, 401, 401, 401, 401, 429]);
      expect(await getStatus(attempt({ knownDevice: device }))).toBe(429);
    });
  });

  describe('password hash without pepper', () => {
    const nonce = Buffer.alloc(16, 7);
    const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
    const old = (): string => {
      const key = argon2Sync('argon2id', { message: FIXTURE_PASSWORD, nonce, ...cost });
      return `$argon2id$v=19$m=19456,t=2,p=1$${nonce.toString('base64')}$${key.toString('base64')}`;
    };
    const storedHash = async () =>
      (await db().selectFrom('users').select('password_hash').where('id', '=', account.id).executeTakeFirstOrThrow())
        .password_hash;

    it('allows the sign-in and is replaced by a hash with pepper that works as well', async () => {
      await db().updateTable('users').set({ password_hash: old() }).where('id', '=', account.id).execute();
      expect(await getStatus(attempt())).toBe(200);
      const stored = await storedHash();
      expect(isOutdatedHash(stored)).toBe(false);
      expect(await getStatus(attempt())).toBe(200);
      expect(await storedHash()).toBe(stored);
    });

    it('stays unchanged after a wrong password', async () => {
      const hash = old();
      await db().updateTable('users').set({ password_hash: hash }).where('id', '=', account.id).execute();
      expect(await getStatus(attempt({ password: 'wrong' }))).toBe(401);
      expect(await storedHash()).toBe(hash);
    });
  });

  describe('client limit', () => {
    it('locks a client after twenty failures over many addresses, and no other client', async () => {
      const answers: number[] = [];
      for (let turn = 0; turn < 21; turn += 1) answers.push(...(await fail(1, { email: `x${turn}@essai.example` })));
      expect(answers).toEqual([...Array(20).fill(401), 429]);
      expect(await getStatus(attempt())).toBe(429);
      expect(await getStatus(attempt({ from: '198.51.100.9' }))).toBe(200);
      later(16);
      expect(await getStatus(attempt())).toBe(200);
    });

    it('counts no successful sign-ins', async () => {
      for (let turn = 0; turn < 22; turn += 1) expect(await getStatus(attempt())).toBe(200);
    });
  });

  it.each([
    { email: '' },
    { email: 'x'.repeat(255) },
    { password: '' },
    { password: 'x'.repeat(1_001) },
    { email: 5 as unknown as string },
  ])('refuses %j with 422 before anything is counted', async (odd) => {
    expect(await getStatus(attempt(odd))).toBe(422);
    expect(await db().selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it.each(['a\u0000b@essai.example', "' or 1=1 --", 'not an address', 'ｎobody@essai.example'])(
    'answers the invalid address %j with 401',
    async (email) => {
      expect(await getStatus(attempt({ email }))).toBe(401);
    },
  );
});
