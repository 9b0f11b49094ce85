import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiDescription, buildApi, ENDPOINTS } from '#src/app/api.server.ts';
import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { PRESETS } from '#src/domains/accounts/users/user-rights.views.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { RIGHTS, type Right, type Role } from '#src/kernel/actor.ts';
import { closeEventStreams } from '#src/platform/events/event-stream.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { AUDIENCES } from './audiences.ts';

useDatabase();

const app = new Hono().route('/api', buildApi());

/** Meaning of the table's rows, written independently of the tested code. */
const FOR_EVERYBODY = ['anyone', 'own-account', 'signed-in'];
const STAFF_LINES = ENDPOINTS.map((line) => `${line.method.toUpperCase()} ${line.path}`).filter(
  (name) => !FOR_EVERYBODY.includes(String(AUDIENCES[name])),
);

/** Rights for the default kind of file of an export. */
const WITHIN: Record<string, Right[]> = { 'GET /admin/dashboard/export': ['sales:read', 'people'] };

type Holder = { role: Role; rights: readonly Right[] };

function mayCall(name: string, { role, rights }: Holder): boolean {
  if (role === 'admin') return true;
  if (role === 'user' || rights.length === 0) return false;
  const audience = AUDIENCES[name] ?? 'admin';
  if (audience === 'admin') return false;
  const needed = WITHIN[name] ?? (audience === 'staff' ? [] : [audience].flat());
  // The change right includes the read right.
  return needed.every((right) => rights.some((held) => held === right || held === right.replace(':read', ':change')));
}

const HOLDERS: [string, Holder][] = [
  ['a customer', { role: 'user', rights: [] }],
  ['a manager without rights', { role: 'manager', rights: [] }],
  ...RIGHTS.map((right): [string, Holder] => [`a manager with ${right}`, { role: 'manager', rights: [right] }]),
  ['an assistant', { role: 'manager', rights: PRESETS.assistant }],
  ['an accountant', { role: 'manager', rights: PRESETS.accountant }],
  ['a manager with every right', { role: 'manager', rights: RIGHTS }],
  ['an administrator', { role: 'admin', rights: [] }],
];

const EXAMPLES: Record<string, string> = {
  status: 'unread',
  role: 'user',
  group: 'general',
  category: 'Conseils',
  session_id: 'a'.repeat(43),
};

let customerId = 0;

async function getStatus(name: string, token: string | undefined): Promise<number> {
  const [method = '', path = ''] = name.split(' ');
  const id = path.startsWith('/admin/users') ? String(customerId) : '1';
  const address = path.replace(/\{(\w+)\}/g, (_whole, key: string) => EXAMPLES[key] ?? id);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.request(`/api${address}`, { method, headers });
  await answer.body?.cancel().catch(() => {});
  return answer.status;
}

beforeEach(async () => {
  customerId = (await anAccount()).id;
  await aMessage();
});
afterEach(() => closeEventStreams());

describe('rights of the back office', () => {
  it.each(HOLDERS)('answers %s as the table says, on every endpoint', async (_name, holder) => {
    const { token } = await aSession(await anAccount(holder));
    const wrong: string[] = [];
    for (const name of STAFF_LINES) {
      const status = await getStatus(name, token);
      const isOpen = ![401, 403, 405, 500].includes(status);
      if (mayCall(name, holder) ? !isOpen : status !== 403) wrong.push(`${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('refuses a visitor with 401 on every endpoint', async () => {
    const statuses = await Promise.all(STAFF_LINES.map((name) => getStatus(name, undefined)));
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it.each([
    ['quotes', ['sales:read', 'people']],
    ['orders', ['sales:read', 'people']],
    ['messages', ['requests:read', 'people']],
    ['payments', ['money']],
  ] as [string, Right[]][])(
    'exports %s of the dashboard with %j, and refuses it with any of these rights missing',
    async (type, needed) => {
      const exported = async (rights: readonly Right[]) => {
        const { token } = await aSession(await anAccount({ role: 'manager', rights }));
        return getStatus(`GET /admin/dashboard/export?type=${type}`, token);
      };
      expect(await exported(needed)).toBe(200);
      for (const left of needed) {
        expect(
          await exported(RIGHTS.filter((right) => right !== left && right !== left.replace(':read', ':change'))),
        ).toBe(403);
      }
    },
  );

  it('requires more than a right to read for each endpoint that changes data', () => {
    const changing = STAFF_LINES.filter((name) => !name.startsWith('GET '));
    const reading = changing.filter((name) =>
      [AUDIENCES[name]].flat().every((needed) => /:read$/.test(String(needed))),
    );
    expect(reading).toEqual([]);
  });

  it('names the right of each endpoint in the description of the API', () => {
    const { paths } = apiDescription();
    for (const { method, path, operation } of ENDPOINTS) {
      const { allow } = operation;
      const needed = [allow].flat().filter((name) => RIGHTS.some((right) => right === name));
      if (needed.length > 0) expect(paths[path]?.[method]?.security?.[0]).toEqual({ session: needed });
    }
    expect(paths['/admin/payments']?.get?.description).toContain('« argent »');
  });

  it('applies the removal of a right at the next call', async () => {
    const account = await anAccount({ role: 'manager', rights: ['money'] });
    const { token } = await aSession(account);
    const { token: admin } = await aSession(await anAccount({ role: 'admin' }));
    expect(await getStatus('GET /admin/payments', token)).toBe(200);
    const answer = await app.request(`/api/admin/users/${account.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ rights: ['sales:change'] }),
    });
    expect((await answer.json()).data.rights).toEqual(['sales:read', 'sales:change']);
    expect(await getStatus('GET /admin/payments', token)).toBe(403);
    expect(await getStatus('GET /admin/quotes', token)).toBe(200);
  });
});
