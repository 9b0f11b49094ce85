import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Queue } from '#src/domains/site-check/queue.contract.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { migrate } from '#src/platform/database/migrate.server.ts';
import { type AdminCall, adminCalls } from '#tests/support/back-office.ts';
import type { Cluster } from '#tests/support/postgres.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { fillBackOffice, type Volume } from './admin-fill.ts';

const POLL_MS = 500;

/** A started server, whose back office has this many rows. */
export interface Office {
  server: BuiltServer;
  volume: Volume;
  call: AdminCall;
  get: (path: string) => Promise<Response>;
}

/** Waits for the jobs of a first start, of which the check of a million lines takes a minute of the processor. */
async function untilIdle(call: AdminCall): Promise<void> {
  for (;;) {
    const answer = await call('GET', '/admin/site-check/jobs');
    const { kinds, planned, read_at } = Queue.parse((await answer.json()).data);
    const isBusy = kinds.some(({ running, oldest_at }) => running > 0 || oldest_at !== null);
    if (!isBusy && planned.next_at !== null && planned.next_at > read_at) return;
    await wait(POLL_MS);
  }
}

async function officeOn(server: BuiltServer, volume: Volume): Promise<Office> {
  // While an office was filled, this process did not hear that the server had closed connections.
  const call = await adminCalls(server.origin).catch(() => adminCalls(server.origin));
  await untilIdle(call);
  const get = (path: string): Promise<Response> => call('GET', path).catch(() => call('GET', path));
  return { server, volume, call, get };
}

const CHANGED_STATUSES = ['read', 'unread'];

/** Changes one message, which adds a line to the activity. */
export async function changeMessage({ call }: Office, round: number): Promise<void> {
  const status = CHANGED_STATUSES[Math.abs(round) % CHANGED_STATUSES.length];
  const answer = await call('PUT', '/admin/contact/1', { status });
  if (!answer.ok) throw new Error(`/admin/contact/1: ${answer.status}`);
}

export async function onSqlite(volume: Volume): Promise<Office> {
  const server = await startServer({ DEMO: '0' });
  await server.stop();
  await openDatabase(join(server.folder, 'faitage.sqlite'));
  await fillBackOffice(volume);
  await closeDatabase();
  await server.restart();
  return officeOn(server, volume);
}

export async function onPostgres(cluster: Cluster, volume: Volume): Promise<Office> {
  const name = `admin_${volume.messages}`;
  await cluster.createDatabase(name);
  await openDatabase(cluster.url(name));
  await migrate();
  await fillBackOffice(volume);
  await closeDatabase();
  return officeOn(await startServer({ DEMO: '0', DATABASE_URL: cluster.url(name) }), volume);
}

const at = (values: number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

export interface Times {
  p95: number;
  /** Ratio of the medians: all rows to a tenth of them. */
  ratio: number;
}

/** Measures the milliseconds from the request to the last byte. */
async function getTime({ get }: Office, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await get(path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - begun;
}

/** A back office with a tenth of the rows, and one with all of them. */
export type Offices = readonly [Office, Office];

export interface Rounds {
  warmUp: number;
  rounds: number;
}

/** Measures both in turn, so that other load on the machine affects both. */
export async function measureTimes(
  offices: Offices,
  { warmUp, rounds }: Rounds,
  pathFor: (volume: Volume) => string,
  prepare: (office: Office, round: number) => Promise<void> = async () => undefined,
): Promise<Times> {
  const times: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const which of [0, 1] as const) {
      const office = offices[which];
      await prepare(office, round);
      const spent = await getTime(office, pathFor(office.volume));
      if (round >= 0) times[which].push(spent);
    }
  }
  return { p95: at(times[1], 0.95), ratio: at(times[1], 0.5) / at(times[0], 0.5) };
}

/** Returns the slowest time and the highest ratio of several measurements. */
export const toWorst = (several: Times[]): Times => ({
  p95: Math.max(...several.map(({ p95 }) => p95)),
  ratio: Math.max(...several.map(({ ratio }) => ratio)),
});
