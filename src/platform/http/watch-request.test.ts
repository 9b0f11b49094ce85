import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog, log, setLog } from '../log.server.ts';
import { meters } from '../metrics/meters.server.ts';
import { trustForwardedFor } from './client-address.server.ts';
import { answerByFetch } from './fetch-listener.server.ts';
import { type Listening, listen, toListener } from './listen.server.ts';
import { createRouteTable } from './route-table.server.ts';
import { logRequests, nameRoutes } from './watch-request.server.ts';

const ID = 'proxy-0123456789abcdef';

let server: Listening;
let lines: Record<string, unknown>[] = [];

beforeEach(async () => {
  lines = [];
  meters().registry.resetMetrics();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  setLog(Object.assign(createLog('info'), { [pino.symbols.streamSym]: sink }));
  nameRoutes(createRouteTable(['/services/{slug}'], () => false));
  const app = new Hono();
  app.get('/services/:slug', (request) => {
    log().info('reading');
    return request.text('Zinguerie');
  });
  server = await listen(toListener(answerByFetch(app)), { port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await server.drain();
  setLog(createLog('silent'));
  nameRoutes(() => 'unknown');
  logRequests(false);
  trustForwardedFor(false);
});

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, init);
  await answer.text();
  return answer;
};

/** Labels and counts of the requests so far. */
async function counted() {
  const { values } = await meters().requests.get();
  return values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels, value }) => [`${labels.method} ${labels.route} ${labels.status}`, value]);
}

describe('watchRequest', () => {
  it('counts each request by method, route pattern and status, never by a path that a client invents', async () => {
    for (let turn = 0; turn < 3; turn += 1) await ask(`/services/${turn}?q=jean`);
    await ask('/services/a', { method: 'HEAD' });
    for (let turn = 0; turn < 5; turn += 1) await ask(`/invented/${turn}`);
    await ask('/services/a', { method: 'PROPFIND' });
    expect(await counted()).toEqual([
      ['GET /services/{slug} 200', 3],
      ['HEAD /services/{slug} 200', 1],
      ['GET unknown 404', 5],
      ['other /services/{slug} 404', 1],
    ]);
  });

  it('gives one id to the answer and to every line of the request', async () => {
    const answer = await ask('/services/a');
    const id = answer.headers.get('x-request-id');
    expect(lines).toMatchObject([{ requestId: id, msg: 'reading' }]);
    const missing = await ask('/invented');
    expect(missing.headers.get('x-request-id')).not.toBe(id);
  });

  it('keeps the id of a trusted proxy from the log to the answer', async () => {
    trustForwardedFor(true);
    const answer = await ask('/services/a', { headers: { 'x-request-id': ID } });
    expect(answer.headers.get('x-request-id')).toBe(ID);
    expect(lines).toMatchObject([{ requestId: ID }]);
  });

  it('writes no access log unless asked to', async () => {
    await ask('/invented');
    expect(lines).toEqual([]);
  });

  it('writes one line for each request on demand, with nothing about the person', async () => {
    logRequests(true);
    const headers = { 'user-agent': 'Curieux/1.0', 'x-forwarded-for': '192.0.2.7', cookie: 'session=secret' };
    const answer = await ask('/services/jean-dupont?email=jean@example.test', { headers });
    const [, line] = lines;
    expect(line).toEqual({
      level: 'info',
      time: expect.any(String),
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      route: '/services/{slug}',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      msg: 'request',
    });
    expect(JSON.stringify(lines)).not.toMatch(/jean|192\.0\.2|Curieux|secret/);
    expect(Number(line?.bytes)).toBeGreaterThan('Zinguerie'.length);
  });
});
