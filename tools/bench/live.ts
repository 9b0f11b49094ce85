import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type AdminCall, adminCalls } from '#tests/support/back-office.ts';
import { startCluster } from '#tests/support/postgres.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';
import { findPostgres } from '../machine.mjs';
import { askSteadily, centile, each, openStream, type StreamClient, timed, until } from './live-clients.ts';
import { type Row, report } from './report.ts';

// 2,000 open streams on one node: memory, a broadcast, the API meanwhile; a restart; one very long conversation.
const VISITORS = 1_980;
const ADMINISTRATORS = 4;
const SCREENS_OF_ONE = 5;
const MESSAGES = 10_000;
const READS = 200;
const API_EVERY_MS = 15;
const STORM_MS = 30_000;
const ALONE_MS = 10_000;
const JSON_HEADERS = { 'content-type': 'application/json' };

/** Returns the resident memory of a process, in MB. */
const getMemory = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

const getAddress = (place: number): string => `10.9.${place >> 8}.${place & 255}`;

async function openChats(origin: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  const places = Array.from({ length: count }, (_, place) => place);
  await each(places, 20, async (place) => {
    const headers = { ...JSON_HEADERS, 'x-forwarded-for': getAddress(place) };
    const answer = await fetch(`${origin}/api/chat/session`, { method: 'POST', headers, body: '{}' });
    const { data } = (await answer.json()) as { data: { session_id: string } };
    ids.push(data.session_id);
  });
  return ids;
}

async function tokens(origin: string, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const body = JSON.stringify(ADMIN);
    const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: JSON_HEADERS, body });
    found.push(((await answer.json()) as { token: string }).token);
  }
  return found;
}

/** Sends a visitor's message from an address of their own: messages are limited per address. */
const send =
  (origin: string, { chats }: { chats: string[] }, place: number, message: string) =>
  () =>
    fetch(`${origin}/api/chat/message`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, 'x-forwarded-for': getAddress(place) },
      body: JSON.stringify({ session_id: chats[place], message }),
    });

/** Returns the calls of open pages; every fourth call writes, each time in another conversation. */
function calls({ origin }: BuiltServer, chats: string[]): (() => Promise<Response>)[] {
  return chats
    .slice(0, 100)
    .flatMap((id, place) => [
      () => fetch(`${origin}/api/chat/status`),
      () => fetch(`${origin}/api/services`),
      () => fetch(`${origin}/api/chat/messages/${id}`),
      send(origin, { chats }, place, 'Bonjour, passez-vous à Privas ?'),
    ]);
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const spread = (times: number[]): string =>
  `p50 ${ms(centile(times, 0.5))}, p95 ${ms(centile(times, 0.95))}, at most ${ms(Math.max(...times))}`;
const asked = ({ times, failures }: { times: number[]; failures: unknown[] }): string =>
  `${times.length} calls, ${spread(times)}${failures.length > 0 ? `, ${failures.length} failures` : ''}`;
const lastHeard = (clients: StreamClient[], event: string): number[] =>
  clients.flatMap(({ heard }) => heard.get(event) ?? []);

interface Crowd {
  chats: string[];
  visitors: StreamClient[];
  administrators: StreamClient[];
}
const everybody = ({ visitors, administrators }: Crowd): StreamClient[] => [...visitors, ...administrators];
const areAllOpen = (crowd: Crowd) => () => everybody(crowd).every(({ isOpen }) => isOpen);

async function gather(server: BuiltServer): Promise<{ crowd: Crowd; rows: Row[] }> {
  const { origin } = server;
  const chats = await openChats(origin, VISITORS);
  const before = getMemory(server.pid());
  const stop = askSteadily(calls(server, chats), API_EVERY_MS);
  await wait(ALONE_MS);
  const alone = await stop();
  const visitors = chats.map((id, place) =>
    openStream(origin, `/api/chat/events/${id}`, { 'x-forwarded-for': getAddress(place) }),
  );
  const crowd: Crowd = { chats, visitors, administrators: [] };
  const tookMs = await until(areAllOpen(crowd), STORM_MS, 'visitors are there');
  const rows = [
    { name: `${VISITORS} streams of visitors opened at once`, figure: ms(tookMs), goal: '', holds: true },
    { name: 'API without streams, to compare', figure: asked(alone), goal: '', holds: true },
    { name: 'Memory before the streams', figure: `${before} MB`, goal: '', holds: true },
  ];
  return { crowd, rows };
}

/** Notifies every visitor of an administrator's arrival, while the API is called. */
async function broadcast(server: BuiltServer, crowd: Crowd): Promise<Row[]> {
  const { origin } = server;
  const stop = askSteadily(calls(server, crowd.chats), API_EVERY_MS);
  for (const { heard } of crowd.visitors) heard.delete('presence');
  for (const token of await tokens(origin, ADMINISTRATORS)) {
    for (let screen = 0; screen < SCREENS_OF_ONE; screen += 1) {
      crowd.administrators.push(openStream(origin, '/api/admin/events', { authorization: `Bearer ${token}` }));
    }
  }
  await until(() => lastHeard(crowd.visitors, 'presence').length === VISITORS, STORM_MS, 'visitors know who is there');
  const arrivals = lastHeard(crowd.visitors, 'presence');
  const tookMs = Math.max(...arrivals) - Math.min(...arrivals);
  await until(areAllOpen(crowd), STORM_MS, 'administrators are there');
  const begun = performance.now();
  for (const { heard } of crowd.administrators) heard.delete('chat');
  await timed(send(origin, crowd, crowd.chats.length - 1, 'Bonjour'));
  await until(() => crowd.administrators.every(({ heard }) => heard.has('chat')), STORM_MS, 'administrators hear');
  const reportedMs = Math.max(...lastHeard(crowd.administrators, 'chat')) - begun;
  await wait(20_000);
  const { times, failures } = await stop();
  const [p95, memory] = [centile(times, 0.95), getMemory(server.pid())];
  const count = everybody(crowd).length;
  return [
    { name: `Memory with ${count} open streams`, figure: `${memory} MB`, goal: '≤ 300 MB', holds: memory <= 300 },
    {
      name: 'Presence sent to all visitors, from the first delivery to the last',
      figure: ms(tookMs),
      goal: '≤ 1 s',
      holds: tookMs <= 1_000,
    },
    {
      name: 'Message of a visitor, from sending to the 20 screens',
      figure: ms(reportedMs),
      goal: '≤ 1 s',
      holds: reportedMs <= 1_000,
    },
    {
      name: 'API during this time (reads and messages)',
      figure: asked({ times, failures }),
      goal: 'p95 ≤ 50 ms',
      holds: p95 <= 50 && failures.length === 0,
    },
  ];
}

/** Kills or stops the server and starts it again while all of its streams are open. */
async function storm(server: BuiltServer, crowd: Crowd, how: 'kill' | 'stop'): Promise<Row[]> {
  for (const client of everybody(crowd)) client.refusals = 0;
  const begun = performance.now();
  const code = how === 'kill' ? await server.kill() : await server.stop();
  const stopMs = performance.now() - begun;
  await until(() => everybody(crowd).every(({ isOpen }) => !isOpen), STORM_MS, 'streams are cut');
  await server.restart();
  const stop = askSteadily(calls(server, crowd.chats), API_EVERY_MS);
  const tookMs = await until(areAllOpen(crowd), STORM_MS, 'everybody is back');
  const { times, failures } = await stop();
  const refused = everybody(crowd).reduce((sum, { refusals }) => sum + refusals, 0);
  const rows: Row[] = [
    {
      name: how === 'kill' ? 'All reconnected after kill -9 and restart' : 'All reconnected after an ordinary stop',
      figure: `${ms(tookMs)}, ${refused} refusals`,
      goal: '≤ 30 s, no refusal',
      holds: tookMs <= STORM_MS && refused === 0,
    },
    {
      name: 'API during this reconnection',
      figure: asked({ times, failures }),
      goal: '',
      holds: failures.length === 0,
    },
  ];
  if (how === 'kill') return rows;
  const name = 'Ordinary stop with 2,000 streams';
  return [
    { name, figure: `${ms(stopMs)}, code ${code}`, goal: 'code 0, ≤ 5 s', holds: code === 0 && stopMs <= 5_000 },
    ...rows,
  ];
}

/** Measures the pages of a conversation of several years. */
async function pages(server: BuiltServer, database: string): Promise<Row[]> {
  const { origin } = server;
  const call: AdminCall = await adminCalls(origin);
  const [session_id = ''] = await openChats(origin, 1);
  const numbers = Array.from({ length: MESSAGES }, (_, number) => number);
  await each(numbers, 16, async (number) => {
    await timed(() => call('POST', '/chat/message', { session_id, message: `Message ${number}` }));
  });
  const path = `${origin}/api/chat/messages/${session_id}`;
  const { data, meta } = (await (await fetch(path)).json()) as { data: { id: number }[]; meta: { total: number } };
  const last = data.at(-1)?.id ?? 0;
  const newest: number[] = [];
  const deep: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    newest.push(await timed(() => fetch(path)));
    const before = last - 50 - Math.floor(Math.random() * (MESSAGES - 100));
    deep.push(await timed(() => fetch(`${path}?before=${before}`)));
  }
  const isThere = meta.total === MESSAGES;
  const name = `Conversation of ${meta.total} messages, ${database}`;
  return [
    {
      name: `${name}: last page`,
      figure: spread(newest),
      goal: 'p95 ≤ 50 ms',
      holds: isThere && centile(newest, 0.95) <= 50,
    },
    {
      name: `${name}: middle page`,
      figure: spread(deep),
      goal: 'p95 ≤ 50 ms',
      holds: isThere && centile(deep, 0.95) <= 50,
    },
  ];
}

async function pagesOnPostgres(): Promise<Row[]> {
  if (findPostgres() === undefined) return [];
  const cluster = await startCluster();
  await cluster.createDatabase('bench');
  const server = await startServer({ DATABASE_URL: cluster.url('bench'), DEMO: '0', TRUST_PROXY: '1' });
  const rows = await pages(server, 'PostgreSQL');
  await server.discard();
  await cluster.stop();
  return rows;
}

const server = await startServer({ TRUST_PROXY: '1' });
// The first start created and stored the demo pictures; the benchmark measures normal operation.
await server.stop();
await server.restart();
const { crowd, rows } = await gather(server);
rows.push(...(await broadcast(server, crowd)));
rows.push(...(await storm(server, crowd, 'kill')));
rows.push(...(await storm(server, crowd, 'stop')));
for (const client of everybody(crowd)) client.close();
rows.push(...(await pages(server, 'SQLite')));
await server.discard();
rows.push(...(await pagesOnPostgres()));
report('live', rows);
