import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db, engine } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import type { NewLedgerEntry } from './ledger.contract.ts';
import {
  appendEntry,
  findContractEntries,
  findEntriesByPayments,
  findPaymentEntries,
  verifyLedger,
} from './ledger.internal.server.ts';

useDatabase();

const ENTRY: NewLedgerEntry = {
  received_on: '2026-11-20',
  kind: 'receipt',
  means: 'cheque',
  amount_cents: 180_000,
  payment_id: null,
  quote_id: null,
  order_id: null,
  invoice_id: null,
  reverses_id: null,
  reference: '0012345',
  bank: 'Banque du Rhône',
  reason: '',
  actor_id: null,
  is_demo: 0,
};

/** Removes the database's own protection, as an intruder with its password would. */
async function disarm(): Promise<void> {
  if (engine() === 'postgres') await sql`alter table ledger_entries disable trigger all`.execute(db());
  else for (const name of ['ledger_update', 'ledger_delete']) await sql.raw(`drop trigger ${name}`).execute(db());
}

const append = async (count: number): Promise<void> => {
  for (let place = 1; place <= count; place += 1) await appendEntry({ ...ENTRY, amount_cents: place });
};

describe('appendEntry', () => {
  it('numbers entries without a gap, also concurrent ones', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, place) => appendEntry({ ...ENTRY, amount_cents: place })));
    const rows = await db().selectFrom('ledger_entries').select('seq').orderBy('seq').execute();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    expect(await verifyLedger()).toEqual({ entries: 20, closings: 0, fault: undefined });
  });

  it('finds the entries of a contract and of a payment', async () => {
    await appendEntry({ ...ENTRY, quote_id: 1, payment_id: 5 });
    await appendEntry({ ...ENTRY, order_id: 2 });
    await appendEntry({ ...ENTRY, quote_id: 1 });
    expect((await findContractEntries({ quote_id: 1 })).map(({ seq }) => seq)).toEqual([1, 3]);
    expect((await findContractEntries({ order_id: 2 })).map(({ seq }) => seq)).toEqual([2]);
    expect((await findPaymentEntries(5)).map(({ seq }) => seq)).toEqual([1]);
    expect((await findEntriesByPayments([4, 5])).map(({ seq }) => seq)).toEqual([1]);
  });
});

describe('ledger_entries', () => {
  it('refuses changes and deletions in the database itself', async () => {
    await append(2);
    await expect(db().updateTable('ledger_entries').set({ amount_cents: 1 }).execute()).rejects.toThrow(/append-only/);
    await expect(db().deleteFrom('ledger_entries').execute()).rejects.toThrow(/append-only/);
  });
});

describe('verifyLedger', () => {
  it('names the first changed, missing or cut entry', async () => {
    await append(5);
    await disarm();
    await db().updateTable('ledger_entries').set({ amount_cents: 99 }).where('seq', '=', 4).execute();
    expect((await verifyLedger()).fault).toMatchObject({ fault: 'changed', seq: 4 });
    await db().deleteFrom('ledger_entries').where('seq', '=', 2).execute();
    expect((await verifyLedger()).fault).toMatchObject({ fault: 'missing', seq: 2 });
  });

  it('notices that the end was cut off', async () => {
    await append(3);
    await disarm();
    await db().deleteFrom('ledger_entries').where('seq', '=', 3).execute();
    expect((await verifyLedger()).fault).toEqual({ fault: 'truncated', seq: 3 });
  });
});
