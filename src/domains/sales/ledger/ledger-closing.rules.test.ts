import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEANS } from './ledger.contract.ts';
import type { ClosingSums } from './ledger-closing.contract.ts';
import { BEGINNING, type ClosedEntry, createCloser, toPeriodPrefix } from './ledger-closing.rules.ts';

let seq = 0;
const entry = (at: string, amount_cents: number, more: Partial<ClosedEntry> = {}): ClosedEntry => {
  seq += 1;
  return { seq, at, kind: 'receipt', means: 'cheque', amount_cents, is_demo: 0, hash: `h${seq}`, ...more };
};

function close(entries: readonly ClosedEntry[], today: string): ClosingSums[] {
  const closer = createCloser(BEGINNING);
  return [...entries.flatMap((one) => closer.add(one)), ...closer.end(today)];
}

describe('createCloser', () => {
  it('closes each ended day in Paris, then its month and its year', () => {
    seq = 0;
    const entries = [
      entry('2026-11-29T23:30:00.000Z', 1_000),
      entry('2026-11-30T10:00:00.000Z', 500, { means: 'cash' }),
      entry('2026-11-30T11:00:00.000Z', -200, { kind: 'refund' }),
      entry('2026-11-30T23:10:00.000Z', 70),
      entry('2026-12-31T22:59:59.999Z', -1_000, { kind: 'reversal' }),
      entry('2026-12-31T23:00:00.000Z', 9),
    ];
    const closings = close(entries, '2027-01-01');
    expect(closings.map(({ period, total_cents, perpetual_cents }) => [period, total_cents, perpetual_cents])).toEqual([
      ['2026-11-30', 1_300, 1_300],
      ['2026-11', 1_300, 1_300],
      ['2026-12-01', 70, 1_370],
      ['2026-12-31', -1_000, 370],
      ['2026-12', -930, 370],
      ['2026', 370, 370],
    ]);
    expect(closings[0]).toMatchObject({
      ...{ kind: 'day', first_seq: 1, last_seq: 3, entries: 3, cheque_cents: 1_000, cash_cents: 500 },
      ...{ refunded_cents: -200, corrected_cents: 0, ledger_hash: 'h3' },
    });
    expect(closings[5]).toMatchObject({ first_seq: 1, last_seq: 5, entries: 5, corrected_cents: -1_000 });
  });

  it('closes money of a demonstration apart', () => {
    const entries = [entry('2026-05-04T10:00:00.000Z', 10), entry('2026-05-04T10:00:00.000Z', 5, { is_demo: 1 })];
    expect(close(entries, '2026-05-05').map(({ is_demo, total_cents }) => [is_demo, total_cents])).toEqual([
      [0, 10],
      [1, 5],
    ]);
  });

  it('counts an entry with an earlier time on the day of the previous entry, and keeps today open', () => {
    const entries = [entry('2026-05-04T22:00:00.000Z', 10), entry('2026-05-04T21:59:00.000Z', 5)];
    expect(close(entries, '2026-05-05')).toEqual([]);
    expect(close(entries, '2026-05-06')).toMatchObject([{ period: '2026-05-05', total_cents: 15 }]);
  });

  it('adds up to the same sums in days, months and years, for any entries', () => {
    const money = fc.record({
      hours: fc.integer({ min: 0, max: 400 }),
      cents: fc.integer({ min: -100_000, max: 100_000 }),
      means: fc.constantFrom(...MEANS),
      kind: fc.constantFrom('receipt' as const, 'refund' as const, 'correction' as const),
      is_demo: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 40 }), (made) => {
        let hours = 0;
        const entries = made.map(({ cents, hours: later, ...more }) => {
          hours += later;
          return entry(new Date(Date.UTC(2025, 0, 1) + hours * 3_600_000).toISOString(), cents, more);
        });
        const closings = close(entries, '2100-01-01');
        for (const is_demo of [0, 1]) {
          const own = entries.filter((one) => one.is_demo === is_demo);
          const total = own.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
          for (const kind of ['day', 'month', 'year']) {
            const closed = closings.filter((one) => one.kind === kind && one.is_demo === is_demo);
            expect(closed.reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(total);
            expect(closed.reduce((sum, { entries: count }) => sum + count, 0)).toBe(own.length);
            expect(closed.at(-1)?.perpetual_cents ?? 0).toBe(total);
          }
        }
      }),
    );
  });
});

describe('toPeriodPrefix', () => {
  it.each([
    ['2/1/2026', '2026-01-02'],
    ['11/2026', '2026-11'],
    ['2026', '2026'],
    ['2026-11-22', '2026-11-22'],
  ])('reads %s as %s', (search, prefix) => {
    expect(toPeriodPrefix(search)).toBe(prefix);
  });
});
