import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltServer } from '#tests/support/server.ts';
import { getEmail, type Visit } from './visitor.ts';

/** Pages that a visitor reads in turn. */
const PAGES = ['/', '/services', '/contact', '/zones', '/a-propos', '/blog'];
const READ_EVERY_MS = 200;
const SEND_EVERY_MS = 250;
const SLOW_MS = 1_000;
const BEFORE_MS = 2_000;
const AFTER_MS = 2_000;
const LEAST_ANSWERED = 0.99;
const LONGEST_RECOVERY_MS = 5_000;
/** Longest wait before a result counts as missing, in milliseconds. */
const PATIENCE_MS = 30_000;

export interface Fault {
  name: string;
  /** Causes a fault and repairs it; resolves at the moment of the repair. */
  breakAndMend: () => Promise<void>;
  /** Returns ids and email addresses of the stored messages. */
  stored: () => Promise<{ id: number; email: string }[]>;
}

export interface Result {
  name: string;
  pages: number;
  /** Share of pages answered 200 within a second. */
  answered: number;
  slowestMs: number;
  acknowledged: number;
  /** Sends refused for now (503), or whose connection ended. */
  putOff: number;
  /** Statuses other than 201 and 503. */
  odd: number[];
  lost: number;
  recoveryMs: number;
}

/** Returns whether every figure reaches its goal. */
export const holds = ({ answered, lost, odd, recoveryMs, acknowledged }: Result): boolean =>
  answered >= LEAST_ANSWERED && lost === 0 && odd.length === 0 && recoveryMs <= LONGEST_RECOVERY_MS && acknowledged > 0;

/** Reads a page every 200 ms, whether or not the previous one has been answered. */
function readPages(origin: string) {
  const times: number[] = [];
  const waiting: Promise<void>[] = [];
  const read = async (path: string): Promise<void> => {
    const begun = performance.now();
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
    const isWhole = answer?.status === 200 && (await answer.text().catch(() => '')).includes('</html>');
    times.push(isWhole ? performance.now() - begun : Number.POSITIVE_INFINITY);
  };
  let turn = 0;
  const timer = setInterval(() => waiting.push(read(PAGES[turn++ % PAGES.length] ?? '/')), READ_EVERY_MS);
  return async (): Promise<number[]> => {
    clearInterval(timer);
    await Promise.all(waiting);
    return times;
  };
}

interface Sent {
  visit: Visit;
  status: number | undefined;
  at: number;
}

/** Tries once to send a visitor's message; a status other than 201 leaves it unacknowledged. */
async function trySending(origin: string, visit: Visit): Promise<Sent> {
  const { number } = visit;
  const answer = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `fault-${number}`,
      'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`,
    },
    body: JSON.stringify({
      name: `Visiteur ${number}`,
      email: getEmail(visit),
      subject: 'Question',
      message: 'Bonjour.',
    }),
  }).catch(() => undefined);
  const body = await answer?.json().catch(() => undefined);
  if (answer?.status === 201 && body !== undefined) visit.acknowledged = body.data.id;
  return { visit, status: answer?.status, at: performance.now() };
}

/** Sends a message of a new visitor every 250 ms, whether or not the previous one has been answered. */
function sendMessages(origin: string) {
  const sent: Sent[] = [];
  const waiting: Promise<void>[] = [];
  let number = 0;
  const timer = setInterval(() => {
    const visit = { number: number++, acknowledged: undefined };
    waiting.push(trySending(origin, visit).then((one) => void sent.push(one)));
  }, SEND_EVERY_MS);
  return async (): Promise<Sent[]> => {
    clearInterval(timer);
    await Promise.all(waiting);
    return sent;
  };
}

/** Returns the milliseconds until a message is acknowledged again. */
async function recover(origin: string, since: number): Promise<number> {
  let number = 60_000;
  while (performance.now() - since < PATIENCE_MS) {
    const { status, at } = await trySending(origin, { number: number++, acknowledged: undefined });
    if (status === 201) return at - since;
    await wait(50);
  }
  return Number.POSITIVE_INFINITY;
}

function countLost(sent: readonly Sent[], rows: { id: number; email: string }[]): number {
  const acknowledged = sent.map(({ visit }) => visit).filter((visit) => visit.acknowledged !== undefined);
  const isStored = (visit: Visit): boolean => {
    const mine = rows.filter((row) => row.email === getEmail(visit));
    return mine.length === 1 && mine[0]?.id === visit.acknowledged;
  };
  return acknowledged.filter((visit) => !isStored(visit)).length;
}

/** Lets visitors read and write before, during and after a fault, and counts the results. */
export async function observe(server: BuiltServer, { name, breakAndMend, stored }: Fault): Promise<Result> {
  const { origin } = server;
  for (const page of PAGES) await (await fetch(origin + page)).text();
  const endReading = readPages(origin);
  const endSending = sendMessages(origin);
  await wait(BEFORE_MS);
  await breakAndMend();
  const recoveryMs = await recover(origin, performance.now());
  await wait(AFTER_MS);
  const sent = await endSending();
  const times = await endReading();
  const statuses = sent.map(({ status }) => status);
  return {
    name,
    pages: times.length,
    answered: times.filter((ms) => ms < SLOW_MS).length / times.length,
    slowestMs: Math.max(...times),
    acknowledged: statuses.filter((status) => status === 201).length,
    putOff: statuses.filter((status) => status === 503 || status === undefined).length,
    odd: statuses.filter((status) => status !== undefined && status !== 201 && status !== 503) as number[],
    lost: countLost(sent, await stored()),
    recoveryMs,
  };
}
