import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ADMIN } from '#tests/support/server.ts';
import { type Attack, count, forwardedAddress, localAddress, type Outcomes, repeat, type Target } from './attack.ts';
import { callJson, send } from './send.ts';

const SENDERS = 3_000;
const QUICK_SENDERS = 300;
const CONNECTIONS_AT_ONCE = 200;
/** Most connections of one address in these attacks: as many as the site allows, so that only the rate limit helps. */
const CONNECTIONS_OF_AN_ADDRESS = 50;
const STILL_OPEN = 'still open at the end';

interface Dripping {
  sockets: Set<Socket>;
  outcomes: Outcomes;
}

/** Opens one connection that begins a request and stays open as long as the server allows. */
function open(port: number, from: string, head: string, dripping: Dripping): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => {
      socket.write(head);
      dripping.sockets.add(socket);
      resolve();
    });
    socket.on('data', () => {});
    socket.once('error', () => {});
    socket.once('close', () => {
      count(dripping.outcomes, dripping.sockets.delete(socket) ? 'cut by the server' : 'refused');
      resolve();
    });
  });
}

async function drip({ server, durationMs, isQuick }: Target, head: string, byte: string): Promise<Outcomes> {
  const port = Number(new URL(server.origin).port);
  const dripping: Dripping = { sockets: new Set(), outcomes: new Map() };
  const senders = isQuick ? QUICK_SENDERS : SENDERS;
  const end = performance.now() + durationMs;
  for (let first = 0; first < senders; first += CONNECTIONS_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(CONNECTIONS_AT_ONCE, senders - first) }, (_, at) => first + at);
    const from = (number: number): string => localAddress(1 + Math.floor(number / CONNECTIONS_OF_AN_ADDRESS));
    await Promise.all(numbers.map((number) => open(port, from(number), head, dripping)));
  }
  while (dripping.sockets.size > 0 && performance.now() < end) {
    for (const socket of dripping.sockets) socket.write(byte);
    await wait(1_000);
  }
  for (const socket of [...dripping.sockets]) {
    dripping.sockets.delete(socket);
    socket.destroy();
    count(dripping.outcomes, STILL_OPEN);
  }
  return dripping.outcomes;
}

const isCut = (outcomes: Outcomes): boolean => !outcomes.has(STILL_OPEN);

const slowBodies: Attack = {
  name: '3,000 bodies sent at 1 byte per second',
  isQuick: true,
  isDefended: isCut,
  run: (target) =>
    drip(
      target,
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{',
      ' ',
    ),
};

const slowUploads: Attack = {
  name: '3,000 photos sent at 1 byte per second',
  isQuick: false,
  isDefended: isCut,
  run: (target) =>
    drip(
      target,
      'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n--x',
      ' ',
    ),
};

const slowHeaders: Attack = {
  name: '3,000 headers sent at 1 byte per second',
  isQuick: false,
  isDefended: isCut,
  run: (target) => drip(target, 'GET / HTTP/1.1\r\nHost: a\r\nX-Long: ', 'a'),
};

const OPEN_TOGETHER = 'ouvertes ensemble';

const oneAddress: Attack = {
  name: '2,000 connections of one address',
  isQuick: false,
  isDefended: (outcomes) => (outcomes.get(OPEN_TOGETHER) ?? 0) <= CONNECTIONS_OF_AN_ADDRESS,
  run: async ({ server, durationMs }) => {
    const port = Number(new URL(server.origin).port);
    const dripping: Dripping = { sockets: new Set(), outcomes: new Map() };
    const end = performance.now() + durationMs;
    const head = 'GET / HTTP/1.1\r\nHost: a\r\nX-Long: ';
    for (let opened = 0; opened < 2_000; opened += CONNECTIONS_AT_ONCE) {
      const batch = Array.from({ length: CONNECTIONS_AT_ONCE }, () => open(port, '127.1.9.9', head, dripping));
      await Promise.all(batch);
    }
    await wait(100);
    dripping.outcomes.set(OPEN_TOGETHER, dripping.sockets.size);
    while (dripping.sockets.size > 0 && performance.now() < end) await wait(200);
    for (const socket of dripping.sockets) socket.destroy();
    return dripping.outcomes;
  },
};

const BEHIND_PROXY = { TRUST_PROXY: '1' };
const CHATS = 1_200;
const STREAMS_OF_A_CHAT = 5;
const ADMIN_STREAM = 'stream of the administrator: ';

/** Opens one conversation and as many streams on it as the server accepts. */
async function fillWithChat(target: Target, sender: number, streams: Set<Socket>): Promise<string> {
  const { origin } = target.server;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedAddress(Math.floor(sender / 20)) };
  const opened = await send(origin, { path: '/api/chat/session', headers, body: '{}' });
  if (opened.status !== '201') return opened.status;
  const { data } = JSON.parse(opened.body);
  const port = Number(new URL(origin).port);
  for (let stream = 0; stream < STREAMS_OF_A_CHAT; stream += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: localAddress(sender % 200) });
    socket.on('error', () => {}).on('data', () => {});
    const forwarded = headers['x-forwarded-for'];
    socket.write(
      `GET /api/chat/events/${data.session_id} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${forwarded}\r\n\r\n`,
    );
    streams.add(socket);
    socket.once('close', () => streams.delete(socket));
  }
  return 'discussion ouverte';
}

/** Returns the status of an administrator's stream request, or "unanswered" without a response. */
async function openAdminStream(origin: string, token: string): Promise<string> {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/api/admin/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  }).catch(() => undefined);
  leaving.abort();
  return answer === undefined ? 'unanswered' : String(answer.status);
}

const chats: Attack = {
  name: '1,200 conversations and their 6,000 streams',
  isQuick: false,
  environment: BEHIND_PROXY,
  prepare: async ({ origin }) => (await callJson(origin, '/api/auth/login', ADMIN)).token,
  isDefended: (outcomes) => outcomes.has(`${ADMIN_STREAM}200`),
  run: async (target) => {
    const streams = new Set<Socket>();
    const outcomes: Outcomes = new Map();
    const end = performance.now() + target.durationMs;
    for (let sender = 0; sender < CHATS && performance.now() < end; sender += 20) {
      const numbers = Array.from({ length: 20 }, (_, at) => sender + at);
      const results = await Promise.all(numbers.map((number) => fillWithChat(target, number, streams)));
      for (const result of results) count(outcomes, result);
    }
    outcomes.set('flux ouverts', streams.size);
    const admin = await openAdminStream(target.server.origin, target.prepared);
    count(outcomes, ADMIN_STREAM + admin);
    for (const socket of streams) socket.destroy();
    return outcomes;
  },
};

/** Sends GET requests as fast as they are answered, from 20 addresses behind the proxy. */
const readFlood = (name: string, path: (turn: number) => string, isQuick: boolean): Attack => ({
  name,
  isQuick,
  environment: BEHIND_PROXY,
  run: (target) =>
    repeat(target, 20, async (sender, turn) => {
      const headers = { 'x-forwarded-for': forwardedAddress(sender) };
      const { origin } = target.server;
      const { status } = await send(origin, { method: 'GET', path: path(turn * 20 + sender), headers });
      return status;
    }),
});

const signIns: Attack = {
  name: '/api/auth/login: 100 in parallel, unknown accounts, different addresses',
  isQuick: false,
  environment: BEHIND_PROXY,
  run: (target) =>
    repeat(target, 100, async (sender, turn) => {
      const { status } = await send(target.server.origin, {
        path: '/api/auth/login',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedAddress(sender * 251 + turn) },
        body: JSON.stringify({ email: `inconnu-${sender}-${turn}@essai.example`, password: 'Pas-le-bon-7-zinc' }),
      });
      return status;
    }),
};

export const CONNECTION_ATTACKS: Attack[] = [
  slowBodies,
  slowUploads,
  slowHeaders,
  oneAddress,
  chats,
  readFlood('/?x=…: invented parameters', (turn) => `/?x=${turn}`, true),
  readFlood('unknown addresses (404)', (turn) => `/rien-${turn}`, true),
  readFlood('/blog?search=…: invented searches', (turn) => `/blog?search=${turn}`, false),
  readFlood('/api/openapi.json', () => '/api/openapi.json', true),
  readFlood('/api/docs', () => '/api/docs', true),
  signIns,
];
