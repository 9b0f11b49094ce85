import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startServer } from '#tests/support/server.ts';
import type { Attack, Outcomes } from './attack.ts';
import { cpuSeconds, isAlive, peakMegabytes } from './server-figures.ts';

const PATHS = ['/', '/services', '/contact', '/blog'];
const SOON_MS = 1_000;

export interface AttackResult {
  outcomes: Outcomes;
  /** CPU time of the server during the attack, in seconds. */
  cpuSeconds: number;
  peakMegabytes: number;
  isAlive: boolean;
  /** Whether the server runs and the outcomes are as required. */
  isDefended: boolean;
  reads: number;
  /** Number of answered reads. */
  answered: number;
  /** Share of the visitor's reads that were answered within a second, 0 to 1. */
  soon: number;
  slowestMs: number;
}

/** Reads pages in another thread until `stop`, which returns the milliseconds of each read. */
function startReading(origin: string): () => Promise<number[]> {
  const workerData = { origin, paths: PATHS, headers: { 'x-forwarded-for': '192.0.2.9', 'accept-encoding': 'br' } };
  const reader = new Worker(new URL('page-reader.ts', import.meta.url), { workerData });
  return async () => {
    const answer = once(reader, 'message');
    reader.postMessage('stop');
    const [times] = await answer;
    await reader.terminate();
    return times;
  };
}

/** Runs one attack against its own server, while a visitor reads pages. */
export async function runAttack(
  attack: Attack,
  { durationMs, isQuick }: { durationMs: number; isQuick: boolean },
): Promise<AttackResult> {
  const content = isQuick ? { DEMO: '0' } : {};
  const environment = { LOG_LEVEL: 'fatal', CONNECTIONS_PER_ADDRESS: '50', ...content, ...attack.environment };
  const server = await startServer(environment);
  try {
    const prepared = (await attack.prepare?.(server)) ?? '';
    const pid = server.pid();
    const begunCpu = cpuSeconds(pid);
    const stop = startReading(server.origin);
    const outcomes = await attack.run({ server, durationMs, isQuick, prepared });
    const times = await stop();
    const alive = isAlive(pid);
    const answeredTimes = times.filter(Number.isFinite);
    return {
      outcomes,
      cpuSeconds: alive ? cpuSeconds(pid) - begunCpu : Number.NaN,
      peakMegabytes: alive ? peakMegabytes(pid) : Number.NaN,
      isAlive: alive,
      isDefended: alive && (attack.isDefended?.(outcomes) ?? true),
      reads: times.length,
      answered: answeredTimes.length,
      soon: times.filter((time) => time < SOON_MS).length / Math.max(1, times.length),
      slowestMs: Math.round(Math.max(0, ...answeredTimes)),
    };
  } finally {
    await server.kill();
    await server.discard();
  }
}
