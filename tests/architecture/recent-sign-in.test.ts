import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#src/app/api.server.ts';
import { anAccount, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type ApiClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';

useDatabase();
beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
afterEach(() => freezeClock());

/** Calls that require a sign-in of the last ten minutes: always, or for some of their changes. */
const RECENT: Record<string, 'always' | 'sometimes'> = {
  'GET /admin/activity/export': 'always',
  'GET /admin/contact/export': 'always',
  'GET /admin/dashboard/export': 'always',
  'GET /admin/invoices/export': 'always',
  'GET /admin/newsletter/export': 'always',
  'GET /admin/orders/export': 'always',
  'GET /admin/payments/export': 'always',
  'GET /admin/quotes/export': 'always',
  'GET /admin/testimonials/export': 'always',
  'GET /admin/site-archive': 'always',
  'POST /admin/site-archive': 'always',
  'POST /admin/site-archive/wordpress': 'always',
  'GET /admin/users/export': 'always',
  'GET /user/export': 'always',
  'POST /admin/api-tokens': 'always',
  'POST /admin/webhooks': 'always',
  'PUT /admin/webhooks/{id}': 'always',
  'POST /admin/webhooks/{id}/secret': 'always',
  'POST /admin/demo/leave': 'always',
  'POST /admin/settings/import': 'always',
  'PUT /admin/settings/{group}': 'sometimes',
  'POST /admin/users': 'sometimes',
  'PUT /admin/users/{id}': 'sometimes',
  'PUT /admin/users/{id}/toggle-status': 'always',
  'DELETE /admin/users/{id}': 'always',
  'DELETE /admin/users/{id}/two-factor': 'always',
  'DELETE /admin/users/{id}/openid': 'always',
  'POST /auth/two-factor/setup': 'always',
  'POST /auth/two-factor/enable': 'always',
};
/** Exports without personal data. */
const IMPERSONAL = [
  'GET /admin/closings/export',
  'GET /admin/services/export',
  'GET /admin/blog/export',
  'GET /admin/gallery/export',
  'GET /admin/redirects/export',
  'GET /admin/settings/export',
];
/** Calls whose body contains the password. */
const WITH_PASSWORD = [
  'PUT /auth/password',
  'POST /auth/two-factor/disable',
  'POST /auth/two-factor/recovery-codes',
  'DELETE /user/account',
];

const getName = ({ method, path }: { method: string; path: string }): string => `${method.toUpperCase()} ${path}`;
const refused = async (answer: Promise<Response>): Promise<boolean> => {
  const { status } = await answer;
  return status === 403;
};

/** Signs in an administrator whose session was opened eleven minutes ago. */
async function anOldSession(): Promise<ApiClient & { email: string }> {
  const client = await signedIn('admin');
  freezeClock('2026-11-20T08:11:00.000Z');
  return client;
}

describe('table of calls that need a recent sign-in', () => {
  it('lists exactly the calls that need one', () => {
    const asking = ENDPOINTS.filter(({ operation }) => operation.recent !== 'never');
    expect(Object.fromEntries(asking.map((line) => [getName(line), line.operation.recent]))).toEqual(RECENT);
  });

  it('contains every export except those without personal data', () => {
    const exports = ENDPOINTS.map(getName).filter((name) => name.endsWith('/export'));
    expect(exports.filter((name) => RECENT[name] === undefined).sort()).toEqual([...IMPERSONAL].sort());
  });
});

describe('staff session older than ten minutes', () => {
  it.each(Object.entries(RECENT).filter(([, when]) => when === 'always'))('refuses %s', async (name) => {
    const client = await anOldSession();
    const { id } = await anAccount();
    const [method = '', path = ''] = name.split(' ');
    const body = method === 'GET' ? undefined : {};
    const answer = await client.send(method, path.replace('{id}', String(id)), body);
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'recent_sign_in_required']);
    expect(
      await db().selectFrom('users').select('id').where('id', '=', id).where('is_active', '=', 1).execute(),
    ).toHaveLength(1);
  });

  it('refuses the call before the body is validated', async () => {
    const client = await anOldSession();
    expect((await client.send('POST', '/admin/settings/import', '{ no json')).status).toBe(403);
  });

  it.each([
    { role: 'admin' },
    { email: 'voleur@essai.example' },
    { password: 'zbxmqpwnvkyt' },
    { is_active: false },
    { name: 'Zoé', role: 'manager' },
  ])('refuses %j for an account', async (change) => {
    const client = await anOldSession();
    const account = await anAccount();
    expect(await refused(client.send('PUT', `/admin/users/${account.id}`, change))).toBe(true);
    const [row] = await db().selectFrom('users').selectAll().where('id', '=', account.id).execute();
    expect(row).toMatchObject({ name: account.name, email: account.email, role: 'user', is_active: 1 });
  });

  it('allows daily work: a customer’s name and telephone, a new customer, other settings', async () => {
    const client = await anOldSession();
    const { id, email } = await anAccount();
    const form = { name: 'Zoé', phone: '04 65 71 00 09', email, role: 'user', is_active: true, password: '' };
    expect((await client.send('PUT', `/admin/users/${id}`, form)).status).toBe(200);
    const customer = { name: 'Anne', email: 'anne@essai.example' };
    expect((await client.send('POST', '/admin/users', customer)).status).toBe(201);
    const social = { whatsapp: '+33465710000' };
    expect((await client.send('PUT', '/admin/settings/social', social)).status).toBe(200);
    const staff = { name: 'Complice', email: 'complice@essai.example', role: 'admin' };
    expect(await refused(client.send('POST', '/admin/users', staff))).toBe(true);
    const security = { two_factor_auth: false, session_timeout: 120 };
    expect(await refused(client.send('PUT', '/admin/settings/security', security))).toBe(true);
  });

  it.each(WITH_PASSWORD)('requires the password in %s itself', async (name) => {
    const client = await anOldSession();
    const [method = '', path = ''] = name.split(' ');
    const fields = { current_password: 'x', password: 'kqzvtrwmxhbd', password_confirmation: 'kqzvtrwmxhbd' };
    const answer = await client.send(method, path, fields);
    expect([answer.status, Object.keys((await answer.json()).errors ?? {})]).toEqual([
      422,
      [path === '/auth/password' ? 'current_password' : 'password'],
    ]);
  });

  it('accepts the same call after confirmation', async () => {
    const client = await anOldSession();
    const { id } = await anAccount();
    const promote = () => client.send('PUT', `/admin/users/${id}`, { role: 'manager' });
    expect(await refused(promote())).toBe(true);
    await client.send('POST', '/auth/confirm', { password: FIXTURE_PASSWORD });
    expect((await promote()).status).toBe(200);
  });
});

describe('change in how an account is opened', () => {
  it('sends an email to the person’s old address and to every administrator, without secrets', async () => {
    const client = await signedIn('admin');
    const [account, owner] = [await anAccount(), await anAccount({ role: 'admin' })];
    const password = 'kqzvtrwmxhbd';
    const change = { role: 'manager', email: 'neuve@essai.example', password };
    expect((await client.send('PUT', `/admin/users/${account.id}`, change)).status).toBe(200);
    const emails = await queuedEmails();
    const recipients = (title: string) => emails.filter(({ subject }) => subject.startsWith(title)).map(({ to }) => to);
    for (const title of ['Mot de passe changé', 'Droits changés', 'Adresse e-mail remplacée']) {
      expect(recipients(title)).toEqual([account.email, client.email, owner.email]);
    }
    expect(JSON.stringify(emails)).not.toContain(password);
  });

  it('sends an email to the company’s old address when settings are imported', async () => {
    const client = await signedIn('admin');
    const general = (contact_email: string) => ({ settings: { general: { contact_email } } });
    await client.send('POST', '/admin/settings/import', general('bureau@essai.example'));
    expect(await queuedEmails()).toEqual([]);
    await client.send('POST', '/admin/settings/import', general('voleur@essai.example'));
    expect((await queuedEmails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['bureau@essai.example', 'Réglages importés'],
    ]);
  });
});
