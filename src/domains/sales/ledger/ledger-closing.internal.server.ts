import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { lockHead, selectEntries } from './ledger.store.server.ts';
import type { ClosingKind, ClosingSums } from './ledger-closing.contract.ts';
import { BEGINNING, type ClosingStart, createCloser } from './ledger-closing.rules.ts';
import {
  getClosingHash,
  insertClosings,
  selectClosingChain,
  selectClosingHead,
  selectOpenYear,
} from './ledger-closing.store.server.ts';

/** Computes the closings of the periods before a day, from the entries after a point. */
async function computeClosings(start: ClosingStart, day: string): Promise<ClosingSums[]> {
  const closer = createCloser(start);
  const closings: ClosingSums[] = [];
  for await (const entry of selectEntries(start.seq)) closings.push(...closer.add(entry));
  return [...closings, ...closer.end(day)];
}

async function findDueClosings(): Promise<ClosingSums[]> {
  const { start, made } = await selectOpenYear();
  return (await computeClosings(start, parisDay(now()))).slice(made);
}

/**
 * Closes every day, month and year in Paris that has ended and has entries; after a pause all of them at once. Two
 * nodes close a period only once. Returns the number of new closings.
 */
export async function closeLedger(): Promise<number> {
  // Found without a lock: most calls have nothing to close.
  if ((await findDueClosings()).length === 0) return 0;
  return transaction(async () => {
    await lockHead();
    const due = await findDueClosings();
    await insertClosings(due);
    return due.length;
  });
}

/** A closing that differs from its entries, was changed, or is missing. */
export interface ClosingFault {
  fault: 'closing';
  kind: ClosingKind | undefined;
  period: string;
}

const SUMS = [
  ...['kind', 'period', 'is_demo', 'first_seq', 'last_seq', 'entries', 'card_cents', 'transfer_cents', 'cheque_cents'],
  ...[
    'cash_cents',
    'other_cents',
    'refunded_cents',
    'corrected_cents',
    'total_cents',
    'perpetual_cents',
    'ledger_hash',
  ],
] as (keyof ClosingSums)[];

/** After every entry: a closing is true whatever the clock of the verifying machine shows. */
const LAST_DAY = '9999-12-31';

/** Verifies every closing against the entries and the chain; returns the first fault. */
export async function verifyClosings(): Promise<{ closings: number; fault: ClosingFault | undefined }> {
  const [stored, computed, head] = [
    await selectClosingChain(),
    await computeClosings(BEGINNING, LAST_DAY),
    await selectClosingHead(),
  ];
  let previous = '';
  for (const [place, closing] of stored.entries()) {
    const { kind, period, seq, hash } = closing;
    const expected = computed[place];
    const isTrue = expected !== undefined && SUMS.every((name) => closing[name] === expected[name]);
    if (!isTrue || seq !== place + 1 || hash !== getClosingHash(previous, closing)) {
      const wanted = isTrue || expected === undefined || seq === place + 1 ? { kind, period } : expected;
      return { closings: place, fault: { fault: 'closing', kind: wanted.kind, period: wanted.period } };
    }
    previous = hash;
  }
  if (head.closings !== stored.length || head.closing_hash !== previous) {
    const cut = computed[stored.length];
    return { closings: stored.length, fault: { fault: 'closing', kind: cut?.kind, period: cut?.period ?? '' } };
  }
  return { closings: stored.length, fault: undefined };
}
