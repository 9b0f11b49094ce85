import { setTimeout as wait } from 'node:timers/promises';
import { startCluster } from '#tests/support/postgres.ts';
import { ADMIN, startServer } from '#tests/support/server.ts';
import { centile, openStream, type StreamClient, until } from '../bench/live-clients.ts';
import { type Row, report } from '../bench/report.ts';

// Two nodes on one PostgreSQL: the visitor's stream on one, the owner on the other. Each gets the other's messages
// within a second; the visitor's node is killed (-9) while the owner writes, and the visitor loses no message.
const MESSAGES = 200;
const LATE_MESSAGES = 30;
const LIMIT_MS = 1_000;
const WAIT_MS = 20_000;
const JSON_HEADERS = { 'content-type': 'application/json' };

const cluster = await startCluster();
await cluster.createDatabase('live');
const DATABASE_URL = cluster.url('live');
const first = await startServer({ DATABASE_URL, DEMO: '0', TRUST_PROXY: '1' });
const second = await startServer({ DATABASE_URL, DEMO: '0', TRUST_PROXY: '1' });

type Owner = (method: string, path: string, body?: object) => Promise<Response>;

interface Visit {
  id: string;
  stream: StreamClient;
}

/** Opens a conversation; its limit is twenty messages a minute, so each visitor sends a few. */
async function visit(place: number): Promise<Visit> {
  const headers = { ...JSON_HEADERS, 'x-forwarded-for': `10.8.0.${place}` };
  const answer = await fetch(`${first.origin}/api/chat/session`, { method: 'POST', headers, body: '{}' });
  const { data } = (await answer.json()) as { data: { session_id: string } };
  return { id: data.session_id, stream: openStream(first.origin, `/api/chat/events/${data.session_id}`, {}) };
}

const ask = (path: string, body: object): Promise<Response> =>
  fetch(`${first.origin}/api${path}`, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) });

/** Returns the milliseconds from the call to the event on the other side. */
async function heardAfter(stream: StreamClient, event: string, act: () => Promise<Response>): Promise<number> {
  stream.heard.delete(event);
  const begun = performance.now();
  const answer = await act();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  await until(() => stream.heard.has(event), WAIT_MS, `${event} is heard`);
  return (stream.heard.get(event) ?? 0) - begun;
}

const ms = (value: number): string => `${Math.round(value)} ms`;

function toRow(name: string, times: number[]): Row {
  const most = Math.max(...times);
  const figure = `${times.length}: p50 ${ms(centile(times, 0.5))}, p95 ${ms(centile(times, 0.95))}, at most ${ms(most)}`;
  return { name, figure, goal: '≤ 1 s', holds: most <= LIMIT_MS };
}

async function conversation(owner: Owner, screen: StreamClient, visits: Visit[]): Promise<Row[]> {
  const times = { asked: [] as number[], answered: [] as number[], read: [] as number[], typing: [] as number[] };
  for (let number = 0; number < MESSAGES; number += 1) {
    const { id, stream } = visits[number % visits.length] as Visit;
    const message = `Message ${number}`;
    times.asked.push(await heardAfter(screen, 'chat', () => ask('/chat/message', { session_id: id, message })));
    times.read.push(await heardAfter(stream, 'read', () => owner('PUT', `/chat/mark-read/${id}`)));
    times.typing.push(await heardAfter(stream, 'typing', () => owner('POST', `/chat/typing/${id}`)));
    const answer = { session_id: id, message: `Réponse ${number}` };
    times.answered.push(await heardAfter(stream, 'message', () => owner('POST', '/chat/message', answer)));
    // The owner's own screen gets this event too; it must not count as the event of the next message.
    await wait(20);
  }
  return [
    toRow('Visitor’s message (node A) shown on a screen of node B', times.asked),
    toRow('Answer (node B) shown to the visitor (node A)', times.answered),
    toRow('Read receipt, from B to A', times.read),
    toRow('Typing, from B to A', times.typing),
  ];
}

async function toMessages(origin: string, id: string, after: number): Promise<{ id: number; message: string }[]> {
  const answer = await fetch(`${origin}/api/chat/messages/${id}?after=${after}&limit=100`);
  return ((await answer.json()) as { data: { id: number; message: string }[] }).data;
}

/** Kills the visitor's node while the owner writes; the visitor reconnects to the other and gets missed messages. */
async function death(owner: Owner, { id, stream }: Visit): Promise<Row> {
  const newest = (await (await owner('GET', `/chat/messages/${id}`)).json()) as { data: { id: number }[] };
  const last = newest.data.at(-1)?.id ?? 0;
  const sent: string[] = [];
  for (let number = 0; number < LATE_MESSAGES; number += 1) {
    if (number === LATE_MESSAGES / 3) await first.kill();
    const message = `Pendant la panne ${number}`;
    if ((await owner('POST', '/chat/message', { session_id: id, message })).status === 201) sent.push(message);
  }
  stream.close();
  const begun = performance.now();
  const again = openStream(second.origin, `/api/chat/events/${id}`, {});
  await until(() => again.isOpen, WAIT_MS, 'the visitor is back');
  const found = (await toMessages(second.origin, id, last)).map(({ message }) => message);
  const tookMs = performance.now() - begun;
  again.close();
  const lost = sent.filter((message) => !found.includes(message)).length;
  const twice = found.length - new Set(found).size;
  return {
    name: 'Node A killed with kill -9 during answers: return on B',
    figure: `${sent.length} messages sent, ${lost} lost, ${twice} duplicated, all read ${ms(tookMs)} later`,
    goal: 'none lost',
    holds: sent.length === LATE_MESSAGES && lost === 0 && twice === 0,
  };
}

const visits: Visit[] = [];
for (let place = 0; place < 20; place += 1) visits.push(await visit(place));
await until(
  () => visits.every(({ stream }) => stream.heard.has('presence')),
  WAIT_MS,
  'visitors know that nobody is there',
);
for (const { stream } of visits) stream.heard.delete('presence');
const begun = performance.now();
const login = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(ADMIN) };
const { token } = (await (await fetch(`${second.origin}/api/auth/login`, login)).json()) as { token: string };
const authorization = `Bearer ${token}`;
const screen = openStream(second.origin, '/api/admin/events', { authorization });
const owner: Owner = (method, path, body) =>
  fetch(`${second.origin}/api${path}`, {
    method,
    headers: { ...JSON_HEADERS, authorization },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
await until(() => visits.every(({ stream }) => stream.heard.has('presence')), WAIT_MS, 'visitors know who is there');
const presentMs = performance.now() - begun;
await until(() => screen.isOpen, WAIT_MS, 'the owner is there');
const rows = await conversation(owner, screen, visits);
rows.push({
  name: 'Presence of the owner (node B) shown to the visitors (node A)',
  figure: ms(presentMs),
  goal: '≤ 16 s',
  holds: presentMs <= 16_000,
});
rows.push(await death(owner, visits[0] as Visit));
screen.close();
for (const { stream } of visits) stream.close();
await wait(100);
await first.discard();
await second.discard();
await cluster.stop();
report('two nodes', rows, 'proof:live');
