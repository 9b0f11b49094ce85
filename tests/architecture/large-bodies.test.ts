import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#src/app/api.server.ts';
import { closeEventStreams } from '#src/platform/events/event-stream.server.ts';
import { admitBody, closeBody } from '#src/platform/http/body-admission.server.ts';
import { bytesInFlight } from '#src/platform/http/body-budget.server.ts';
import { sentRequest } from '#src/platform/http/page-form.server.ts';
import { pageRequest } from '#src/platform/http/page-request.server.ts';
import routes from '#src/routes.ts';
import { type ApiClient, signedIn } from '#tests/support/api.ts';
import { useDatabase, useOneDatabase } from '#tests/support/database.ts';

const FORM = 'application/x-www-form-urlencoded';
const LARGE = 'a&'.repeat(100_000);
/** CPU seconds allowed for refusing one such body; reading it took one. */
const CPU_SECONDS = 0.3;

/** Returns the CPU seconds of some work: the least of three runs, because the first loads what it needs. */
async function cpuSeconds(work: () => Promise<unknown>): Promise<number> {
  const runs: number[] = [];
  while (runs.length < 3 && Math.min(...runs) >= CPU_SECONDS) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    runs.push((user + system) / 1_000_000);
  }
  return Math.min(...runs);
}

afterEach(() => {
  closeEventStreams();
  expect(bytesInFlight()).toBe(0);
});

describe('every endpoint', () => {
  let admin: ApiClient;
  useOneDatabase(async () => {
    admin = await signedIn('admin');
  });

  const WRITING = ENDPOINTS.filter(({ method }) => method !== 'get').map(
    (line) => [line.method.toUpperCase(), line.path] as const,
  );

  it.each(WRITING)('refuses 200 kB of URL-encoded fields to %s %s with 413 or 415', async (method, path) => {
    let status = 0;
    const used = await cpuSeconds(async () => {
      const headers = { 'content-type': FORM, 'content-length': String(LARGE.length) };
      ({ status } = await admin.send(method, path.replace(/\{\w+\}/g, '1'), LARGE, headers));
    });
    expect([413, 415]).toContain(status);
    expect(used).toBeLessThan(CPU_SECONDS);
  });

  it.each(WRITING)('refuses 30 MB of JSON to %s %s with 413 or 415, unread', async (method, path) => {
    const headers = { 'content-type': 'application/json', 'content-length': '30000000' };
    expect([413, 415]).toContain((await admin.send(method, path.replace(/\{\w+\}/g, '1'), '{}', headers)).status);
  });

  /** Endpoints that anyone may call without being counted first, and the reason. */
  const UNCOUNTED: Record<string, string> = {
    'POST /payment/webhook/stripe': 'Stripe sends from few addresses, and signs',
    'POST /payment/{transactionId}/confirm': 'needs the number of a payment, which is counted',
    'PUT /chat/session/{session_id}': 'needs a conversation, which is counted',
    'PUT /chat/mark-read/{session_id}': 'reads no body',
    'POST /chat/typing/{session_id}': 'reads no body',
  };

  it('counts the sender before it reads a body that anyone may send', () => {
    const open = ENDPOINTS.filter(({ method, operation }) => method !== 'get' && operation.allow === 'anyone');
    const uncounted = open.filter(({ operation }) => operation.senderLimit === undefined);
    expect(uncounted.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      Object.keys(UNCOUNTED).sort(),
    );
  });

  it('refuses payments above 10 kB with 413', async () => {
    const long = JSON.stringify({ amount: 100, note: 'x'.repeat(10_000) });
    for (const path of ['/payment/process', '/payment/x/confirm']) {
      expect((await admin.send('POST', path, long)).status).toBe(413);
    }
  });
});

describe('POST /auth/avatar', () => {
  useDatabase();

  it.each([
    ['announced', 20_000_000],
    ['within the limit', 4_900_000],
  ])('refuses a customer’s nested JSON, %s, with 413 and without building it', async (what, bytes) => {
    const customer = await signedIn('user');
    const text = `{"x":[${'{},'.repeat(bytes / 3 - 10)}{}]}`;
    const length: Record<string, string> = what === 'announced' ? { 'content-length': String(text.length) } : {};
    const { heapUsed } = process.memoryUsage();
    const answer = await customer.send('POST', '/auth/avatar', text, length);
    expect(answer.status).toBe(413);
    // A million objects take 60 MB and more.
    expect(process.memoryUsage().heapUsed - heapUsed).toBeLessThan(40_000_000);
  });

  it('accepts a data URL up to 5 MB and refuses a larger body with 413, also from an administrator', async () => {
    for (const role of ['user', 'admin'] as const) {
      const person = await signedIn(role);
      const avatar = (length: number) => ({ avatar: `data:image/png;base64,${'A'.repeat(length)}` });
      expect((await person.send('POST', '/auth/avatar', avatar(4_900_000))).status).toBe(415);
      expect((await person.send('POST', '/auth/avatar', avatar(5_000_000))).status).toBe(413);
    }
  });
});

describe('uploads from one address', () => {
  useDatabase();

  it('refuses the third upload at a time with 429 and Retry-After, and accepts the next when one has ended', async () => {
    const client = await signedIn('user', { from: '203.0.113.50' });
    const held = [1, 2].map(() => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const request = new Request('http://x/', { method: 'POST', body: 'x', headers });
      admitBody(request, { multipart: 10 }, '203.0.113.50');
      return request;
    });
    const send = () => {
      const form = new FormData();
      form.set('avatar', new File(['no picture'], 'a.jpg'));
      return client.send('POST', '/auth/avatar', form);
    };
    const third = await send();
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await third.json()).message).toContain('Deux envois');
    await Promise.all(held.map(closeBody));
    expect((await send()).status).toBe(415);
    expect((await send()).status).toBe(415);
  });
});

const getFiles = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...getFiles(children)]);
const WITH_ACTION = [...new Set(getFiles(routes))].filter((file) =>
  /export (const|async function|function) action\b/.test(readFileSync(resolve('src', file), 'utf8')),
);

describe('every page with an action', () => {
  useOneDatabase();

  async function act(file: string, type: string, body: BodyInit): Promise<number> {
    const { action } = await import(/* @vite-ignore */ pathToFileURL(resolve('src', file)).href);
    const context = new RouterContextProvider();
    const request = new Request('http://x/page?token=x', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
      duplex: 'half',
    } as RequestInit);
    context.set(pageRequest, { requestId: 'r', clientAddress: '203.0.113.60', userAgent: '', nonce: '' });
    context.set(sentRequest, request);
    try {
      const bare = new Request('http://x/page?token=x', { method: 'POST' });
      return (await action({ request: bare, context, params: {} })).init.status;
    } finally {
      await closeBody(request);
    }
  }

  it('appears in the table of routes', () => {
    expect(WITH_ACTION.length).toBeGreaterThanOrEqual(9);
  });

  it.each(WITH_ACTION)('refuses 200 kB of URL-encoded fields to %s with 413', async (file) => {
    await act(file, FORM, 'a&'.repeat(60));
    let status = 0;
    const used = await cpuSeconds(async () => {
      status = await act(file, FORM, LARGE);
    });
    expect(status).toBe(413);
    expect(used).toBeLessThan(CPU_SECONDS);
  });

  it.each(WITH_ACTION)('refuses an endless form to %s with 413 and JSON with 415', async (file) => {
    const endless = () => new ReadableStream({ pull: (out) => out.enqueue(Buffer.from('a&'.repeat(1_000))) });
    expect(await act(file, FORM, endless())).toBe(413);
    expect(await act(file, 'application/json', '{"x":[{}]}')).toBe(415);
  });
});
