import { describe, expect, it } from 'vitest';
import { anAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { operatorContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession, toActor } from './auth.fixture.server.ts';
import { resetPassword } from './commands/reset-password.server.ts';
import { signIn } from './commands/sign-in.server.ts';
import { openAdmin, openPasswordLink, unlockSignIn } from './operator-access.internal.server.ts';

useDatabase();

const OPERATOR = operatorContext('lea');
const PASSWORD = 'neuf ardoises sous la pluie fine';

const getToken = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const choose = (link: string) =>
  resetPassword(asVisitor(), { token: getToken(link), password: PASSWORD, password_confirmation: PASSWORD });
const lines = () => db().selectFrom('audit_log').select(['action', 'actor_name']).orderBy('id').execute();

describe('openAdmin', () => {
  it('opens an administrator’s account, whose password the link sets once', async () => {
    const { id, link } = await openAdmin(OPERATOR, { name: 'Ada Vernet', email: 'ada@essai.example' });
    expect(await findAccount({ id })).toMatchObject({ role: 'admin', passwordHash: '' });
    await choose(link);
    await expect(choose(link)).rejects.toMatchObject({ status: 422 });
    expect(await signIn(asVisitor(), { email: 'ada@essai.example', password: PASSWORD })).toHaveProperty('token');
    expect((await lines())[0]).toEqual({ action: 'user.create', actor_name: 'operator lea' });
  });

  it('refuses an address that has an account, and changes nothing', async () => {
    await anAccount({ email: 'ada@essai.example' });
    const opening = openAdmin(OPERATOR, { name: 'Ada', email: 'ada@essai.example' });
    await expect(opening).rejects.toMatchObject({ status: 422 });
    expect(await lines()).toEqual([]);
  });
});

describe('openPasswordLink', () => {
  it('ends the sessions at once; the old password stays until the link is used', async () => {
    const account = await anAccount({ role: 'admin' });
    const { token } = await aSession(account);
    const { link } = await openPasswordLink(OPERATOR, { id: account.id });
    expect(await toActor(token)).toEqual({ kind: 'visitor' });
    expect((await lines()).at(-1)).toEqual({ action: 'user.password-link', actor_name: 'operator lea' });
    await signIn(asVisitor(), { email: account.email, password: FIXTURE_PASSWORD });
    await choose(link);
    const again = signIn(asVisitor(), { email: account.email, password: FIXTURE_PASSWORD });
    await expect(again).rejects.toMatchObject({ status: 401 });
    const stored = await db().selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(getToken(link));
  });
});

describe('unlockSignIn', () => {
  it('lets an account that wrong passwords have closed sign in again', async () => {
    const { id, email } = await anAccount({ role: 'admin' });
    const attempt = (password: string) =>
      signIn(asVisitor(), { email, password }).then(
        () => 200,
        ({ status }) => status,
      );
    let status = 401;
    for (let turn = 0; turn < 20 && status === 401; turn += 1) status = await attempt('pas le bon mot de passe');
    expect([status, await attempt(FIXTURE_PASSWORD)]).toEqual([429, 429]);
    await unlockSignIn({ id });
    expect(await attempt(FIXTURE_PASSWORD)).toBe(200);
  });
});
