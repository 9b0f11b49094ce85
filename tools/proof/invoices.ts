import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type AdminCall, adminCalls } from '#tests/support/back-office.ts';
import { startCluster } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server.ts';
import { completeCompany } from './company.ts';
import { getLedgerFaults, OFFICE_SQL, Office, type StoredActs } from './office.ts';
import { type StoredContract, WITHDRAWALS_SQL, Withdrawals } from './withdrawals.ts';

// Two nodes on one PostgreSQL issue 200 invoices at once; then one node is repeatedly killed (-9) while both issue.
// Meanwhile the office records receipts, reversals, refunds and partial credit notes, and customers withdraw. No number is skipped or issued
// twice, and nothing acknowledged is lost.
const AT_ONCE = 200;
const ROUNDS = 50;
const PER_ROUND = 12;
const BILLED = 20;
const ACTS = 12;
const CONTRACTS = 60;
const LONGEST_MS = 250;
const BUSY = 503;
const PAUSE_MS = 200;

const ORDER = {
  client_name: 'Paule Rivoire',
  client_email: 'paule@essai.example',
  client_phone: '06 39 98 00 01',
  service: 'Couverture',
  description: 'Essai',
  budget: 100,
  address: 'Crest',
};

const cluster = await startCluster();
await cluster.createDatabase('proof');
const DATABASE_URL = cluster.url('proof');
const ENVIRONMENT = { DATABASE_URL, DEMO: '0', PAYMENTS: 'off', TRUST_PROXY: '1' };
const first = await startServer(ENVIRONMENT);
const second = await startServer(ENVIRONMENT);
const calls: AdminCall[] = [await adminCalls(first.origin), await adminCalls(second.origin)];
const settings = calls[1];
if (settings === undefined) throw new Error('No second node.');

const acknowledged: string[] = [];

async function anOrder(call: AdminCall): Promise<number> {
  const answer = await call('POST', '/admin/orders', ORDER);
  const { data } = (await answer.json()) as { data: { id: number } };
  return data.id;
}

/** Issues an invoice; only a response confirms it, and an overloaded node is asked again. */
async function issue(call: AdminCall, order: number): Promise<void> {
  const answer = await call('POST', `/admin/orders/${order}/invoices`).catch(() => undefined);
  if (answer?.status === BUSY) {
    await wait(PAUSE_MS);
    return issue(call, order);
  }
  if (answer?.status !== 201) return;
  const body = (await answer.json().catch(() => undefined)) as { data: { number: string } } | undefined;
  if (body !== undefined) acknowledged.push(body.data.number);
}

async function read(): Promise<StoredActs & { contracts: StoredContract[] }> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows: ledger } = await client.query<StoredActs['ledger'][number]>(OFFICE_SQL.ledger);
  const { rows: documents } = await client.query<StoredActs['documents'][number]>(OFFICE_SQL.documents);
  const { rows: contracts } = await client.query<StoredContract>(WITHDRAWALS_SQL);
  await client.end();
  return { ledger, documents, contracts };
}

/** Returns the numbers of the invoices, with those of deposits; credit notes have a series of their own. */
const numbers = async (): Promise<string[]> =>
  (await read()).documents.filter(({ kind }) => kind !== 'credit').map(({ number }) => number);

function getFaults(stored: string[]): string[] {
  const places = stored.map((number) => Number(number.slice(-6))).toSorted((one, other) => one - other);
  const gaps = places.flatMap((place, index) => (place === index + 1 ? [] : [`number ${index + 1} is ${place}`]));
  const lost = acknowledged.filter((number) => !stored.includes(number)).map((number) => `${number} is lost`);
  return [...gaps.slice(0, 3), ...lost];
}

await completeCompany(settings);
await wait(500);
const orders: number[] = [];
for (let place = 0; place < AT_ONCE; place += 1) orders.push(await anOrder(settings));
await Promise.all(orders.map((order, place) => issue(calls[place % 2] ?? settings, order)));
const atOnce = await numbers();
const faults = getFaults(atOnce);
if (atOnce.length !== AT_ONCE) faults.push(`${atOnce.length} of ${AT_ONCE} were issued`);
console.log(`${atOnce.length} factures émises à la fois par deux nœuds : ${atOnce[0]} à ${atOnce.toSorted().at(-1)}.`);

const office = new Office();
await office.open(settings, BILLED);
const withdrawals = new Withdrawals();
await withdrawals.open(settings, [first.folder, second.folder], CONTRACTS);

for (let round = 0; round < ROUNDS; round += 1) {
  const some: number[] = [];
  for (let place = 0; place < PER_ROUND; place += 1) some.push(await anOrder(settings));
  const token = await adminCalls(first.origin);
  const issuing = Promise.all(some.map((order, place) => issue(place % 2 === 0 ? token : settings, order)));
  const acting = Promise.all([
    ...Array.from({ length: ACTS }, (_, place) => office.act(place % 2 === 0 ? token : settings)),
    ...[first, second].map(({ origin }) => withdrawals.act(origin)),
  ]);
  await wait(Math.random() * LONGEST_MS);
  await first.kill();
  await Promise.all([issuing, acting]);
  // PostgreSQL releases the locks of the killed node; the next number follows at once.
  await Promise.all(some.map((order) => issue(settings, order)));
  await first.restart();
  const now = await read();
  faults.push(...getFaults(await numbers()), ...office.getFaults(now), ...withdrawals.getFaults(now.contracts));
  faults.push(...getLedgerFaults({ DATABASE_URL }));
}
const stored = await numbers();
const { documents, ledger, contracts } = await read();
const notes = documents.filter(({ kind }) => kind === 'credit').length;
faults.push(...withdrawals.getFaults(contracts), ...getLedgerFaults({ DATABASE_URL }));
const works = documents.filter(({ kind }) => kind === 'invoice').length;
const billed = AT_ONCE + BILLED + CONTRACTS + ROUNDS * PER_ROUND;
if (works !== billed) faults.push(`${works} invoices for ${billed} orders`);
await first.discard();
await second.discard();
await cluster.stop();
console.log(
  `${stored.length} factures, ${notes} avoirs, ${ledger.length} écritures (${office.count} actes et ${withdrawals.count} rétractations acquittés), ${ROUNDS} arrêts par kill -9 : ${faults.length} numéro sauté, acte doublé ou perdu.`,
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
