import { parisDay } from '#src/kernel/dates.ts';
import { DomainError } from '#src/kernel/errors.ts';
import type { LedgerEntry } from './ledger.contract.ts';
import { CLOSING_KINDS, type ClosingKind, type ClosingSums } from './ledger-closing.contract.ts';

/** Entry with the values that its closings add up. */
export type ClosedEntry = Pick<LedgerEntry, 'seq' | 'at' | 'kind' | 'means' | 'amount_cents' | 'is_demo' | 'hash'>;

/** Characters of an ISO day that name its period. */
const PERIOD_LENGTHS: Record<ClosingKind, number> = { day: 10, month: 7, year: 4 };

const getPeriod = (kind: ClosingKind, day: string): string => day.slice(0, PERIOD_LENGTHS[kind]);

const NOTHING = {
  ...{ entries: 0, card_cents: 0, transfer_cents: 0, cheque_cents: 0, cash_cents: 0, other_cents: 0 },
  ...{ refunded_cents: 0, corrected_cents: 0, total_cents: 0 },
};

/** Adds an entry to the sums of its period. */
function add(sums: ClosingSums, { seq, kind, means, amount_cents: cents, hash }: ClosedEntry): void {
  sums.last_seq = seq;
  sums.ledger_hash = hash;
  sums.entries += 1;
  sums.total_cents += cents;
  if (kind === 'receipt') sums[`${means}_cents`] += cents;
  else if (kind === 'refund') sums.refunded_cents += cents;
  else sums.corrected_cents += cents;
}

/** Where the computation begins: after a closed year, with what had been received until then. */
export interface ClosingStart {
  seq: number;
  /** Perpetual totals in cents: of real money, and of demonstrations. */
  perpetual: readonly [number, number];
}

export const BEGINNING: ClosingStart = { seq: 0, perpetual: [0, 0] };

/**
 * Computes the closings of entries in the order of the ledger. A day is closed before the first entry of a later day,
 * then its month and year if they ended too; real payments are closed before demonstration payments. An entry whose
 * time is earlier than that of the previous entry counts on the day of the previous entry.
 */
export function createCloser({ perpetual }: ClosingStart): {
  /** Returns the closings that precede an entry. */
  add: (entry: ClosedEntry) => ClosingSums[];
  /** Returns the closings of the periods that ended before a day. */
  end: (today: string) => ClosingSums[];
} {
  const totals = [...perpetual];
  const open = new Map<string, ClosingSums>();
  let last = '';
  const closeBefore = (day: string): ClosingSums[] =>
    CLOSING_KINDS.filter((kind) => getPeriod(kind, day) > getPeriod(kind, last)).flatMap((kind) =>
      [0, 1].flatMap((is_demo) => {
        const key = `${kind} ${is_demo}`;
        const sums = open.get(key);
        open.delete(key);
        return sums === undefined ? [] : [{ ...sums, perpetual_cents: totals[is_demo] ?? 0 }];
      }),
    );
  return {
    add(entry) {
      const { is_demo, seq, hash: ledger_hash } = entry;
      const own = parisDay(new Date(entry.at));
      const day = own > last ? own : last;
      const closed = closeBefore(day);
      last = day;
      totals[is_demo] = (totals[is_demo] ?? 0) + entry.amount_cents;
      for (const kind of CLOSING_KINDS) {
        const key = `${kind} ${is_demo}`;
        const period = getPeriod(kind, day);
        const begun = { kind, period, is_demo, first_seq: seq, last_seq: seq, perpetual_cents: 0, ledger_hash };
        const sums = open.get(key) ?? { ...begun, ...NOTHING };
        add(sums, entry);
        open.set(key, sums);
      }
      return closed;
    },
    end: (today) => closeBefore(today),
  };
}

const CLOSED_DAY = 'Cette journée est close : l’horloge du serveur retarde. Corrigez-la, puis recommencez.';
export const closedDay = (): DomainError => new DomainError('unavailable', CLOSED_DAY);

const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const MONTH = /^(\d{1,2})\/(\d{4})$/;

/** Returns the beginning of the periods that a search means: "22/11/2026", "11/2026", "2026" or an ISO date. */
export function toPeriodPrefix(search: string): string {
  const [, day = '', month = '', year = ''] = DAY.exec(search) ?? [];
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, only = '', ofYear = ''] = MONTH.exec(search) ?? [];
  return ofYear === '' ? search : `${ofYear}-${only.padStart(2, '0')}`;
}
