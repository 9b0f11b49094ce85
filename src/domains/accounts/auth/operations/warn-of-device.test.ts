import { beforeEach, describe, expect, it } from 'vitest';
import { saveProfile } from '#src/domains/accounts/users/operations/save-profile.server.ts';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { signIn } from './sign-in.server.ts';

useDatabase();

let account: Account;
interface From {
  userAgent?: string;
  clientAddress?: string;
  knownDevice?: string;
  newDevice?: string;
}
const enter = ({ knownDevice, newDevice, ...from }: From = {}) =>
  signIn({ ...asVisitor(), ...from }, { email: account.email, password: FIXTURE_PASSWORD, knownDevice, newDevice });
const emails = async () =>
  (await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute()).map(({ payload }) =>
    JSON.parse(payload),
  );

describe('warnOfDevice', () => {
  beforeEach(async () => {
    account = await anAccount({ role: 'admin' });
  });

  it('alerts staff of a sign-in from a new device, but not of the first sign-in', async () => {
    await enter({ newDevice: 'mine' });
    expect(await emails()).toEqual([]);
    await enter({ userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/130.0', clientAddress: '198.51.100.9' });
    const [emailContent] = await emails();
    expect(emailContent).toMatchObject({ to: account.email, subject: 'Nouvelle connexion à votre compte' });
    expect(emailContent.text).toContain('Firefox, Linux, adresse 198.51.100.9');
    expect(emailContent.text).toContain('/admin/profile?onglet=securite');
  });

  it('recognises a device by its cookie at any address, and a program by its IP address', async () => {
    await enter({ newDevice: 'mine' });
    await enter({ knownDevice: 'mine', clientAddress: '198.51.100.9', userAgent: 'elsewhere' });
    await enter();
    expect(await emails()).toEqual([]);
  });

  it('sends nothing to users without alerts, nor to customers', async () => {
    await saveProfile({ id: account.id, change: { login_alerts: false } });
    await enter();
    await enter({ clientAddress: '198.51.100.9' });
    account = await anAccount();
    await enter();
    await enter({ clientAddress: '198.51.100.9' });
    expect(await emails()).toEqual([]);
  });
});
