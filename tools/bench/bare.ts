import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measured, measure } from './load.ts';
import type { Row } from './report.ts';

/** What a browser sends with each read. */
export const BROWSER = { 'accept-encoding': 'br' };

const ROUNDS = 2;

/** Runs a bare server, in production, with these files in a folder of its own, while `work` runs. */
export async function withBare<Result>(
  program: URL,
  files: Record<string, string | Buffer>,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'faitage-bare-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = fork(program, [folder], { env });
  const ended = once(server, 'exit');
  try {
    const [port] = await once(server, 'message');
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs two loads in turn, twice each, so that both meet the same conditions. */
export async function measureBoth(
  one: () => Promise<Measured>,
  other: () => Promise<Measured>,
): Promise<[Measured, Measured]> {
  const results: [Measured, Measured][] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push([await one(), await other()]);
  return [toMean(results.map(([first]) => first)), toMean(results.map(([, second]) => second))];
}

const mean = (values: number[]): number => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

const toMean = (rounds: Measured[]): Measured => ({
  perSecond: mean(rounds.map(({ perSecond }) => perSecond)),
  p50Ms: mean(rounds.map(({ p50Ms }) => p50Ms)),
  p99Ms: Math.max(...rounds.map(({ p99Ms }) => p99Ms)),
  failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
});

/** Compares an address of the product with a bare node:http server that sends the same bytes and headers. */
export async function measureBesideBytes(url: string): Promise<[Measured, Measured]> {
  const answer = await fetch(url, { headers: BROWSER });
  const headers = { ...Object.fromEntries(answer.headers), 'content-encoding': 'br' };
  const files = { body: await rawBody(url), headers: JSON.stringify(headers) };
  return withBare(new URL('bare-server.ts', import.meta.url), files, (bare) =>
    measureBoth(
      () => measure({ url, headers: BROWSER }),
      () => measure({ url: `${bare}/`, headers: BROWSER }),
    ),
  );
}

/** Returns the compressed bytes as sent; fetch would decompress them. */
const rawBody = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    request(url, { headers: BROWSER }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });

/** Describes one load. */
export const loadRow = (
  name: string,
  { perSecond, p50Ms, p99Ms, failures }: Measured,
  goal = '',
  holds = true,
): Row => ({
  name,
  figure: `${perSecond} req/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms${failures > 0 ? `, ${failures} failures` : ''}`,
  goal,
  holds: holds && failures === 0,
});

/** Describes how a load of the product compares with that of a bare server. */
export function ratioRow(name: string, product: Measured, bare: Measured, atLeast: number): Row {
  const ratio = product.perSecond / bare.perSecond;
  return { name, figure: `× ${ratio.toFixed(2)}`, goal: `≥ × ${atLeast}`, holds: ratio >= atLeast };
}
