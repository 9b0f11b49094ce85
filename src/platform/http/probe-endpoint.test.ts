import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen, toListener } from './listen.server.ts';
import { answerProbes, type Probes } from './probe-endpoint.server.ts';

const PROBES: Probes = {
  '/works': async () => ({ status: 200, body: { status: 'ok' } }),
  '/waits': async () => ({ status: 503, body: { status: 'non' } }),
};

let server: Listening;
let origin: string;

beforeAll(async () => {
  const answerProbe = answerProbes(PROBES, 'https://toits.example');
  const listener = toListener((request, response) => {
    if (!answerProbe(request, response)) response.writeHead(404).end();
  });
  server = await listen(listener, { port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${server.port}`;
});

afterAll(() => server.drain());

describe('answerProbes', () => {
  it.each([
    ['/works', 200, '{"status":"ok"}'],
    ['/works?again', 200, '{"status":"ok"}'],
    ['/waits', 503, '{"status":"non"}'],
  ])('answers %s with %i', async (path, status, body) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
  });

  it('adds the headers that every answer has', async () => {
    const { headers } = await fetch(`${origin}/works`, { headers: { 'X-Request-Id': 'unknown' } });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it('sends no body to HEAD', async () => {
    const response = await fetch(`${origin}/works`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '15', '']);
  });

  it.each([
    ['/works', 'POST'],
    ['/works/', 'GET'],
    ['/work', 'GET'],
    ['/constructor', 'GET'],
  ])('leaves %s, asked with %s, to the app', async (path, method) => {
    expect((await fetch(origin + path, { method })).status).toBe(404);
  });
});
