import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { apiDescription, buildApi, ENDPOINTS } from '#src/app/api.server.ts';
import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { aNotification } from '#src/domains/notifications/notification.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { closeEventStreams } from '#src/platform/events/event-stream.server.ts';
import type { Endpoint } from '#src/platform/http/endpoint.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase, useOneDatabase } from '#tests/support/database.ts';
import { AUDIENCES } from './audiences.ts';

const app = new Hono().route('/api', buildApi());
const CANARY = 'canari@essai.example';
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

let bearers: Record<'customer' | 'manager' | 'admin' | 'dead', string>;
const NOBODY = (): (string | undefined)[] => [
  undefined,
  '',
  'Bearer',
  'Bearer x',
  `Bearer ${newSecret()}`,
  `Bearer ${bearers.dead}`,
  `Bearer ${'junk'.repeat(50_000)}`,
  `Basic ${Buffer.from(`${CANARY}:x`).toString('base64')}`,
  bearers.admin,
  `bearer ${bearers.admin} x`,
];

async function signEverybodyIn(): Promise<void> {
  const getToken = async (role: 'user' | 'manager' | 'admin') => (await aSession(await anAccount({ role }))).token;
  bearers = {
    customer: await getToken('user'),
    manager: await getToken('manager'),
    admin: await getToken('admin'),
    dead: await getToken('admin'),
  };
  const last = await db().selectFrom('sessions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await db().deleteFrom('sessions').where('id', '=', last.id).execute();
  await aMessage({ email: CANARY });
  await aNotification(CANARY);
}
afterEach(() => closeEventStreams());

function send(method: string, path: string, authorization?: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (authorization !== undefined) headers.set('authorization', authorization);
  return Promise.resolve(app.request(`/api${path}`, { ...init, method, headers }));
}

const EXAMPLES: Record<string, string> = {
  id: '1',
  status: 'new',
  slug: 'couverture',
  role: 'admin',
  group: 'general',
  category: 'Conseils',
};
const getPath = (line: Endpoint): string =>
  line.path.replace(/\{(\w+)\}/g, (_whole, name: string) => EXAMPLES[name] ?? name);
const getPattern = (line: Endpoint): RegExp => new RegExp(`^${line.path.replace(/\{\w+\}/g, '[^/]+')}$`);
const isServed = (method: string, path: string): boolean =>
  ENDPOINTS.some((line) => line.method.toUpperCase() === method && getPattern(line).test(path));

/** Expects a refusal with a message and no other data. */
async function expectRefusal(answer: Response, statuses: number[]): Promise<void> {
  expect(statuses).toContain(answer.status);
  const body = await answer.json();
  expect([body.success, Object.keys(body)]).toEqual([false, ['success', 'message']]);
}

const LINES = ENDPOINTS.map((line) => [`${line.method.toUpperCase()} ${line.path}`, line] as const);
const getAudience = (name: string) => AUDIENCES[name] ?? 'nobody: it stands in no table';
const FOR_EVERYBODY = ['anyone', 'own-account', 'signed-in'];
const isForStaff = (name: string): boolean =>
  ![getAudience(name)].flat().some((allow) => FOR_EVERYBODY.includes(allow));
const guarded = LINES.filter(([name]) => getAudience(name) !== 'anyone');

describe('table of API endpoints', () => {
  it('lists exactly the endpoints of the API, each with the audience its operation admits', () => {
    expect(Object.fromEntries(LINES.map(([name, line]) => [name, line.operation.allow]))).toEqual(AUDIENCES);
  });

  it('allows only staff below /admin', () => {
    const below = Object.keys(AUDIENCES).filter((name) =>
      / \/(admin|payments|chat\/(sessions|canned-replies))\b/.test(name),
    );
    expect(below.filter((name) => !isForStaff(name))).toEqual([]);
    expect(below).toHaveLength(Object.keys(AUDIENCES).filter(isForStaff).length);
  });
});

describe('authorisation without a session', () => {
  useOneDatabase(signEverybodyIn);

  it.each(guarded)('refuses requests to %s without a live session with 401', async (_name, line) => {
    for (const authorization of NOBODY()) {
      await expectRefusal(await send(line.method.toUpperCase(), getPath(line), authorization), [401]);
    }
  });
});

describe('authorisation', () => {
  useDatabase(signEverybodyIn);

  it.each(guarded)('refuses %s to all other roles with 403, and accepts its own', async (name, line) => {
    const roles = ['customer', 'manager', 'admin'] as const;
    for (const role of roles) {
      const answer = await send(line.method.toUpperCase(), getPath(line), `Bearer ${bearers[role]}`);
      const isFor = role === 'admin' || !isForStaff(name);
      if (isFor) expect([401, 403, 405, 500]).not.toContain(answer.status);
      else await expectRefusal(answer, [403]);
      await answer.body?.cancel().catch(() => {});
    }
  });

  it.each(LINES.filter(([name]) => getAudience(name) === 'anyone'))(
    'allows everyone to call %s',
    async (_name, line) => {
      for (const authorization of [undefined, ...Object.values(bearers).map((token) => `Bearer ${token}`)]) {
        const answer = await send(line.method.toUpperCase(), getPath(line), authorization);
        expect([401, 403, 405, 500]).not.toContain(answer.status);
      }
    },
  );

  it('matches the security entries in the description of the API', () => {
    const { paths } = apiDescription();
    for (const [, line] of guarded) expect(paths[line.path]?.[line.method]).toHaveProperty('security');
  });

  it('contains each line only once', () => {
    expect(new Set(LINES.map(([name]) => name)).size).toBe(LINES.length);
  });
});

describe('any other method', () => {
  useOneDatabase(signEverybodyIn);

  it.each([...new Set(ENDPOINTS.map((line) => line.path))])(
    'refuses other methods on %s with 405 and names those that are served',
    async (path) => {
      const own = ENDPOINTS.filter((line) => line.path === path).map((line) => line.method.toUpperCase());
      const concrete = getPath({ ...ENDPOINTS[0]!, path });
      for (const method of METHODS.filter((name) => !isServed(name, concrete))) {
        for (const authorization of [undefined, `Bearer ${bearers.admin}`]) {
          const answer = await send(method, concrete, authorization);
          expect(answer.headers.get('allow')?.split(', ')).toEqual(own);
          await expectRefusal(answer, [405]);
        }
      }
    },
  );

  it('ignores a method override in a header, a query or a field', async () => {
    const before = await db().selectFrom('contact_messages').selectAll().execute();
    const headers = { 'x-http-method-override': 'DELETE', 'content-type': 'application/x-www-form-urlencoded' };
    const path = `/admin/contact/${before[0]?.id}`;
    for (const address of [path, `${path}?_method=DELETE`]) {
      const answer = await send('POST', address, `Bearer ${bearers.admin}`, { headers, body: '_method=DELETE' });
      await expectRefusal(answer, [405]);
    }
    expect(await db().selectFrom('contact_messages').selectAll().execute()).toEqual(before);
  });
});

describe('manipulated path', () => {
  useOneDatabase(signEverybodyIn);

  const tricks = [
    '/%61dmin/contact',
    '/admin/%63ontact',
    '/admin%2Fcontact',
    '/%2e%2e/api/admin/contact',
    '//admin/contact',
    '/admin//contact',
    '/./admin/contact',
    '/x/../admin/contact',
    '/services/..%2fadmin/contact',
    '/services/slug/..%2f..%2fadmin%2fcontact',
    '/ADMIN/contact',
    '/Admin/Contact',
    '/admin/contact/',
    '/admin/contact;a',
    '/admin/contact;/services',
    '/admin/contact%00',
    '/admin/contact%20',
    '/admin/contact.json',
    '/admin/contact?x=/services',
    '/admin/contact#/services',
    '\\admin\\contact',
    '/admin/contact/%',
    '/admin/contact/1%2freply',
    '/api/admin/contact',
  ];

  it.each(tricks)('hides protected data at %s from unauthorised callers', async (path) => {
    for (const authorization of [undefined, `Bearer ${bearers.customer}`, `Bearer ${bearers.manager}`]) {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
        const answer = await send(method, path, authorization);
        expect([401, 403, 404, 405]).toContain(answer.status);
        expect(await answer.text()).not.toContain(CANARY);
      }
    }
  });
});

describe('response to an administrator', () => {
  it.each(LINES.filter(([name]) => name.startsWith('GET') && !name.endsWith('/events')))(
    'shows no secret in %s',
    async (_name, line) => {
      const answer = await send('GET', getPath(line), `Bearer ${bearers.admin}`);
      // A setting's name, not a password.
      const text = (await answer.text()).replaceAll('"password_expiry"', '');
      expect(text).not.toMatch(/argon2|password|_hash|secret|"token/i);
    },
  );
});
