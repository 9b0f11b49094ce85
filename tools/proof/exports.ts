import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { closeDatabase, openDatabase, transaction } from '#src/platform/database/database.server.ts';
import { fillMessages } from '#tests/support/fill-messages.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';

// Exports 80,000 messages as CSV and as JSON from the built product with its documented heap, while a visitor reads a
// page every 200 ms. The process survives, the visitor waits for less than a second, the file is complete.
const MESSAGES = 80_000;
const TEXT_LENGTH = 1_000;
const VISIT_EVERY_MS = 200;
const VISITOR_LIMIT_MS = 1_000;
const MEMORY_LIMIT_MB = 450;

interface Meanwhile {
  slowestMs: number;
  lateVisits: number;
  visits: number;
  mostMb: number;
}

const memoryMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024);

/** Measures a visitor's waiting times and the process memory while `work` runs. */
async function watched(server: BuiltServer, work: () => Promise<void>): Promise<Meanwhile> {
  const seen: Meanwhile = { slowestMs: 0, lateVisits: 0, visits: 0, mostMb: 0 };
  const end = new AbortController();
  const visitor = (async () => {
    while (!end.signal.aborted) {
      const begun = performance.now();
      const isAnswered = await fetch(`${server.origin}/services`).then(
        async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
        () => false,
      );
      const took = isAnswered ? performance.now() - begun : Number.POSITIVE_INFINITY;
      seen.visits += 1;
      seen.slowestMs = Math.max(seen.slowestMs, took);
      if (took > VISITOR_LIMIT_MS) seen.lateVisits += 1;
      await wait(Math.max(0, VISIT_EVERY_MS - took));
    }
  })();
  const sampler = setInterval(() => {
    seen.mostMb = Math.max(seen.mostMb, memoryMb(server.pid()));
  }, 50);
  await work().finally(() => end.abort());
  await visitor;
  clearInterval(sampler);
  return seen;
}

async function token(server: BuiltServer): Promise<string> {
  const answer = await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Returns bytes and rows of a download; a row begins with its id or is an object. */
async function download(url: string, bearer: string): Promise<{ bytes: number; rows: number }> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${bearer}` } });
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${await answer.text()}`);
  const found = { bytes: 0, rows: 0 };
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of answer.body) {
    found.bytes += part.byteLength;
    const text = rest + decoder.decode(part, { stream: true });
    const marks = text.split('@essai.example');
    found.rows += marks.length - 1;
    rest = (marks.at(-1) ?? '').slice(-20);
  }
  return found;
}

const server = await startServer();
await server.stop();
await openDatabase(join(server.folder, 'faitage.sqlite'));
await transaction(() => fillMessages(MESSAGES, TEXT_LENGTH));
await closeDatabase();
await server.restart();
const bearer = await token(server);
// The page is in the cache, as in normal operation.
for (let visit = 0; visit < 3; visit += 1) await (await fetch(`${server.origin}/services`)).arrayBuffer();
let isHeld = true;
console.log(`Mémoire avant : ${memoryMb(server.pid())} Mo`);
for (const path of ['/api/admin/contact/export', '/api/admin/dashboard/export?type=messages&format=json']) {
  const begun = performance.now();
  let found = { bytes: 0, rows: 0 };
  const seen = await watched(server, async () => {
    found = await download(`${server.origin}${path}`, bearer).catch((error: unknown) => {
      console.error(`Export interrompu : ${error instanceof Error ? error.message : error}`);
      return found;
    });
  });
  const seconds = (performance.now() - begun) / 1_000;
  const holds = found.rows >= MESSAGES && seen.lateVisits <= seen.visits / 100 && seen.mostMb <= MEMORY_LIMIT_MB;
  isHeld &&= holds;
  console.log(
    `${path}\n  ${found.rows} lignes, ${(found.bytes / 1e6).toFixed(1)} Mo en ${seconds.toFixed(1)} s` +
      `\n  visiteur : ${seen.visits} pages, la plus lente ${Math.round(seen.slowestMs)} ms, ${seen.lateVisits} au-delà d’une seconde` +
      `\n  mémoire : au plus ${seen.mostMb} Mo (limite ${MEMORY_LIMIT_MB})\n  ${holds ? 'tenu' : 'NON TENU'}`,
  );
}
await server.discard();
if (!isHeld) process.exitCode = 1;
