import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** One customer with one payment; a repeated request is the same payment. */
export interface Payer {
  number: number;
  /** Requests so far: each comes from another address, since a client may send few. */
  tries: number;
  /** Transaction number once the server has answered. */
  acknowledged: string | undefined;
  /** Reference of a Stripe payment, which its browser confirms. */
  ref: string | undefined;
}

export const payers = (count: number): Payer[] =>
  Array.from({ length: count }, (_, number) => ({ number, tries: 0, acknowledged: undefined, ref: undefined }));

const CARD = {
  cardNumber: '4242424242424242',
  cardHolder: 'Paule Rivoire',
  expiryMonth: '12',
  expiryYear: '2030',
  cvv: '123',
};

/** Returns an amount that is different for each payer. */
export const toCents = ({ number }: Payer): number => 1_000 + number;

/** Sends a payment; a cut connection, a pending payment or a failing gateway leave it unacknowledged. */
export async function pay(origin: string, payer: Payer, withCard: boolean): Promise<void> {
  payer.tries += 1;
  const answer = await fetch(`${origin}/api/payment/process`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `preuve-${payer.number}`,
      'x-forwarded-for': `10.${payer.tries % 256}.${payer.number >> 8}.${payer.number & 255}`,
    },
    body: JSON.stringify({ ...(withCard ? CARD : {}), amount: (toCents(payer) / 100).toFixed(2) }),
  }).catch(() => undefined);
  const body = await answer?.json().catch(() => undefined);
  if (answer === undefined || body === undefined || [409, 503].includes(answer.status)) return;
  if (![200, 202].includes(answer.status)) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
  payer.acknowledged = body.transactionId;
  payer.ref = body.data.client_secret?.split('_secret_')[0];
}

/** Sends all unacknowledged payments, ten at a time, until done or stopped. */
export async function payAll(all: Payer[], goesOn: () => boolean, one: (payer: Payer) => Promise<void>): Promise<void> {
  const waiting = all.filter(({ acknowledged }) => acknowledged === undefined);
  const worker = async (): Promise<void> => {
    for (let payer = waiting.shift(); payer !== undefined && goesOn(); payer = waiting.shift()) await one(payer);
  };
  await Promise.all(Array.from({ length: 10 }, worker));
}

interface Row {
  transaction_id: string;
  amount_cents: number;
  status: string;
}

/** Stored payments, and the number of notifications of completed ones. */
export interface StoredPayments {
  rows: Row[];
  content: number;
}

const PAYMENTS_SQL = 'select transaction_id, cast(amount_cents as integer) as amount_cents, status from payments';
const NOTICES_SQL = "select cast(count(*) as integer) as count from notifications where title = 'Paiement reçu'";

/** Reads what is stored on PostgreSQL. */
export async function storedAt(connectionString: string): Promise<StoredPayments> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Row>(PAYMENTS_SQL);
  const { rows: notices } = await client.query<{ count: number }>(NOTICES_SQL);
  await client.end();
  return { rows, content: Number(notices[0]?.count) };
}

/** Reads what is stored on SQLite, and checks its integrity. */
export function storedIn(folder: string): StoredPayments {
  const database = new DatabaseSync(join(folder, 'faitage.sqlite'), { readOnly: true });
  const integrity = database.prepare('pragma integrity_check').get();
  if (integrity?.integrity_check !== 'ok') throw new Error(`integrity_check: ${JSON.stringify(integrity)}`);
  const rows = database.prepare(PAYMENTS_SQL).all() as unknown as Row[];
  const result = database.prepare(NOTICES_SQL).get();
  database.close();
  return { rows, content: Number(result?.count) };
}

/** Compares responses with stored payments and returns the faults. */
export function getFaults(all: Payer[], rows: Row[]): string[] {
  return all.flatMap((payer) => {
    const mine = rows.filter(({ amount_cents }) => amount_cents === toCents(payer));
    if (mine.length > 1) return [`payer ${payer.number}: stored ${mine.length} times`];
    if (payer.acknowledged === undefined || mine[0]?.transaction_id === payer.acknowledged) return [];
    return [`payer ${payer.number}: acknowledged as ${payer.acknowledged}, stored as ${mine[0]?.transaction_id}`];
  });
}
