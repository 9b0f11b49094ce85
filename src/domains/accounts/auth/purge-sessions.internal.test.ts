import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveProfile } from '#src/domains/accounts/users/user.internal.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readEmail, workOffResets } from '#tests/support/emails.ts';
import { aSession } from './auth.fixture.server.ts';
import { requestPasswordReset } from './commands/request-password-reset.server.ts';
import { signIn } from './commands/sign-in.server.ts';
import { openSession, purgeSessions, readPresence } from './session.internal.server.ts';
import { sendVerification } from './verification.internal.server.ts';

useDatabase();

describe('purgeSessions', () => {
  const system = systemContext('test');

  afterEach(() => freezeClock());

  const counts = async () =>
    Promise.all(
      (['sessions', 'password_resets', 'login_devices', 'email_verifications'] as const).map(
        async (table) => (await db().selectFrom(table).selectAll().execute()).length,
      ),
    );

  it('deletes sessions, links and devices once they have expired', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const [customer, admin] = [await anAccount(), await anAccount({ role: 'admin' })];
    for (const [user, newDevice] of [
      [customer, 'a'],
      [admin, 'b'],
    ] as const) {
      await openSession(system, { user, secrets: { newDevice }, userAgent: '', ip: '' });
    }
    await requestPasswordReset(asVisitor(), { email: customer.email });
    await workOffResets();
    await sendVerification({ user: customer, email: customer.email });
    const remainingAt = async (at: string) => {
      freezeClock(at);
      await purgeSessions();
      return counts();
    };
    expect(await remainingAt('2026-11-20T08:29:59.000Z')).toEqual([2, 1, 2, 1]);
    expect(await remainingAt('2026-11-20T08:30:00.000Z')).toEqual([2, 0, 2, 1]);
    expect(await remainingAt('2026-11-20T20:00:00.000Z')).toEqual([1, 0, 2, 1]);
    expect(await remainingAt('2026-11-21T08:00:00.000Z')).toEqual([1, 0, 2, 0]);
    expect(await remainingAt('2026-12-20T08:00:00.000Z')).toEqual([0, 0, 2, 0]);
    expect(await remainingAt('2027-11-20T08:00:00.000Z')).toEqual([0, 0, 0, 0]);
  });
});

describe('readPresence', () => {
  it('counts actions of active administrators', async () => {
    const admin = await anAccount({ role: 'admin' });
    const isThere = async () => (await readPresence({ within: 120 })).is_there;
    expect(await isThere()).toBe(false);
    await aSession(admin);
    expect(await isThere()).toBe(true);
    await db().updateTable('users').set({ is_active: 0 }).execute();
    expect(await isThere()).toBe(false);
  });

  it('counts managers who may answer visitors, and no others', async () => {
    const isThere = async () => (await readPresence({ within: 120 })).is_there;
    await aSession(await anAccount({ role: 'manager', rights: ['requests:read', 'money'] }));
    expect(await isThere()).toBe(false);
    await aSession(await anAccount({ role: 'manager', rights: ['requests:read', 'requests:change'] }));
    expect(await isThere()).toBe(true);
  });
});

describe('warnOfDevice', () => {
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
      readEmail(payload),
    );

  beforeEach(async () => {
    account = await anAccount({ role: 'admin' });
  });

  it('alerts staff of a sign-in from a new device, but not of the first sign-in', async () => {
    await enter({ newDevice: 'mine' });
    expect(await emails()).toEqual([]);
    await enter({ userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/130.0', clientAddress: '198.51.100.9' });
    const [emailContent] = await emails();
    expect(emailContent).toMatchObject({ to: account.email, subject: 'Nouvelle connexion à votre compte' });
    expect(emailContent?.text).toContain('Firefox, Linux, adresse 198.51.100.9');
    expect(emailContent?.text).toContain('/admin/profile?onglet=securite');
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
