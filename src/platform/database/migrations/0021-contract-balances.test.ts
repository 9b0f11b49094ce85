import { describe, expect, it } from 'vitest';
import { anInvoice, payInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { findWrongBalance } from '#src/domains/sales/invoices/settlement.internal.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { db } from '../database.server.ts';
import { contractBalances } from './0021-contract-balances.server.ts';

useDatabase();

describe('migration 0021-contract-balances', () => {
  it('limits each balance to what its document asks, and settles nothing of a credited one', async () => {
    const overpaid = await anInvoice();
    await payInvoice({ id: overpaid.id, amount_cents: 601_250 });
    const credited = await anInvoice();
    await payInvoice({ id: credited.id, amount_cents: 50_000 });
    const invoice = await db()
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', credited.id)
      .executeTakeFirstOrThrow();
    const { id: _id, ...same } = invoice;
    const credit = {
      kind: 'credit',
      number: 'A-2026-000001',
      credits_id: credited.id,
      gross_cents: -invoice.gross_cents,
    };
    await db()
      .insertInto('invoices')
      .values({ ...same, ...credit })
      .execute();
    const set = (paid_cents: number, id: number) =>
      db().updateTable('invoice_balances').set({ paid_cents }).where('invoice_id', '=', id).execute();
    await set(601_250, overpaid.id);
    await set(50_000, credited.id);
    await contractBalances.up(db() as never);
    const rows = await db().selectFrom('invoice_balances').select('paid_cents').orderBy('invoice_id').execute();
    expect(rows.map(({ paid_cents }) => Number(paid_cents))).toEqual([600_000, 0]);
    expect(await findWrongBalance()).toBeUndefined();
  });
});
