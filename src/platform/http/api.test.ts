import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Actor } from '#src/kernel/actor.ts';
import { DomainError, type ErrorCode } from '#src/kernel/errors.ts';
import { Count, Id, Line } from '#src/kernel/fields.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLog, setLog } from '../log.server.ts';
import { command, query } from '../operation.server.ts';
import { createApi } from './api.server.ts';
import { endpoint } from './endpoint.server.ts';

useDatabase();

const anything = z.object({});
let ran: unknown[] = [];

const readItem = query({
  allow: 'anyone',
  input: z.object({ id: Id }),
  output: z.object({ id: z.int() }),
  run: async ({ id }) => ({ id }),
});
const findSlug = query({
  allow: 'anyone',
  input: z.object({ slug: Line(50, 1) }),
  output: z.object({ slug: z.string() }),
  run: async (found) => found,
});
const list = query({
  allow: 'anyone',
  input: z.object({ limit: Count(10).optional() }),
  output: z.object({ items: z.array(z.int()), meta: z.object({ total: z.int() }) }),
  run: async ({ limit = 2 }) => ({ items: [limit], meta: { total: 1 } }),
});
const save = command({
  allow: 'anyone',
  input: z.object({ name: Line(50, 1), count: z.int().optional() }),
  output: z.object({ name: z.string(), key: z.string().optional() }),
  run: async ({ name, count }, { idempotencyKey }) => {
    ran.push({ name, count });
    return { name, key: idempotencyKey };
  },
});
const guarded = command({
  allow: 'admin',
  input: z.object({ name: z.string() }),
  output: anything,
  run: async (input) => {
    ran.push(input);
    return {};
  },
});
const fail = (error: unknown) =>
  query({ allow: 'anyone', input: anything, output: anything, run: async () => Promise.reject(error) });
const REFUSALS: ErrorCode[] = ['malformed', 'forbidden', 'not-found', 'conflict', 'limit', 'unavailable'];

let actor: Actor = { kind: 'visitor' };
const polls: boolean[] = [];
const summary = '';
const api = createApi(
  [
    endpoint('get', '/items', list, { summary }),
    endpoint('get', '/items/{id}', readItem, { summary, background: true }),
    endpoint('get', '/slugs/{slug}', findSlug, { summary, wrap: 'bare' }),
    endpoint('post', '/items', save, { summary, status: 201, message: 'Enregistré.' }),
    endpoint('put', '/items', save, { summary, wrap: 'flat', body: { json: 100 } }),
    endpoint('put', '/guarded', guarded, { summary }),
    endpoint('get', '/wrong', fail(new TypeError('column "secret" of relation /srv/app.ts')), { summary }),
    ...REFUSALS.map((code) =>
      endpoint('get', `/no/${code}`, fail(new DomainError(code, 'Non.', { retryAfterSeconds: 9 })), { summary }),
    ),
  ],
  async (_request, background) => {
    polls.push(background);
    return actor;
  },
);
const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  api.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  });

beforeEach(() => {
  ran = [];
  polls.length = 0;
  actor = { kind: 'visitor' };
});

describe('createApi, response', () => {
  it('wraps the result as its endpoint declares', async () => {
    expect(await (await send('GET', '/items')).json()).toEqual({ success: true, data: [2], meta: { total: 1 } });
    expect(await (await send('GET', '/items/7')).json()).toEqual({ success: true, data: { id: 7 } });
    expect(await (await send('GET', '/slugs/abc')).json()).toEqual({ slug: 'abc' });
    const created = await send('POST', '/items', '{"name":"a"}');
    expect([created.status, await created.json()]).toEqual([
      201,
      { success: true, data: { name: 'a' }, message: 'Enregistré.' },
    ]);
    expect(await (await send('PUT', '/items', '{"name":"a"}')).json()).toEqual({ success: true, name: 'a' });
  });

  it('sends its own request id and no-store on every response', async () => {
    for (const path of ['/items', '/items/x', '/nowhere', '/wrong']) {
      const { headers } = await send('GET', path, undefined, { 'x-request-id': 'theirs' });
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toBe('application/json');
    }
  });

  it('answers HEAD like GET, without the body', async () => {
    const head = await send('HEAD', '/items');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await send('HEAD', '/wrong')).status).toBe(500);
    expect((await send('HEAD', '/guarded')).status).toBe(405);
  });
});

describe('createApi, error response', () => {
  it.each(REFUSALS)('keeps the message, the status and Retry-After of %s', async (code) => {
    const answer = await send('GET', `/no/${code}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([new DomainError(code, '').status, '9']);
    expect(await answer.json()).toEqual({ success: false, message: 'Non.' });
  });

  it('names invalid fields with 422', async () => {
    const answer = await send('POST', '/items', '{"name":" ","count":"many"}');
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { success: false, errors: { name: ['Ce champ est obligatoire.'], count: ['Valeur invalide.'] } },
    ]);
  });

  it('answers an unknown path with 404, with or without an extra slash', async () => {
    for (const path of ['/nowhere', '/items/', '//items', '/items/7/more', '/ITEMS', '/items/7%2Fmore%2F..']) {
      expect((await send('GET', path)).status, path).toBeOneOf([404, 422]);
    }
  });

  it.each(['PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'answers the method %s with 405 and lists the allowed ones',
    async (method) => {
      const answer = await send(method, '/items');
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST, PUT']);
      expect(await answer.json()).toMatchObject({ success: false });
    },
  );

  it('ignores a method override in a header, a query or a field', async () => {
    const disguised = { 'x-http-method-override': 'PUT', 'x-method-override': 'PUT' };
    expect((await send('DELETE', '/items?_method=PUT', '{"_method":"PUT","name":"a"}', disguised)).status).toBe(405);
    expect(ran).toEqual([]);
  });
});

describe('createApi, unexpected error', () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    setLog(pino({ level: 'error' }, { write: (line: string) => lines.push(line) }));
  });
  afterEach(() => setLog(createLog('silent')));

  it('logs the error and shows only a reference', async () => {
    const answer = await send('GET', '/wrong');
    const text = await answer.text();
    const requestId = answer.headers.get('x-request-id');
    expect([answer.status, JSON.parse(text)]).toEqual([
      500,
      { success: false, message: `Erreur interne. Référence : ${requestId}.` },
    ]);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId, err: { type: 'TypeError' } });
  });

  it('logs no expected errors', async () => {
    await send('GET', '/no/conflict');
    await send('POST', '/items', '{');
    expect(lines).toEqual([]);
  });
});

describe('hostile input', () => {
  it.each([
    '/items/2147483648',
    '/items/9223372036854775808',
    `/items/${'9'.repeat(5_000)}`,
    '/items/0',
    '/items/-1',
    '/items/1e3',
    '/items/abc',
    '/items/%00',
    '/items/1%00',
    '/items/%',
    '/items/%E0%A4%A',
    '/items/%2e%2e%2f',
    "/items/1'--",
    '/items?limit=11',
    '/items?limit=abc',
    '/items?limit=1&limit=2',
    '/items?limit=',
    '/items?limit[]=1&limit=%',
    '/slugs/%00',
    `/slugs/${'a'.repeat(60)}`,
  ])('answers the path %s with 404 or 422', async (path) => {
    expect((await send('GET', path)).status).toBeOneOf([404, 422]);
  });

  it.each([
    ['{"name":"a"', 400],
    ['[]', 400],
    ['"a"', 400],
    ['{"name":"a","count":1e999}', 422],
    ['{"name":"a","count":9007199254740993}', 422],
    ['{"name":{"$ne":1}}', 422],
    ['{"name":["a"]}', 422],
    ['{"name":null}', 422],
    ['{"__proto__":{"name":"a"}}', 422],
    ['{"constructor":{"name":"a"}}', 422],
    ['{"name":"a","__proto__":{"count":5}}', 422],
    [`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 413],
    [`{"name":"${'a'.repeat(1_000_000)}"}`, 413],
  ])('refuses the body %.60s before the operation runs', async (body, status) => {
    expect((await send('POST', '/items', body)).status).toBe(status);
    expect(ran).toEqual([]);
  });

  it('takes the last of two values and drops unknown fields', async () => {
    await send('POST', '/items', '{"name":"a","name":"b","role":"admin"}');
    expect(ran).toEqual([{ name: 'b', count: undefined }]);
  });

  it('reads JSON with a charset, refuses other types, and requires a body where one is needed', async () => {
    const charset = { 'content-type': 'application/json; charset=utf-8' };
    expect((await send('POST', '/items', '{"name":"a"}', charset)).status).toBe(201);
    expect((await send('POST', '/items', 'name=a', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send('POST', '/items', '{}', { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await send('POST', '/items')).status).toBe(422);
    expect((await send('PUT', '/items', `{"name":"${'a'.repeat(100)}"}`)).status).toBe(413);
  });

  it('passes on an idempotency key, and refuses an invalid one', async () => {
    const keyed = (key: string) => send('POST', '/items', '{"name":"a"}', { 'idempotency-key': key });
    expect(await (await keyed('k-1')).json()).toMatchObject({ data: { key: 'k-1' } });
    expect((await keyed('k-1')).headers.get('Idempotency-Replayed')).toBe('true');
    expect(ran).toHaveLength(1);
    expect((await keyed('')).status).toBe(400);
    expect((await keyed('k'.repeat(201))).status).toBe(400);
  });
});

describe('createApi, caller without permission', () => {
  it('refuses the caller before the body is read', async () => {
    for (const body of ['{', '[]', '{"name":5}', 'x'.repeat(2_000_000)]) {
      expect((await send('PUT', '/guarded', body)).status).toBe(401);
    }
    actor = { kind: 'user', userId: 1, role: 'manager', sessionId: 1, name: 'Ada' };
    expect((await send('PUT', '/guarded', '{')).status).toBe(403);
    actor = { ...actor, role: 'admin' };
    expect((await send('PUT', '/guarded', '{')).status).toBe(400);
    expect((await send('PUT', '/guarded', '{"name":"a"}')).status).toBe(200);
    expect(ran).toEqual([{ name: 'a' }]);
  });

  it('prolongs a session only for requests of a person, not for background polls', async () => {
    await send('GET', '/items');
    await send('GET', '/items/1');
    await send('GET', '/items', undefined, { 'x-background': '1' });
    expect(polls).toEqual([false, true, true]);
  });
});
