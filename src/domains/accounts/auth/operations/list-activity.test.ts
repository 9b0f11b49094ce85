import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession } from '../auth.fixture.server.ts';
import { changePassword } from './change-password.server.ts';
import { listActivity } from './list-activity.server.ts';
import { signIn } from './sign-in.server.ts';
import { signOut } from './sign-out.server.ts';

useDatabase();

let account: Account;
describe('listActivity', () => {
  beforeEach(async () => {
    account = await anAccount({ role: 'admin' });
  });

  const NEW = 'kqzvtrwmxhbd';
  const change = { current_password: FIXTURE_PASSWORD, password: NEW, password_confirmation: NEW };

  it('lists own actions and refused sign-ins to the account, newest first, and none of others', async () => {
    await aSession(await anAccount());
    const { context } = await aSession(account);
    await changePassword({ ...context, clientAddress: '192.168.1.4', userAgent: 'Firefox/130.0 Linux' }, change);
    const anotherUser = { ...asVisitor(), clientAddress: '198.51.100.9' };
    await signIn(anotherUser, { email: account.email, password: 'x' }).catch(() => undefined);
    await signIn(anotherUser, { email: 'nobody@essai.example', password: 'x' }).catch(() => undefined);
    const { items, meta } = await listActivity(context, {});
    expect(items.map(({ type, description }) => [type, description])).toEqual([
      ['security', 'Tentative de connexion refusée'],
      ['security', 'A changé son mot de passe'],
      ['login', 'Connexion'],
    ]);
    expect(items[0]).toMatchObject({ ip: '198.51.100.9', location: 'Internet' });
    expect(items[1]).toMatchObject({ ip: '192.168.1.4', location: 'Réseau privé', device: 'Firefox, Linux' });
    expect(meta.total).toBe(3);
  });

  it('returns pages and includes sign-outs', async () => {
    const { context } = await aSession(account);
    await signOut(context, {});
    const page = (number: number) => listActivity(context, { page: number, per_page: 1 });
    expect((await page(1)).items).toMatchObject([{ type: 'logout' }]);
    expect(await page(2)).toMatchObject({ items: [{ type: 'login' }], meta: { total: 2, last_page: 2 } });
    await expect(listActivity(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
  });
});
