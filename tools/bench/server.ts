import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { contactRequest, type Measured, measure } from './load.ts';
import { type Row, report } from './report.ts';

const BROWSER = { 'accept-encoding': 'br' };

/** Returns the resident memory of a process, in MB. */
const getMemory = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** Measures a bare node:http server that sends the same bytes and headers as an address of the product. */
async function measureBare(url: string): Promise<Measured> {
  const answer = await fetch(url, { headers: BROWSER });
  const folder = mkdtempSync(join(tmpdir(), 'faitage-bare-'));
  const raw = await rawBody(url);
  writeFileSync(join(folder, 'body'), raw);
  writeFileSync(
    join(folder, 'headers'),
    JSON.stringify({ ...Object.fromEntries(answer.headers), 'content-encoding': 'br' }),
  );
  const server = fork(new URL('bare-server.ts', import.meta.url), [join(folder, 'body'), join(folder, 'headers')]);
  const [port] = await once(server, 'message');
  const measured = await measure({ url: `http://127.0.0.1:${port}/`, headers: BROWSER });
  server.kill();
  return measured;
}

/** Returns the compressed bytes as sent; fetch would decompress them. */
async function rawBody(url: string): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: BROWSER }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });
}

const row = (name: string, { perSecond, p50Ms, p99Ms, failures }: Measured, goal: string, holds: boolean): Row => ({
  name,
  figure: `${perSecond} req/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms${failures > 0 ? `, ${failures} failures` : ''}`,
  goal,
  holds: holds && failures === 0,
});

async function measureReads(server: BuiltServer): Promise<Row[]> {
  // No cache stores a page that an emailed link opens; the compared page has the same frame and is cached.
  const rendered = await measure({ url: `${server.origin}/nouveau-mot-de-passe`, headers: BROWSER });
  const neighbour = await measure({ url: `${server.origin}/mot-de-passe-oublie`, headers: BROWSER });
  const cached = await measure({ url: `${server.origin}/`, headers: BROWSER });
  const bare = await measureBare(`${server.origin}/`);
  const api = await measure({ url: `${server.origin}/api/services`, headers: BROWSER });
  const bareApi = await measureBare(`${server.origin}/api/services`);
  const apiShare = api.perSecond / bareApi.perSecond;
  const speedUp = neighbour.perSecond / rendered.perSecond;
  const share = cached.perSecond / bare.perSecond;
  return [
    row('Page rendered each time (/nouveau-mot-de-passe)', rendered, '', true),
    row('Similar page from the cache (/mot-de-passe-oublie)', neighbour, '', true),
    row('Home page from the cache', cached, 'p99 ≤ 20 ms', cached.p99Ms <= 20),
    row('Bare node:http server, same bytes', bare, '', true),
    { name: 'Cache / rendered', figure: `× ${speedUp.toFixed(1)}`, goal: '≥ × 10', holds: speedUp >= 10 },
    { name: 'Cache / bare server', figure: `× ${share.toFixed(2)}`, goal: '≥ × 0.4', holds: share >= 0.4 },
    row('Read of the API (/api/services)', api, '', true),
    row('Bare node:http server, same JSON', bareApi, '', true),
    { name: 'API / bare server', figure: `× ${apiShare.toFixed(2)}`, goal: '≥ × 0.6', holds: apiShare >= 0.6 },
  ];
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures the time from spawning the process to the first 200, with an existing database. */
async function measureStarts(server: BuiltServer): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await server.stop();
    const begun = performance.now();
    await server.restart();
    times.push(performance.now() - begun);
  }
  const middle = Math.round(median(times));
  return {
    name: 'From start to the first response',
    figure: `${middle} ms (median of 5)`,
    goal: '≤ 1,500 ms',
    holds: middle <= 1_500,
  };
}

const server = await startServer({ TRUST_PROXY: '1' });
// The first start created and stored the demo pictures; the benchmark measures normal operation.
await server.stop();
await server.restart();
const rows = await measureReads(server);
const posts = await measure({ url: server.origin, requests: [contactRequest()] });
rows.push(row('Durable contact message (SQLite, fsync)', posts, '≥ 1,000/s', posts.perSecond >= 1_000));
const memory = getMemory(server.pid());
rows.push({ name: 'Memory after these loads', figure: `${memory} MB`, goal: '≤ 250 MB', holds: memory <= 250 });
rows.push(await measureStarts(server));
await server.discard();
report('server', rows);
