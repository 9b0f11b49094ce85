import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { adminCalls } from '#tests/support/back-office.ts';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { startCluster } from '#tests/support/postgres.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { findPostgres } from '../machine.mjs';
import { completeCompany } from './company.ts';
import { getLedgerFaults, OFFICE_SQL, Office, type StoredActs } from './office.ts';
import { getFaults, type Payer, pay, payAll, payers, type StoredPayments, storedAt, storedIn } from './payer.ts';
import { type StoredContract, WITHDRAWALS_SQL, Withdrawals } from './withdrawals.ts';

// Repeated kill -9 while customers pay, with the demonstration gateway and with our own Stripe server, on one node and
// on two with PostgreSQL:
// each acknowledged payment is stored once, each charge is booked once, and no payment stays pending. Then the same
// while the office records receipts, reversals, refunds and partial credit notes, and customers withdraw.
const PAYERS = 900;
const ROUNDS = 50;
const FEWEST_ROUNDS = 50;
const SHORTEST_MS = 15;
const LONGEST_MS = 120;
const SETTLED_MS = 60_000;
const OFFICE_ROUNDS = 50;
const OFFICE_LONGEST_MS = 800;
const ACTS = 30;
const BILLED = 20;
const CONTRACTS = 60;

interface World {
  name: string;
  /** The one that is killed. */
  server: BuiltServer;
  read: () => Promise<StoredPayments> | StoredPayments;
  all: Payer[];
  one: (payer: Payer) => Promise<void>;
}

/** Runs rounds that end with a kill; returns their number. */
async function cutShort({ server, read, all, one }: World): Promise<number> {
  let rounds = 0;
  while (rounds < ROUNDS && all.some(({ acknowledged }) => acknowledged === undefined)) {
    let alive = true;
    const paying = payAll(all, () => alive, one);
    await wait(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
    alive = false;
    await server.kill();
    await paying;
    const faults = getFaults(all, (await read()).rows);
    if (faults.length > 0) throw new Error(`After kill ${rounds}:\n${faults.join('\n')}`);
    rounds += 1;
    await server.restart();
  }
  return rounds;
}

/** Repeats all payments until each has a response. */
async function finish({ all, one }: World): Promise<void> {
  const deadline = Date.now() + SETTLED_MS;
  while (all.some(({ acknowledged }) => acknowledged === undefined) && Date.now() < deadline) {
    await payAll(all, () => true, one);
    await wait(200);
  }
}

/** Requests every receipt, as the customers do, until none is pending. */
async function settled({ server, all }: World): Promise<string[]> {
  const deadline = Date.now() + SETTLED_MS;
  let waiting = all.map(({ acknowledged }) => acknowledged ?? '');
  while (waiting.length > 0 && Date.now() < deadline) {
    const waitingAgain: string[] = [];
    for (const number of waiting) {
      const answer = await fetch(`${server.origin}/api/payment/${number}`);
      const { data } = (await answer.json()) as { data?: { status: string } };
      if (data?.status === undefined || data.status === 'pending') waitingAgain.push(number);
    }
    waiting = waitingAgain;
    if (waiting.length > 0) await wait(500);
  }
  return waiting.map((number) => `${number} still waits`);
}

async function prove(world: World): Promise<string[]> {
  const rounds = await cutShort(world);
  await finish(world);
  const waiting = await settled(world);
  const { rows, content: notification } = await world.read();
  const completed = rows.filter(({ status }) => status === 'completed').length;
  const failed = rows.filter(({ status }) => status === 'failed').length;
  const faults = [...waiting, ...getFaults(world.all, rows)];
  if (rows.length !== PAYERS) faults.push(`${rows.length} payments stored for ${PAYERS} payers`);
  if (rounds < FEWEST_ROUNDS) faults.push(`only ${rounds} kills: too few to prove anything`);
  if (notification !== completed) faults.push(`${notification} notifications of ${completed} completed payments`);
  console.log(
    `${world.name} : ${PAYERS} paiements, ${rounds} arrêts par kill -9, ${completed} terminés, ${failed} interrompus avant tout débit, ${faults.length} perdu, doublé ou oublié.`,
  );
  return faults;
}

async function withSandbox(): Promise<string[]> {
  const server = await startServer({ TRUST_PROXY: '1', DEMO: '0', PAYMENTS: 'demo' });
  await completeCompany(await adminCalls(server.origin));
  const one = (payer: Payer) => pay(server.origin, payer, true);
  const read = () => storedIn(server.folder);
  const faults = await prove({ name: 'Démonstration', server, read, all: payers(PAYERS), one });
  await server.discard();
  return faults;
}

interface StripeWorld {
  name: string;
  stripe: FakeStripe;
  servers: [BuiltServer, ...BuiltServer[]];
  read: World['read'];
}

const getStripeEnvironment = (stripe: FakeStripe) => ({
  ...STRIPE_KEYS,
  STRIPE_API_URL: stripe.origin,
  TRUST_PROXY: '1',
  DEMO: '0',
});

/** Charges in all browsers at once, on every node; every third Stripe response is lost, and no webhook ever arrives. */
async function proveStripe({ name, stripe, servers, read }: StripeWorld): Promise<string[]> {
  const [server] = servers;
  await allowFree(server);
  let sent = 0;
  const one = async (payer: Payer): Promise<void> => {
    sent += 1;
    if (sent % 3 === 0) stripe.loseAnswers(1);
    await pay((servers[sent % servers.length] ?? server).origin, payer, false);
    if (payer.ref !== undefined) stripe.pay(payer.ref);
  };
  const faults = await prove({ name, server, read, all: payers(PAYERS), one });
  const { rows } = await read();
  const booked = rows.filter(({ status }) => status === 'completed').reduce((sum, row) => sum + row.amount_cents, 0);
  const charged = stripe.charges.reduce((sum, { amount }) => sum + amount, 0);
  if (booked !== charged) faults.push(`${charged} cents charged, ${booked} booked`);
  const twice = new Set(stripe.charges.map(({ payment_intent }) => payment_intent)).size !== stripe.charges.length;
  if (twice) faults.push('somebody was charged twice');
  for (const node of servers) await node.discard();
  await stripe.close();
  return faults;
}

async function withStripe(): Promise<string[]> {
  const stripe = await startFakeStripe();
  const server = await startServer(getStripeEnvironment(stripe));
  return proveStripe({ name: 'Stripe', stripe, servers: [server], read: () => storedIn(server.folder) });
}

/** The same with two nodes on one PostgreSQL, of which one is killed. */
async function withNodes(): Promise<string[]> {
  if (findPostgres() === undefined) {
    console.log('Stripe, deux nœuds : PostgreSQL n’est pas installé.');
    return [];
  }
  const cluster = await startCluster();
  await cluster.createDatabase('proof');
  const DATABASE_URL = cluster.url('proof');
  const stripe = await startFakeStripe();
  const environment = { ...getStripeEnvironment(stripe), DATABASE_URL };
  const servers: StripeWorld['servers'] = [await startServer(environment), await startServer(environment)];
  const read = () => storedAt(DATABASE_URL);
  const faults = await proveStripe({ name: 'Stripe, deux nœuds sur PostgreSQL', stripe, servers, read });
  faults.push(...getLedgerFaults({ DATABASE_URL }));
  await cluster.stop();
  return faults;
}

async function allowFree({ origin }: BuiltServer): Promise<void> {
  const call = await adminCalls(origin);
  await completeCompany(call);
  const answer = await call('PUT', '/admin/settings/payments', { allow_free_payments: true });
  if (!answer.ok) throw new Error(await answer.text());
}

function readActs(folder: string): StoredActs & { contracts: StoredContract[] } {
  const database = new DatabaseSync(join(folder, 'faitage.sqlite'), { readOnly: true });
  const read = (sql: string) => database.prepare(sql).all() as never[];
  const stored = {
    ledger: read(OFFICE_SQL.ledger),
    documents: read(OFFICE_SQL.documents),
    contracts: read(WITHDRAWALS_SQL),
  };
  database.close();
  return stored;
}

/** Kills the server while the office works. */
async function withOffice(): Promise<string[]> {
  const server = await startServer({ DEMO: '0', PAYMENTS: 'off', TRUST_PROXY: '1' });
  await completeCompany(await adminCalls(server.origin));
  const office = new Office();
  await office.open(await adminCalls(server.origin), BILLED);
  const withdrawals = new Withdrawals();
  await withdrawals.open(await adminCalls(server.origin), [server.folder], CONTRACTS);
  const faults: string[] = [];
  for (let round = 0; round < OFFICE_ROUNDS; round += 1) {
    const call = await adminCalls(server.origin);
    const acting = Promise.all([
      ...Array.from({ length: ACTS }, () => office.act(call)),
      ...Array.from({ length: 2 }, () => withdrawals.act(server.origin)),
    ]);
    await wait(Math.random() * OFFICE_LONGEST_MS);
    await server.kill();
    await acting;
    const stored = readActs(server.folder);
    faults.push(...office.getFaults(stored), ...withdrawals.getFaults(stored.contracts));
    faults.push(...getLedgerFaults({ DATA_DIR: server.folder }));
    await server.restart();
  }
  await server.stop();
  faults.push(...getLedgerFaults({ DATA_DIR: server.folder }));
  const { ledger, documents, contracts } = readActs(server.folder);
  faults.push(...withdrawals.getFaults(contracts));
  console.log(
    `Bureau : ${office.count} actes et ${withdrawals.count} rétractations acquittés, ${ledger.length} écritures, ${documents.length} factures et avoirs, ${OFFICE_ROUNDS} arrêts par kill -9, ${faults.length} perdu ou doublé.`,
  );
  await server.discard();
  return faults;
}

const faults = [...(await withSandbox()), ...(await withStripe()), ...(await withNodes()), ...(await withOffice())];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
