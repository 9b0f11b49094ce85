import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { appendEntry } from './ledger.internal.server.ts';
import { closeLedger } from './ledger-closing.internal.server.ts';
import { countClosings, exportClosings, listClosings, readClosing } from './ledger-closing.queries.server.ts';
import { exportLines } from './ledger-closing.views.ts';

useDatabase();

let admin: Context;
beforeEach(async () => {
  admin = await asAdmin();
  for (const day of ['2026-01-05', '2026-01-06', '2026-02-07']) {
    freezeClock(`${day}T12:00:00.000Z`);
    await appendEntry({
      ...{
        received_on: day,
        kind: 'receipt',
        means: 'cash',
        amount_cents: 12_345,
        reference: '',
        bank: '',
        reason: '',
      },
      ...{ payment_id: null, quote_id: null, order_id: null, invoice_id: null, reverses_id: null, actor_id: null },
      is_demo: 0,
    });
  }
  freezeClock('2026-02-08T12:00:00.000Z');
  await closeLedger();
});

describe('listClosings', () => {
  const getPeriods = async (wanted: Parameters<typeof listClosings>[1]) =>
    (await listClosings(admin, wanted)).items.map(({ period }) => period);

  it('lists the newest first, by kind, and finds periods as people write them', async () => {
    expect(await getPeriods({})).toEqual(['2026-02-07', '2026-01', '2026-01-06', '2026-01-05']);
    expect(await getPeriods({ kind: 'month' })).toEqual(['2026-01']);
    expect(await getPeriods({ search: '6/1/2026' })).toEqual(['2026-01-06']);
    expect(await getPeriods({ search: '01/2026', sort_by: 'total' })).toEqual(['2026-01', '2026-01-06', '2026-01-05']);
  });
});

describe('readClosing', () => {
  it('returns sums in euros; refuses an unknown one', async () => {
    const [last] = (await listClosings(admin, {})).items;
    expect(await readClosing(admin, { id: last?.id ?? 0 })).toMatchObject({
      ...{ kind: 'day', entries: 1, total: 123.45, perpetual: 370.35, is_demo: false, first_seq: 3 },
      received: { cash: 123.45, cheque: 0 },
    });
    await expect(readClosing(admin, { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('countClosings', () => {
  it('counts each kind and returns the perpetual total', async () => {
    expect(await countClosings(admin, {})).toEqual({ day: 3, month: 1, year: 0, perpetual: 370.35 });
  });
});

describe('exportClosings', () => {
  it('writes one line for each closing, with amounts as a French spreadsheet reads them', async () => {
    const lines: string[][] = [];
    for await (const page of (await exportClosings(admin, { kind: 'month' })).pages()) lines.push(...exportLines(page));
    const [heading = [], month = []] = lines;
    expect(month).toHaveLength(heading.length);
    expect(month.slice(0, 3)).toEqual(['Mois', '2026-01', 'non']);
    expect(month.slice(9, 15)).toEqual(['246,90', '0,00', '0,00', '0,00', '246,90', '246,90']);
  });
});
