import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor, getCode, toActor } from '../auth.fixture.server.ts';
import { purgeSessions } from '../session.internal.server.ts';
import { answerChallenge } from './answer-challenge.server.ts';
import { signIn } from './sign-in.server.ts';

useDatabase();

const START = Date.parse('2026-11-20T08:00:00.000Z');
const later = (minutes: number): void => freezeClock(new Date(START + minutes * 60_000));

let account: Account;
let secret = '';
let codes: string[] = [];

async function challenged(): Promise<string> {
  const answer = await signIn(asVisitor(), { email: account.email, password: FIXTURE_PASSWORD });
  if ('token' in answer) throw new Error('no second factor was asked for');
  return answer.challenge;
}
const attempt = (challenge: string, code: string, from = '203.0.113.7') =>
  answerChallenge({ ...asVisitor(), clientAddress: from }, { challenge, code });
const getStatus = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof DomainError ? error.status : 500),
  );

beforeEach(async () => {
  later(0);
  account = await anAccount({ role: 'admin' });
  ({ secret, codes } = await aSecondFactor(asAccount(account)));
});
afterEach(() => freezeClock());

describe('sign-in with a second factor', () => {
  it('opens no session before the code and stores only a hash of the challenge', async () => {
    const challenge = await challenged();
    expect(await db().selectFrom('sessions').selectAll().execute()).toEqual([]);
    const rows = await db().selectFrom('login_challenges').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(challenge);
  });

  it('opens the session for the right code, with any grouping of the digits', async () => {
    const code = getCode(secret);
    const { token, user } = await attempt(await challenged(), `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(user).toMatchObject({ id: account.id, last_login: '2026-11-20T08:00:00.000Z' });
    expect(await toActor(token)).toMatchObject({ userId: account.id });
  });

  it('accepts a code once, even in another challenge, and a challenge once', async () => {
    const [first, second] = [await challenged(), await challenged()];
    const code = getCode(secret);
    expect(await getStatus(attempt(first, code))).toBe(200);
    expect(await getStatus(attempt(second, code))).toBe(401);
    later(1);
    expect(await getStatus(attempt(first, getCode(secret)))).toBe(422);
    expect(await getStatus(attempt(second, getCode(secret)))).toBe(200);
  });

  it('accepts the same code from only one of two simultaneous requests', async () => {
    const challenges = [await challenged(), await challenged()];
    const code = getCode(secret);
    const answers = await Promise.all(challenges.map((challenge) => getStatus(attempt(challenge, code))));
    expect(answers.sort()).toEqual([200, 401]);
  });

  it.each([-60, 60])('refuses the code of %i seconds from now', async (seconds) => {
    expect(await getStatus(attempt(await challenged(), getCode(secret, seconds)))).toBe(401);
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const [first = '', second = ''] = codes;
    expect(await getStatus(attempt(await challenged(), first))).toBe(200);
    expect(await getStatus(attempt(await challenged(), first))).toBe(401);
    expect(await getStatus(attempt(await challenged(), second.toUpperCase().replaceAll('-', ' ')))).toBe(200);
  });

  it('refuses a recovery code of another account', async () => {
    const other = await aSecondFactor(asAccount(await anAccount()));
    expect(await getStatus(attempt(await challenged(), other.codes[0] ?? ''))).toBe(401);
  });
});

describe('limits on guessing', () => {
  it('refuses everything after five attempts of one challenge, even the right code', async () => {
    const challenge = await challenged();
    for (let turn = 0; turn < 5; turn += 1) expect(await getStatus(attempt(challenge, '000000'))).toBe(401);
    await expect(attempt(challenge, getCode(secret))).rejects.toMatchObject({
      status: 422,
      fields: { challenge: ['La vérification a expiré. Recommencez la connexion.'] },
    });
  });

  it('refuses everything after ten attempts of one account, from any address and challenge', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await getStatus(attempt(await challenged(), '000000', `198.51.100.${turn}`))).toBe(401);
    }
    expect(await getStatus(attempt(await challenged(), getCode(secret)))).toBe(429);
    later(16);
    expect(await getStatus(attempt(await challenged(), getCode(secret)))).toBe(200);
  });

  it('writes an audit entry without the code for each refusal', async () => {
    await getStatus(attempt(await challenged(), '000000'));
    const lines = await db().selectFrom('audit_log').selectAll().where('action', '=', 'session.refuse').execute();
    expect(lines).toMatchObject([{ subject: `user:${account.id}`, ip: '203.0.113.7', after: '{"reason":"code"}' }]);
  });
});

describe('challenge', () => {
  it('expires after five minutes and is then deleted', async () => {
    const challenge = await challenged();
    later(5.1);
    expect(await getStatus(attempt(challenge, getCode(secret)))).toBe(422);
    await purgeSessions();
    expect(await db().selectFrom('login_challenges').selectAll().execute()).toEqual([]);
  });

  it('refuses an unknown challenge and the challenge of an account closed after it was made', async () => {
    expect(await getStatus(attempt('invented', getCode(secret)))).toBe(422);
    const challenge = await challenged();
    await db().updateTable('users').set({ is_active: 0 }).execute();
    expect(await getStatus(attempt(challenge, getCode(secret)))).toBe(403);
    expect(await db().selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});
