import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { RIGHTS, type Right } from '#src/kernel/actor.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type ApiClient, aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const PASSWORD = 'trois lattes et un chevron';

async function signIn(account: Account): Promise<ApiClient> {
  const client = aClient();
  const answer = await client.send('POST', '/auth/login', { email: account.email, password: FIXTURE_PASSWORD });
  client.token = (await answer.json()).token;
  return client;
}

const storedRows = () =>
  db()
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'rights', 'is_active', 'password_hash'])
    .orderBy('id')
    .execute();

let admin: Account;
let accountant: Account;
let customer: Account;
let own: Account;
let manager: ApiClient;

/** Signs in a manager with every right but the role: the limits apply to managers with fewer rights too. */
beforeEach(async () => {
  admin = await anAccount({ role: 'admin' });
  accountant = await anAccount({ role: 'manager', rights: ['money'] });
  customer = await anAccount();
  own = await anAccount({ role: 'manager', rights: RIGHTS });
  manager = await signIn(own);
});

type Attempt = [name: string, method: string, path: (id: number) => string, body?: object];

const ATTEMPTS: Attempt[] = [
  ['change the name', 'PUT', (id) => `/admin/users/${id}`, { name: 'Autre' }],
  ['change the address', 'PUT', (id) => `/admin/users/${id}`, { email: 'voleur@essai.example' }],
  ['set the password', 'PUT', (id) => `/admin/users/${id}`, { password: PASSWORD }],
  ['change the role', 'PUT', (id) => `/admin/users/${id}`, { role: 'user' }],
  ['change the rights', 'PUT', (id) => `/admin/users/${id}`, { rights: ['requests:read'] }],
  ['close the account', 'PUT', (id) => `/admin/users/${id}/toggle-status`, {}],
  ['delete the account', 'DELETE', (id) => `/admin/users/${id}`],
  ['end the sessions', 'DELETE', (id) => `/admin/users/${id}/sessions`],
  ['list the sessions', 'GET', (id) => `/admin/users/${id}/sessions`],
  ['reset the second factor', 'DELETE', (id) => `/admin/users/${id}/two-factor`],
  ['send an invitation', 'POST', (id) => `/admin/users/${id}/invitation`, {}],
];

describe('manager with every right', () => {
  it.each(ATTEMPTS)(
    'refuses with 403 to let them %s of an administrator, a colleague or themselves',
    async (...attempt) => {
      const [, method, path, body] = attempt;
      const before = await storedRows();
      for (const target of [admin, accountant, own]) {
        const answer = await manager.send(method, path(target.id), body);
        expect([target.role, answer.status]).toEqual([target.role, 403]);
      }
      expect(await storedRows()).toEqual(before);
      expect(await db().selectFrom('sessions').select('id').execute()).toHaveLength(1);
      expect(await db().selectFrom('password_resets').select('token_hash').execute()).toEqual([]);
    },
  );

  it.each([
    [{ role: 'admin' }],
    [{ role: 'manager' }],
    [{ role: 'manager', rights: ['money'] }],
    [{ rights: ['money'] }],
    [{ password: PASSWORD }],
  ])('refuses with 403 to give a customer %j', async (change) => {
    const before = await storedRows();
    expect((await manager.send('PUT', `/admin/users/${customer.id}`, change)).status).toBe(403);
    const fresh = { name: 'Neuf', email: 'neuf@essai.example', ...change };
    expect((await manager.send('POST', '/admin/users', fresh)).status).toBe(403);
    expect(await storedRows()).toEqual(before);
  });

  it('allows them to change, close and delete the account of a customer', async () => {
    const path = `/admin/users/${customer.id}`;
    const whole = { name: 'Autre', role: 'user', rights: [], is_active: true, password: '' };
    expect((await manager.send('PUT', path, whole)).status).toBe(200);
    expect((await manager.send('PUT', `${path}/toggle-status`, {})).status).toBe(200);
    expect((await manager.send('DELETE', path)).status).toBe(200);
    const fresh = { name: 'Neuf', email: 'neuf@essai.example' };
    expect((await manager.send('POST', '/admin/users', fresh)).status).toBe(201);
  });

  it('returns their own profile without a way to change role or rights', async () => {
    const before = await storedRows();
    await manager.send('PUT', '/auth/profile', { name: own.name, role: 'admin', rights: RIGHTS });
    expect(await storedRows()).toEqual(before);
    const { user } = await (await manager.send('GET', '/auth/user')).json();
    expect([user.role, user.rights]).toEqual(['manager', [...RIGHTS]]);
  });
});

describe('administrator', () => {
  it('grants rights to a manager, and writes an audit entry with both sides', async () => {
    const client = await signIn(admin);
    const rights: Right[] = ['sales:change', 'money'];
    const answer = await client.send('PUT', `/admin/users/${accountant.id}`, { rights });
    expect((await answer.json()).data.rights).toEqual(['sales:read', 'sales:change', 'money']);
    const { before, after } = await db()
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'user.change')
      .executeTakeFirstOrThrow();
    expect([before, after].map((side) => JSON.parse(side ?? ''))).toEqual([
      { rights: ['money'] },
      { rights: ['sales:read', 'sales:change', 'money'] },
    ]);
  });

  it('refuses with 403 rights that they give to themselves', async () => {
    await anAccount({ role: 'admin' });
    const client = await signIn(admin);
    const change = { role: 'manager', rights: ['money'] };
    expect((await client.send('PUT', `/admin/users/${admin.id}`, change)).status).toBe(403);
  });

  it('refuses with 422 a right that does not exist', async () => {
    const client = await signIn(admin);
    for (const rights of [['everything'], 'money', { 0: 'money' }, [null]]) {
      expect((await client.send('PUT', `/admin/users/${accountant.id}`, { rights })).status).toBe(422);
    }
  });

  it('removes all rights when a manager becomes a customer and a manager again', async () => {
    const client = await signIn(admin);
    const change = (role: string) => client.send('PUT', `/admin/users/${accountant.id}`, { role });
    await change('user');
    expect((await (await change('manager')).json()).data.rights).toEqual([]);
  });
});
