import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '#tests/support/server.ts';
import { getEmail, sendAll, type Visit, visits } from './visitor.ts';

// Repeated kill -9 while 500 messages arrive: each acknowledged message is stored exactly once.
const MESSAGES = 500;
const SHORTEST_MS = 20;
const LONGEST_MS = 200;

function storedIn(folder: string): { id: number; email: string }[] {
  const database = new DatabaseSync(join(folder, 'faitage.sqlite'), { readOnly: true });
  const integrity = database.prepare('pragma integrity_check').get();
  if (integrity?.integrity_check !== 'ok') throw new Error(`integrity_check: ${JSON.stringify(integrity)}`);
  const rows = database.prepare('select id, email from contact_messages order by id').all();
  database.close();
  return rows as { id: number; email: string }[];
}

function getFaults(all: Visit[], rows: { id: number; email: string }[]): string[] {
  return all.flatMap((visit) => {
    const mine = rows.filter((row) => row.email === getEmail(visit));
    if (mine.length !== 1) return [`visitor ${visit.number}: stored ${mine.length} times`];
    return mine[0]?.id === visit.acknowledged ? [] : [`visitor ${visit.number}: another id than acknowledged`];
  });
}

// Ready once the API answers, which is loaded after the pages: a kill before that would hit no message.
const server = await startServer({ TRUST_PROXY: '1', DEMO: '0' }, { readyPath: '/api/services' });
const all = visits(MESSAGES);
let rounds = 0;
while (all.some((visit) => visit.acknowledged === undefined)) {
  let alive = true;
  const sending = sendAll(server.origin, all, () => alive);
  await Promise.race([sending, wait(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS))]);
  alive = false;
  await server.kill();
  await sending;
  const acknowledged = all.filter((visit) => visit.acknowledged !== undefined);
  const rows = storedIn(server.folder);
  const lost = acknowledged.filter((visit) => !rows.some((row) => row.id === visit.acknowledged));
  if (lost.length > 0) throw new Error(`Lost after kill: ${lost.map((visit) => visit.number).join(', ')}`);
  rounds += 1;
  await server.restart();
}
const faults = getFaults(all, storedIn(server.folder));
await server.discard();
console.log(`${MESSAGES} messages acquittés, ${rounds} arrêts par kill -9, ${faults.length} perdu ou doublé.`);
if (faults.length > 0 || rounds < 2) {
  console.error(faults.join('\n') || 'Trop peu d’arrêts pour prouver quoi que ce soit.');
  process.exitCode = 1;
}
