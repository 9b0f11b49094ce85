import { describe, expect, it } from 'vitest';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { findActivityPages } from './activity.internal.server.ts';
import { aSession } from './auth.fixture.server.ts';
import { listActivity } from './auth.queries.server.ts';
import { signIn } from './commands/sign-in.server.ts';
import { signOut } from './commands/sign-out.server.ts';

useDatabase();

describe('findActivityPages', () => {
  it('returns the lines of the list, newest first, and none of another account', async () => {
    const account = await anAccount();
    await aSession(await anAccount());
    const { context: first } = await aSession(account);
    await signOut(first, {});
    await signIn(asVisitor(), { email: account.email, password: 'x' }).catch(() => undefined);
    const { context } = await aSession(account);
    const lines = await readRows(findActivityPages({ userId: account.id }));
    expect(lines.map(({ description }) => description)).toEqual([
      'Connexion',
      'Tentative de connexion refusée',
      'Déconnexion',
      'Connexion',
    ]);
    expect(lines).toEqual((await listActivity(context, {})).items);
  });
});
