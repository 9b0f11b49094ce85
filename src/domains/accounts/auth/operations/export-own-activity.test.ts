import { describe, expect, it } from 'vitest';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aSession } from '../auth.fixture.server.ts';
import { exportOwnActivity } from './export-own-activity.server.ts';
import { listActivity } from './list-activity.server.ts';
import { signIn } from './sign-in.server.ts';
import { signOut } from './sign-out.server.ts';

useDatabase();

describe('exportOwnActivity', () => {
  it('returns the lines of the list, newest first, and none of another account', async () => {
    const account = await anAccount();
    await aSession(await anAccount());
    const { context: first } = await aSession(account);
    await signOut(first, {});
    await signIn(asVisitor(), { email: account.email, password: 'x' }).catch(() => undefined);
    const { context } = await aSession(account);
    const lines = await readRows(exportOwnActivity(context, {}));
    expect(lines.map(({ description }) => description)).toEqual([
      'Connexion',
      'Tentative de connexion refusée',
      'Déconnexion',
      'Connexion',
    ]);
    expect(lines).toEqual((await listActivity(context, {})).items);
  });

  it('refuses a visitor with 401', async () => {
    await expect(exportOwnActivity(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
  });
});
