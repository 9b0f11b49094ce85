import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// A visitor in its own thread: reads a page every 200 ms, independent of the attack in the main thread.
const EVERY_MS = 200;
const TIMEOUT_MS = 10_000;
const OK = 200;

interface Reading {
  origin: string;
  paths: string[];
  headers: Record<string, string>;
}

const { origin, paths, headers } = workerData as Reading;
/** Milliseconds of each answered read; `Infinity` for a failed one. */
const times: number[] = [];
const open = new Set<Promise<void>>();

const read = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request(
      origin + path,
      { headers, agent: false, localAddress: '127.0.0.9', timeout: TIMEOUT_MS },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode === OK));
        answer.once('error', () => resolve(false));
      },
    );
    asked.once('timeout', () => asked.destroy(new Error('timeout')));
    asked.once('error', () => resolve(false));
    asked.end();
  });

let turn = 0;
const timer = setInterval(() => {
  const begun = performance.now();
  const reading = read(paths[turn % paths.length] ?? '/').then((isRead) => {
    times.push(isRead ? performance.now() - begun : Number.POSITIVE_INFINITY);
    open.delete(reading);
  });
  open.add(reading);
  turn += 1;
}, EVERY_MS);

parentPort?.once('message', async () => {
  clearInterval(timer);
  await Promise.all(open);
  parentPort?.postMessage(times);
  parentPort?.close();
});
