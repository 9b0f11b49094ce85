import { readFileSync } from 'node:fs';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { BROWSER, loadRow, measureBesideBytes, ratioRow } from './bare.ts';
import { measure } from './load.ts';
import { measureRendered } from './rendered.ts';
import { type Row, report } from './report.ts';
import { measureWrites } from './writes.ts';

/** Returns the resident memory of a process, in MB. */
const getMemory = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

async function measureReads(server: BuiltServer): Promise<Row[]> {
  // No cache stores a page that an emailed link opens; the compared page has the same frame and is cached.
  const rendered = await measure({ url: `${server.origin}/nouveau-mot-de-passe`, headers: BROWSER });
  const neighbour = await measure({ url: `${server.origin}/mot-de-passe-oublie`, headers: BROWSER });
  const [cached, bare] = await measureBesideBytes(`${server.origin}/`);
  const [api, bareApi] = await measureBesideBytes(`${server.origin}/api/services`);
  const speedUp = neighbour.perSecond / rendered.perSecond;
  return [
    loadRow('Page rendered each time (/nouveau-mot-de-passe)', rendered),
    loadRow('Similar page from the cache (/mot-de-passe-oublie)', neighbour),
    loadRow('Home page from the cache', cached, 'p99 ≤ 20 ms', cached.p99Ms <= 20),
    loadRow('Bare node:http server, same bytes', bare),
    { name: 'Cache / rendered', figure: `× ${speedUp.toFixed(1)}`, goal: '≥ × 10', holds: speedUp >= 10 },
    ratioRow('Cache / bare server', cached, bare, 0.4),
    loadRow('Read of the API (/api/services)', api),
    loadRow('Bare node:http server, same JSON', bareApi),
    ratioRow('API / bare server', api, bareApi, 0.6),
  ];
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures the time from spawning the process to the first 200 and to a whole home page, with an existing database. */
async function measureStarts(server: BuiltServer): Promise<Row[]> {
  const answers: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await server.stop();
    const begun = performance.now();
    await server.restart();
    answers.push(performance.now() - begun);
    await (await fetch(server.origin)).text();
    pages.push(performance.now() - begun);
  }
  const [answer, page] = [answers, pages].map((times) => Math.round(median(times)));
  return [
    {
      name: 'From start to the first response',
      figure: `${answer} ms (median of 5)`,
      goal: '≤ 250 ms',
      holds: (answer ?? Number.POSITIVE_INFINITY) <= 250,
    },
    { name: 'From start to the home page', figure: `${page} ms (median of 5)`, goal: '', holds: true },
  ];
}

const server = await startServer({ TRUST_PROXY: '1' });
// The first start created and stored the demo pictures; the benchmark measures normal operation.
await server.stop();
await server.restart();
// First, because a stored home page is sent before anything reads a cookie.
const rendered = await measureRendered(server);
const rows = [...(await measureReads(server)), ...rendered, ...(await measureWrites(server))];
const memory = getMemory(server.pid());
rows.push({ name: 'Memory after these loads', figure: `${memory} MB`, goal: '≤ 300 MB', holds: memory <= 300 });
rows.push(...(await measureStarts(server)));
await server.discard();
report('server', rows);
