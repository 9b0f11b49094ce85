import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import type { NewLedgerEntry } from './ledger.contract.ts';
import { appendEntry, verifyLedger } from './ledger.internal.server.ts';
import { closeLedger, verifyClosings } from './ledger-closing.internal.server.ts';
import { selectClosingChain } from './ledger-closing.store.server.ts';

useDatabase();

const ENTRY: NewLedgerEntry = {
  ...{ received_on: '2026-11-20', kind: 'receipt', means: 'cheque', amount_cents: 180_000, reference: '', bank: '' },
  ...{ payment_id: null, quote_id: null, order_id: null, invoice_id: null, reverses_id: null, reason: '' },
  ...{ actor_id: null, is_demo: 0 },
};

async function receive(at: string, amount_cents: number, more: Partial<NewLedgerEntry> = {}): Promise<void> {
  freezeClock(new Date(at));
  await appendEntry({ ...ENTRY, amount_cents, ...more });
}

const getPeriods = async () => (await selectClosingChain()).map(({ period, total_cents }) => [period, total_cents]);

describe('closeLedger', () => {
  it('closes each ended period once, also when two nodes do it at once', async () => {
    await receive('2025-12-30T10:00:00.000Z', 500);
    expect(await closeLedger()).toBe(0);
    freezeClock(new Date('2025-12-31T10:00:00.000Z'));
    const made = await Promise.all([closeLedger(), closeLedger()]);
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
    freezeClock(new Date('2026-01-01T10:00:00.000Z'));
    expect(await closeLedger()).toBe(2);
    await receive('2026-01-01T11:00:00.000Z', -100, { kind: 'refund' });
    await receive('2026-01-02T11:00:00.000Z', 70, { is_demo: 1 });
    freezeClock(new Date('2026-02-01T10:00:00.000Z'));
    expect(await closeLedger()).toBe(4);
    expect(await closeLedger()).toBe(0);
    expect(await getPeriods()).toEqual([
      ['2025-12-30', 500],
      ['2025-12', 500],
      ['2025', 500],
      ['2026-01-01', -100],
      ['2026-01-02', 70],
      ['2026-01', -100],
      ['2026-01', 70],
    ]);
    const chain = await selectClosingChain();
    expect(chain.map(({ perpetual_cents }) => perpetual_cents)).toEqual([500, 500, 500, 400, 70, 400, 70]);
    expect(await verifyLedger()).toEqual({ entries: 3, closings: 7, fault: undefined });
  });

  it('catches up after any pause with the same closings as night by night', async () => {
    for (const day of ['2026-01-05', '2026-03-31', '2026-04-01', '2027-02-01'])
      await receive(`${day}T12:00:00.000Z`, 100);
    freezeClock(new Date('2027-02-02T12:00:00.000Z'));
    expect(await closeLedger()).toBe(8);
    expect(await verifyClosings()).toEqual({ closings: 8, fault: undefined });
  });

  it('refuses an entry on a closed day', async () => {
    await receive('2026-01-05T12:00:00.000Z', 100);
    freezeClock(new Date('2026-01-06T12:00:00.000Z'));
    await closeLedger();
    freezeClock(new Date('2026-01-05T13:00:00.000Z'));
    await expect(appendEntry(ENTRY)).rejects.toMatchObject({ code: 'unavailable' });
    await receive('2026-01-06T13:00:00.000Z', 100);
  });
});

describe('verifyClosings', () => {
  async function disarm(): Promise<void> {
    if (engine() === 'postgres') await sql`alter table ledger_closings disable trigger all`.execute(db());
    else for (const act of ['update', 'delete']) await sql.raw(`drop trigger ledger_closing_${act}`).execute(db());
  }

  async function aChain(): Promise<void> {
    for (const day of ['2026-01-05', '2026-01-06', '2026-01-07']) await receive(`${day}T12:00:00.000Z`, 100);
    freezeClock(new Date('2026-01-08T12:00:00.000Z'));
    await closeLedger();
  }

  it('refuses changes and deletions in the database itself', async () => {
    await aChain();
    await expect(db().updateTable('ledger_closings').set({ total_cents: 1 }).execute()).rejects.toThrow(/append-only/);
    await expect(db().deleteFrom('ledger_closings').execute()).rejects.toThrow(/append-only/);
  });

  it('accepts a closing whatever the time is now', async () => {
    await aChain();
    freezeClock(new Date('2026-01-02T12:00:00.000Z'));
    expect(await verifyClosings()).toEqual({ closings: 3, fault: undefined });
  });

  it.each([
    ['a changed sum', `update ledger_closings set total_cents = 1 where seq = 2`, '2026-01-06'],
    ['a changed time', `update ledger_closings set at = '2026-01-01T00:00:00.000Z' where seq = 1`, '2026-01-05'],
    ['a missing closing', `delete from ledger_closings where seq = 1`, '2026-01-05'],
    ['a cut end', `delete from ledger_closings where seq = 3`, '2026-01-07'],
  ])('names the period of %s', async (_name, change, period) => {
    await aChain();
    await disarm();
    await sql.raw(change).execute(db());
    expect((await verifyLedger()).fault).toEqual({ fault: 'closing', kind: 'day', period });
  });
});
