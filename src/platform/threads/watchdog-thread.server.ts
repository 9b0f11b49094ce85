import { writeSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { Worker, workerData } from 'node:worker_threads';
import type { WatchdogOrder } from './watchdog.server.ts';

const { cells, limitMs } = workerData as WatchdogOrder;
const CHECKS_PER_LIMIT = 30;
const stepMs = Math.max(10, Math.min(1_000, limitMs / CHECKS_PER_LIMIT));
/** A log without a reader can block the writer; the process ends all the same. */
const END_ANYWAY = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2000)`;

function end(stillMs: number): void {
  new Worker(END_ANYWAY, { eval: true });
  const line = {
    level: 'fatal',
    time: new Date().toISOString(),
    stillSeconds: Math.round(stillMs / 100) / 10,
    msg: 'the event loop stands still: the process ends itself',
  };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

function watch(): void {
  let heartbeat = -1;
  let stillMs = 0;
  let checkedAt = performance.now();
  setInterval(() => {
    const at = performance.now();
    // If this thread did not run either (machine suspended, process stopped), the time says nothing about the loop.
    const passed = Math.min(at - checkedAt, 2 * stepMs);
    checkedAt = at;
    const seen = Atomics.load(cells, 0);
    const isStopped = seen === heartbeat && Atomics.load(cells, 1) === 0;
    stillMs = isStopped ? stillMs + passed : 0;
    heartbeat = seen;
    if (stillMs >= limitMs) end(stillMs);
  }, stepMs);
}

watch();
