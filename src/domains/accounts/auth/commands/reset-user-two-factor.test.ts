import { describe, expect, it } from 'vitest';
import {
  anAccount,
  asAccount,
  asAdmin,
  asVisitor,
  FIXTURE_PASSWORD,
} from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor, aSession, toActor } from '../auth.fixture.server.ts';
import { resetUserTwoFactor } from './reset-user-two-factor.server.ts';
import { signIn } from './sign-in.server.ts';

useDatabase();

describe('resetUserTwoFactor', () => {
  it('allows a sign-in by password alone and ends the user’s sessions', async () => {
    const admin = await asAdmin();
    const account = await anAccount();
    const { token, context } = await aSession(account);
    await aSecondFactor(context);
    await resetUserTwoFactor(admin, { id: account.id });
    expect((await toActor(token)).kind).toBe('visitor');
    const answer = await signIn(asVisitor(), { email: account.email, password: FIXTURE_PASSWORD });
    expect(answer).toHaveProperty('token');
    await expect(resetUserTwoFactor(admin, { id: account.id })).rejects.toMatchObject({ status: 409 });
  });

  it('allows only administrators, for existing accounts', async () => {
    await expect(resetUserTwoFactor(await asAdmin(), { id: 999 })).rejects.toMatchObject({ status: 404 });
    const account = await anAccount();
    await expect(resetUserTwoFactor(asAccount(account), { id: account.id })).rejects.toMatchObject({ status: 403 });
  });
});
