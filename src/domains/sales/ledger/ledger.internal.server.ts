import { transaction } from '#src/platform/database/database.server.ts';
import type { ContractKey, LedgerEntry, NewLedgerEntry } from './ledger.contract.ts';
import {
  insertEntry,
  isLinked,
  lockHead,
  markDemoLeft,
  type NamedTable,
  selectContractEntries,
  selectEntries,
  selectEntriesByPayments,
  selectHead,
  selectPaymentEntries,
  selectRealContracts,
  selectStrayEntry,
  selectWrongSums,
  type WrongSum,
} from './ledger.store.server.ts';
import { type ClosingFault, verifyClosings } from './ledger-closing.internal.server.ts';

/** Appends an entry in the caller's transaction; returns its id. */
export const appendEntry = (entry: NewLedgerEntry): Promise<number> => transaction(() => insertEntry(entry));

/**
 * Orders everything that moves or bills money: the first lock of such a transaction, except for a payment's own row.
 * Until the transaction ends no other one appends an entry or settles an invoice.
 */
export const lockLedger = (): Promise<void> =>
  transaction(async () => {
    await lockHead();
  });

/** Returns the entries of one contract, oldest first. */
export const findContractEntries = (key: ContractKey): Promise<LedgerEntry[]> => selectContractEntries(key);

/** Returns the entries of one payment, oldest first. */
export const findPaymentEntries = (paymentId: number): Promise<LedgerEntry[]> => selectPaymentEntries(paymentId);

/** Returns the entries of several payments, oldest first. */
export const findEntriesByPayments = (paymentIds: number[]): Promise<LedgerEntry[]> =>
  selectEntriesByPayments(paymentIds);

/** First fault of the ledger: an entry, its end, a row that it names, or a sum that another table holds. */
export type LedgerFault =
  | { fault: 'missing' | 'changed'; seq: number; id: number }
  | { fault: 'truncated'; seq: number }
  | { fault: 'stray'; seq: number; table: NamedTable; row: number }
  | ({ fault: 'sum' } & WrongSum)
  | ClosingFault;

interface LedgerCheck {
  entries: number;
  /** Number of intact closings; absent where an entry is wrong. */
  closings?: number;
  fault: LedgerFault | undefined;
}

/** Verifies the whole ledger; `fault` is undefined when it is intact. */
export async function verifyLedger(): Promise<LedgerCheck> {
  let last = { seq: 0, hash: '' };
  for await (const entry of selectEntries()) {
    const { id, seq, hash } = entry;
    if (seq !== last.seq + 1) return { entries: last.seq, fault: { fault: 'missing', seq: last.seq + 1, id } };
    if (!isLinked(entry, last.hash)) return { entries: last.seq, fault: { fault: 'changed', seq, id } };
    last = { seq, hash };
  }
  const head = await selectHead();
  if (head.seq !== last.seq || head.hash !== last.hash) {
    return { entries: last.seq, fault: { fault: 'truncated', seq: last.seq + 1 } };
  }
  const stray = await selectStrayEntry();
  if (stray !== undefined) return { entries: last.seq, fault: { fault: 'stray', ...stray } };
  const [wrong] = await selectWrongSums();
  if (wrong !== undefined) return { entries: last.seq, fault: { fault: 'sum', ...wrong } };
  return { entries: last.seq, ...(await verifyClosings()) };
}

/** Returns the contracts that received real money, as the entries name them. */
export const findRealContracts = selectRealContracts;

/** Leaves the closings of demonstrations out of lists and figures from now on; the chain keeps them. */
export const leaveDemoLedger = (): Promise<void> =>
  transaction(async () => {
    await markDemoLeft();
  });
