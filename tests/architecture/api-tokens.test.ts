import { beforeEach, describe, expect, it } from 'vitest';
import { apiDescription, ENDPOINTS } from '#src/app/api.server.ts';
import { anApiToken } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { TOKEN_RIGHTS } from '#src/kernel/actor.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type ApiClient, aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { AUDIENCES } from './audiences.ts';

useDatabase();

/** Calls of the daily work that a token can never make, besides those of one's own account and those over accounts. */
const IN_PERSON = [
  'GET /admin/api-tokens',
  'POST /admin/api-tokens',
  'DELETE /admin/api-tokens/{id}',
  'GET /admin/events',
  'GET /chat/events/{session_id}',
  'GET /admin/push',
  'POST /admin/push',
  'POST /admin/push/test',
  'DELETE /admin/push/{id}',
];
const SENTENCE = /^Un jeton d’API ne peut pas faire cela/;

const LINES = ENDPOINTS.map((line) => [`${line.method.toUpperCase()} ${line.path}`, line] as const);
const isForPeople = (name: string, recent: string): boolean =>
  IN_PERSON.includes(name) ||
  recent === 'always' ||
  [AUDIENCES[name]].flat().some((one) => ['own-account', 'signed-in', 'admin', 'people'].includes(String(one)));
const CLOSED = LINES.filter(([name, { operation }]) => isForPeople(name, operation.recent));
const OPEN = LINES.filter(([name, { operation }]) => !isForPeople(name, operation.recent));

let program: ApiClient;
beforeEach(async () => {
  const account = await anAccount({ role: 'admin' });
  program = aClient();
  program.token = (await anApiToken(account, { access: 'change', rights: TOKEN_RIGHTS })).token;
});

const send = (method: string, path: string): Promise<Response> =>
  program.send(method, path.replace(/\{\w+\}/g, '1'), method === 'GET' ? undefined : {});

describe('token with every right of an administrator', () => {
  it.each(CLOSED)('refuses %s to it', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const answer = await send(method, path);
    expect([answer.status, (await answer.json()).message]).toEqual([403, expect.stringMatching(SENTENCE)]);
  });

  it.each(OPEN)('opens %s to it', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const answer = await send(method, path);
    expect([401, 403, 405, 500]).not.toContain(answer.status);
    await answer.body?.cancel().catch(() => {});
  });

  it('refuses changes for which a session must be recent', async () => {
    const { id } = await anAccount();
    const security = await program.send('PUT', '/admin/settings/security', { session_timeout: 120 });
    expect([security.status, (await security.json()).message]).toEqual([403, expect.stringMatching(SENTENCE)]);
    expect((await program.send('PUT', `/admin/users/${id}`, { name: 'Autre' })).status).toBe(403);
    expect(await db().selectFrom('users').select('name').where('name', '=', 'Autre').execute()).toEqual([]);
  });

  it('appears in the description of the calls that accept it', () => {
    const { paths } = apiDescription();
    const accepting = LINES.filter(([, { path, method }]) =>
      (paths[path]?.[method]?.security ?? []).some((one) => 'apiToken' in one),
    ).map(([name]) => name);
    const guarded = OPEN.map(([name]) => name).filter((name) => AUDIENCES[name] !== 'anyone');
    expect(accepting).toEqual(guarded);
  });
});
