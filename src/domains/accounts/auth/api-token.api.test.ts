import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { tokenDevice } from '#src/kernel/device-name.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import type { NewApiToken } from './api-token.contract.ts';
import { anApiToken } from './auth.fixture.server.ts';
import { removeUser } from './commands/remove-user.server.ts';
import { toggleUser } from './commands/toggle-user.server.ts';

useDatabase();

beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
afterEach(() => freezeClock());

const WANTED: NewApiToken = { name: 'Tableur', access: 'change', rights: ['sales:change'], days: 30 };
const DEAD = 'Ce jeton d’API n’est pas valable : il a expiré ou il a été révoqué, ou son compte n’a plus accès.';

/** Returns a program that sends a token of this account. */
async function aProgram(account: Account, wanted: Partial<NewApiToken> = {}): Promise<ApiClient> {
  const program = aClient();
  program.token = (await anApiToken(account, wanted)).token;
  return program;
}
const getStatus = async (answer: Promise<Response>): Promise<number> => (await answer).status;
const refusal = async (answer: Promise<Response>) => {
  const { status, body } = await answer.then(async (response) => ({
    status: response.status,
    body: await response.json(),
  }));
  return [status, body.message];
};

describe('API with a token', () => {
  it('lets its person create, use, list and revoke it', async () => {
    const person = await signedIn('admin');
    const made = await person.send('POST', '/admin/api-tokens', WANTED);
    const { token, api_token } = await made.json();
    expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const program = Object.assign(aClient(), { token });
    const answer = await program.send('GET', '/admin/quotes');
    expect([answer.status, answer.headers.get('x-session-seconds')]).toEqual([200, null]);
    const list = await person.send('GET', '/admin/api-tokens');
    expect(await list.json()).toEqual({
      success: true,
      api_tokens: [{ ...api_token, last_used_at: '2026-11-20T08:00:00.000Z' }],
    });
    expect(await getStatus(person.send('DELETE', `/admin/api-tokens/${api_token.id}`))).toBe(200);
    expect(await refusal(program.send('GET', '/admin/quotes'))).toEqual([401, DEAD]);
    expect(await refusal(program.send('GET', '/services'))).toEqual([401, DEAD]);
  });

  it('changes with its rights, and is named in the activity', async () => {
    const admin = await anAccount({ role: 'admin' });
    const { id } = await aQuote();
    const program = await aProgram(admin, WANTED);
    expect(await getStatus(program.send('DELETE', `/admin/quotes/${id}`))).toBe(200);
    const line = db().selectFrom('audit_log').select(['actor_id', 'user_agent']).where('action', '=', 'quote.delete');
    expect(await line.execute()).toEqual([{ actor_id: admin.id, user_agent: tokenDevice('Tableur') }]);
  });

  it('refuses changes to a token that reads, before the body is validated', async () => {
    const { id } = await aQuote();
    const program = await aProgram(await anAccount({ role: 'admin' }), { rights: ['sales:read', 'requests:read'] });
    const sentence = 'Ce jeton d’API permet seulement de lire.';
    expect(await getStatus(program.send('GET', `/admin/quotes/${id}`))).toBe(200);
    expect(await refusal(program.send('DELETE', `/admin/quotes/${id}`))).toEqual([403, sentence]);
    expect(await refusal(program.send('PUT', `/admin/quotes/${id}`, '{ no json'))).toEqual([403, sentence]);
    expect(await refusal(program.send('POST', '/newsletter', { email: 'a@essai.example' }))).toEqual([403, sentence]);
  });

  it('refuses areas for which it has no right, though its person is an administrator', async () => {
    const program = await aProgram(await anAccount({ role: 'admin' }), WANTED);
    for (const path of ['/admin/contact', '/admin/settings', '/admin/invoices', '/admin/users', '/admin/users/1']) {
      expect(await getStatus(program.send('GET', path))).toBe(403);
    }
  });

  it('refuses it once it has expired', async () => {
    const program = await aProgram(await anAccount({ role: 'admin' }));
    freezeClock('2026-12-20T07:59:59.000Z');
    expect(await getStatus(program.send('GET', '/admin/quotes'))).toBe(200);
    freezeClock('2026-12-20T08:00:00.000Z');
    expect(await refusal(program.send('GET', '/admin/quotes'))).toEqual([401, DEAD]);
  });

  it('refuses it once its person is deactivated, deleted or without the right', async () => {
    const by = await asAdmin();
    const acts = [
      (id: number) => toggleUser(by, { id }),
      (id: number) => removeUser(by, { id }),
      (id: number) => db().updateTable('users').set({ rights: '' }).where('id', '=', id).execute(),
    ];
    for (const act of acts) {
      const account = await anAccount({ role: 'manager', rights: ['sales:read'] });
      const program = await aProgram(account);
      expect(await getStatus(program.send('GET', '/admin/quotes'))).toBe(200);
      await act(account.id);
      expect(await refusal(program.send('GET', '/admin/quotes'))).toEqual([401, DEAD]);
    }
    expect(await db().selectFrom('api_tokens').select('id').execute()).toHaveLength(1);
  });

  it('stays closed after the person was deactivated and comes back', async () => {
    const [by, account] = [await asAdmin(), await anAccount({ role: 'manager', rights: ['sales:read'] })];
    const program = await aProgram(account);
    for (let turn = 0; turn < 2; turn += 1) await toggleUser(by, { id: account.id });
    expect(await getStatus(program.send('GET', '/admin/quotes'))).toBe(401);
  });

  it('shows and revokes no token of another person', async () => {
    const owner = await anAccount({ role: 'admin' });
    const { token, api_token } = await anApiToken(owner);
    const other = await signedIn('admin');
    expect((await (await other.send('GET', '/admin/api-tokens')).json()).api_tokens).toEqual([]);
    expect(await getStatus(other.send('DELETE', `/admin/api-tokens/${api_token.id}`))).toBe(404);
    expect(await getStatus(Object.assign(aClient(), { token }).send('GET', '/admin/quotes'))).toBe(200);
  });

  it('shares no stored answer with the session of its person', async () => {
    const person = await signedIn('admin');
    const owner = await db()
      .selectFrom('users')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    const program = await aProgram({ ...(await anAccount()), ...owner, role: 'admin' }, WANTED);
    const key = { 'idempotency-key': 'a-key-of-both' };
    const { id } = await aQuote();
    const path = `/admin/quotes/${id}/duplicate`;
    const [first, second] = [await person.send('POST', path, {}, key), await program.send('POST', path, {}, key)];
    expect(second.headers.get('idempotency-replayed')).toBeNull();
    expect((await second.json()).data.id).not.toBe((await first.json()).data.id);
  });
});
