import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import {
  anAccount,
  asAccount,
  asAdmin,
  asVisitor,
  FIXTURE_PASSWORD,
} from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { closeMail, configureMail } from '#src/platform/mail/mail-transport.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor, aSession } from './auth.fixture.server.ts';
import {
  listActivity,
  listSessions,
  listUserSessions,
  readCurrentUser,
  readOwnProfile,
  readResetMeans,
  readTwoFactor,
} from './auth.queries.server.ts';
import { addUser } from './commands/add-user.server.ts';
import { changePassword } from './commands/change-password.server.ts';
import { changeProfile } from './commands/change-profile.server.ts';
import { signIn } from './commands/sign-in.server.ts';
import { signOut } from './commands/sign-out.server.ts';

useDatabase();

describe('readResetMeans', () => {
  const config = { PUBLIC_URL: 'https://toits.example', DATA_DIR: '', MAIL_FROM: undefined };
  afterEach(closeMail);

  it('offers a link only where emails reach their readers, and names the telephone', async () => {
    const system = systemContext('test');
    await saveSettings(system, { group: 'general', values: { contact_phone: '02 40 00 00 00' } });
    configureMail({ ...config, SMTP_URL: undefined });
    expect(await readResetMeans(asVisitor(), {})).toEqual({ offersEmail: false, phone: '02 40 00 00 00' });
    configureMail({ ...config, SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await readResetMeans(asVisitor(), {})).toMatchObject({ offersEmail: true });
  });

  it('shows the demo with everything', async () => {
    configureMail({ ...config, SMTP_URL: undefined });
    await storeSettings([{ group: 'demo', values: { state: 'filled' } }]);
    expect(await readResetMeans(asVisitor(), {})).toMatchObject({ offersEmail: true });
    await storeSettings([{ group: 'demo', values: { state: 'left' } }]);
    expect(await readResetMeans(asVisitor(), {})).toMatchObject({ offersEmail: false });
  });
});

describe('listActivity', () => {
  let account: Account;

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

describe('listSessions', () => {
  afterEach(() => freezeClock());

  it('lists the caller’s live sessions, last used first, without secrets', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const account = await anAccount({ role: 'admin' });
    await aSession(await anAccount());
    await aSession(account);
    freezeClock('2026-11-20T08:10:00.000Z');
    const { context } = await aSession(account);
    const { sessions } = await listSessions(context, {});
    const seen = { device: 'Firefox, Linux', ip: '203.0.113.7', location: 'Internet' };
    const [now, before] = ['2026-11-20T08:10:00.000Z', '2026-11-20T08:00:00.000Z'];
    expect(sessions).toEqual([
      { id: expect.any(Number), ...seen, created_at: now, last_seen_at: now, is_current: true },
      { id: expect.any(Number), ...seen, created_at: before, last_seen_at: before, is_current: false },
    ]);
    freezeClock('2026-11-20T08:35:00.000Z');
    expect((await listSessions(context, {})).sessions).toHaveLength(1);
  });

  it('returns no session for the system and refuses visitors', async () => {
    expect(await listSessions(systemContext('test'), {})).toEqual({ sessions: [] });
    await expect(listSessions(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listUserSessions', () => {
  it('shows an administrator the sessions and sign-in methods of an account', async () => {
    const admin = await asAdmin();
    const account = await anAccount();
    const { context } = await aSession(account);
    await aSecondFactor(context);
    const access = await listUserSessions(admin, { id: account.id });
    expect(access).toMatchObject({
      sessions: [{ device: 'Firefox, Linux', is_current: false }],
      two_factor_enabled: true,
      is_invited: false,
    });
    expect(JSON.stringify(access)).not.toMatch(/hash|secret/);
  });

  it('reports an invited user who has not chosen a password yet', async () => {
    const admin = await asAdmin();
    const { id } = await addUser(admin, { name: 'Ada', email: 'ada@essai.example', phone: '', address: '' });
    expect(await listUserSessions(admin, { id })).toEqual({
      sessions: [],
      two_factor_enabled: false,
      openid_since: null,
      is_invited: true,
    });
  });

  it('allows only administrators, for existing accounts', async () => {
    await expect(listUserSessions(await asAdmin(), { id: 999 })).rejects.toMatchObject({ status: 404 });
    const account = await anAccount();
    await expect(listUserSessions(asAccount(account), { id: account.id })).rejects.toMatchObject({ status: 403 });
  });
});

describe('readCurrentUser', () => {
  it('returns the caller’s own account without secret fields', async () => {
    const account = await anAccount({ name: 'Ada' });
    const {
      passwordHash: _secret,
      passwordChangedAt: _at,
      passwordIsWeak: _weak,
      isSelfRegistered: _origin,
      ...view
    } = account;
    expect(await readCurrentUser(asAccount(account), {})).toEqual({
      user: view,
      reminders: { must_enrol: false, renewal_due: false, strength_due: false },
      pending_email: null,
    });
  });

  it('answers a visitor with 401 and a caller without account with 404', async () => {
    await expect(readCurrentUser(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(readCurrentUser(systemContext('test'), {})).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('readOwnProfile', () => {
  afterEach(() => freezeClock());

  it('counts the account’s lines in the audit log, this month separately', async () => {
    freezeClock('2026-10-30T10:00:00.000Z');
    const account = await anAccount({ role: 'admin' });
    await aSession(account);
    freezeClock('2026-11-20T10:00:00.000Z');
    const { context } = await aSession(account);
    await aSession(await anAccount());
    await changeProfile(context, { bio: 'Couvreuse depuis 1998.' });
    expect(await readOwnProfile(context, {})).toMatchObject({
      user: { id: account.id },
      profile: { bio: 'Couvreuse depuis 1998.' },
      statistics: { logins: 2, sessions_this_month: 1, actions: 1, last_login: '2026-11-20T10:00:00.000Z' },
      two_factor: { enabled: false },
      chosen_at: '2026-10-30T10:00:00.000Z',
      renewal_days: 90,
      longest_timeout: 30,
    });
  });

  it('reminds staff of an old password, never a customer, and locks no account', async () => {
    await saveSettings(systemContext('test'), { group: 'security', values: { password_expiry: 30 } });
    freezeClock('2026-10-01T10:00:00.000Z');
    const [admin, customer] = [await anAccount({ role: 'admin' }), await anAccount()];
    const isDue = async (account: typeof admin) => (await readOwnProfile(asAccount(account), {})).reminders.renewal_due;
    freezeClock('2026-10-31T09:59:59.000Z');
    expect(await isDue(admin)).toBe(false);
    freezeClock('2026-10-31T10:00:00.000Z');
    expect([await isDue(admin), await isDue(customer)]).toEqual([true, false]);
  });

  it('requires a session', async () => {
    await expect(readOwnProfile(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
  });
});

describe('readTwoFactor', () => {
  it('returns the caller’s own factor, never its secret', async () => {
    const [mine, other] = [asAccount(await anAccount()), asAccount(await anAccount())];
    const { secret } = await aSecondFactor(mine);
    const state = await readTwoFactor(mine, {});
    expect(state).toEqual({ enabled: true, enabled_at: expect.any(String), recovery_codes_left: 10, required: false });
    expect(JSON.stringify(state)).not.toContain(secret);
    expect(await readTwoFactor(other, {})).toMatchObject({ enabled: false });
    await expect(readTwoFactor(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
  });
});
