import { type ClientRequest, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** One event stream, read as a browser does: it reconnects after the delay that the server has sent. */
export interface StreamClient {
  isOpen: boolean;
  /** Responses other than 200. */
  refusals: number;
  /** Time of the last event of each name. */
  heard: Map<string, number>;
  close(): void;
}

const DEFAULT_RETRY_MS = 2_000;
const OK = 200;

/** Opens a stream and keeps it open until `close` is called. */
export function openStream(origin: string, path: string, headers: Record<string, string>): StreamClient {
  let retryMs = DEFAULT_RETRY_MS;
  let isWanted = true;
  let asked: ClientRequest | undefined;
  const client: StreamClient = { isOpen: false, refusals: 0, heard: new Map(), close: () => {} };
  const hear = (text: string): void => {
    for (const [, field, value = ''] of text.matchAll(/^(event|retry): (.*)$/gm)) {
      if (field === 'retry') retryMs = Number(value);
      else client.heard.set(value, performance.now());
    }
  };
  const comeBack = (): void => {
    client.isOpen = false;
    if (isWanted) setTimeout(ask, retryMs);
  };
  const ask = (): void => {
    asked = request(`${origin}${path}`, { headers, agent: false }, (answer) => {
      client.isOpen = answer.statusCode === OK;
      if (!client.isOpen) client.refusals += 1;
      answer
        .setEncoding('utf8')
        .on('data', hear)
        .on('error', () => {});
      answer.once('close', comeBack);
    });
    asked.once('error', () => {
      if (!client.isOpen) comeBack();
    });
    asked.end();
  };
  client.close = () => {
    isWanted = false;
    asked?.destroy();
  };
  ask();
  return client;
}

/** Waits until true; returns the time it took, in ms. @throws after `limitMs` */
export async function until(isTrue: () => boolean, limitMs: number, what: string): Promise<number> {
  const begun = performance.now();
  while (!isTrue()) {
    if (performance.now() - begun > limitMs) throw new Error(`Not within ${limitMs} ms: ${what}.`);
    await wait(5);
  }
  return performance.now() - begun;
}

/** Runs `act` for each item in order, `width` at a time. */
export async function each<Item>(items: readonly Item[], width: number, act: (item: Item) => Promise<void>) {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const item = items[next] as Item;
      next += 1;
      await act(item);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
}

/** Returns the milliseconds that a call takes to its last byte. @throws when the status is not 2xx. */
export async function timed(call: () => Promise<Response>): Promise<number> {
  const begun = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return performance.now() - begun;
}

/** Returns one percentile of sorted values; `share` from 0 to 1. */
export function centile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Makes the calls of a site with visitors, one every few milliseconds, until `stop`, which returns the times. */
export function askSteadily(calls: readonly (() => Promise<Response>)[], everyMs: number) {
  const times: number[] = [];
  const failures: unknown[] = [];
  const open = new Set<Promise<void>>();
  let turn = 0;
  const timer = setInterval(() => {
    const call = calls[turn % calls.length];
    turn += 1;
    if (call === undefined) return;
    const asked: Promise<void> = timed(call)
      .then(
        (time) => void times.push(time),
        (error: unknown) => void failures.push(error),
      )
      .finally(() => open.delete(asked));
    open.add(asked);
  }, everyMs);
  return async (): Promise<{ times: number[]; failures: unknown[] }> => {
    clearInterval(timer);
    await Promise.all(open);
    return { times, failures };
  };
}
