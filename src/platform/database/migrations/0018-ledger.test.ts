import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { aPayment } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { db, engine } from '../database.server.ts';
import { ledger } from './0018-ledger.server.ts';
import { ledgerClosings } from './0024-ledger-closings.server.ts';

useDatabase();

async function undo(): Promise<void> {
  await sql`drop table ledger_closings`.execute(db());
  await sql`drop table ledger_entries`.execute(db());
  await sql`drop table ledger_head`.execute(db());
  if (engine() === 'postgres') await sql`drop function ledger_append_only`.execute(db());
  for (const column of ['reference', 'bank', 'received_on', 'deposit_invoice_id']) {
    await sql.raw(`alter table payments drop column ${column}`).execute(db());
  }
}

describe('migration 0018-ledger', () => {
  it('enters older payments that count, in their order, in a chain that verifies', async () => {
    await aPayment({ status: 'completed', completed_at: '2026-11-02T09:00:00.000Z', amount_cents: 200 });
    await aPayment({ status: 'completed', completed_at: '2026-10-31T23:30:00.000Z', refunded_cents: 100 });
    await aPayment();
    await aPayment({ status: 'completed', voided_at: '2026-11-21T20:00:00.000Z' });
    await aPayment({ status: 'refunded', refunded_cents: 50_000 });
    await undo();
    await ledger.up(db() as never);
    await ledgerClosings.up(db() as never);
    const entries = await db().selectFrom('ledger_entries').selectAll().orderBy('seq').execute();
    expect(entries.map(({ amount_cents, received_on }) => [amount_cents, received_on])).toEqual([
      [49_900, '2026-11-01'],
      [200, '2026-11-02'],
    ]);
    expect(await verifyLedger()).toEqual({ entries: 2, closings: 0, fault: undefined });
  });
});
