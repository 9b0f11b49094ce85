import type { ContractKey, LedgerEntry } from '#src/domains/sales/ledger/ledger.contract.ts';
import { findContractEntries, lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { getBalances } from '#src/domains/sales/pricing/contract-account.rules.ts';
import { getVoided, type Voided } from '#src/domains/sales/pricing/paper.rules.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import {
  type ContractDocument,
  selectBilledContracts,
  selectContractDocuments,
  selectIssuedContent,
  updateBalance,
} from './settlement.store.server.ts';

const countsNow = ({ is_demo }: { is_demo: number }): boolean => is_demo === 0 || isDemonstration();

/** Returns the documents and entries of a contract that count now: those of a demonstration count only there. */
export async function findContractFacts(
  key: ContractKey,
): Promise<{ documents: ContractDocument[]; entries: LedgerEntry[] }> {
  const documents = (await selectContractDocuments(key)).filter(countsNow);
  return { documents, entries: (await findContractEntries(key)).filter(countsNow) };
}

/** Returns what documents of a contract deducted of money that no longer counts, by the id of the document. */
export async function findVoided(key: ContractKey): Promise<Map<number, Voided[]>> {
  const entries = (await findContractEntries(key)).filter(countsNow);
  // Without money that went back nothing is read.
  if (entries.every(({ amount_cents }) => amount_cents >= 0)) return new Map();
  const issued = (await selectIssuedContent(key)).filter(countsNow);
  return new Map(issued.map((paper) => [paper.id, getVoided(paper, issued, entries)]));
}

interface Settled {
  document: ContractDocument;
  paid_cents: number;
  demo_paid_cents: number;
}

/** Divides the real money among the real documents, then that of a demonstration among what is left of all. */
async function divideMoney(key: ContractKey, planned: readonly ContractDocument[] = []): Promise<Settled[]> {
  const documents = [...(await selectContractDocuments(key)), ...planned];
  const entries = await findContractEntries(key);
  const paid = (rows: readonly ContractDocument[], isDemo: 0 | 1): Map<number, number> => {
    const own = entries.filter(({ is_demo }) => is_demo === isDemo);
    return new Map(getBalances(rows, own).map(({ id, paid_cents }) => [id, paid_cents]));
  };
  const real = paid(
    documents.filter(({ is_demo }) => is_demo === 0),
    0,
  );
  const left = documents.map((row) => ({ ...row, gross_cents: row.gross_cents - (real.get(row.id) ?? 0) }));
  const demo = paid(left, 1);
  return documents
    .filter(({ kind }) => kind !== 'credit')
    .map((document) => ({
      document,
      paid_cents: real.get(document.id) ?? 0,
      demo_paid_cents: demo.get(document.id) ?? 0,
    }));
}

const differs = ({ document, paid_cents, demo_paid_cents }: Settled): boolean =>
  Number(document.paid_cents) !== paid_cents || Number(document.demo_paid_cents) !== demo_paid_cents;

/** Id that no document has: that of one which is about to be issued. */
const NEXT = 0;

/** Returns how much the received money of a contract settles of the document that is issued next, in cents. */
export async function findSettledCents(key: ContractKey, gross_cents: number): Promise<number> {
  const is_demo = isDemonstration() ? 1 : 0;
  const none = { credits_id: null, paid_cents: 0, demo_paid_cents: 0 };
  const next = { id: NEXT, kind: 'invoice' as const, gross_cents, is_demo, ...none };
  const settled = (await divideMoney(key, [next])).find(({ document }) => document.id === NEXT);
  return settled === undefined ? 0 : settled.paid_cents + settled.demo_paid_cents;
}

/** Stores what the money of a contract settles of each of its documents, in the transaction that changes either. */
export const settleContract = (key: ContractKey): Promise<void> =>
  transaction(async () => {
    await lockLedger();
    for (const settled of (await divideMoney(key)).filter(differs)) {
      const { document, paid_cents, demo_paid_cents } = settled;
      await updateBalance(document.id, { paid_cents, demo_paid_cents });
      await publish('admin', { event: 'invoices', id: document.id });
    }
  });

/** Returns the contract of a document. */
export const getContractKey = ({
  quote_id,
  order_id,
}: {
  quote_id: number | null;
  order_id: number | null;
}): ContractKey | null => {
  if (quote_id !== null) return { quote_id };
  return order_id === null ? null : { order_id };
};

/** Returns the first document whose stored balance differs from its contract's money, in cents; undefined for none. */
export async function findWrongBalance(): Promise<{ id: number; stored: number; computed: number } | undefined> {
  for (const key of await selectBilledContracts()) {
    const wrong = (await divideMoney(key)).find(differs);
    if (wrong === undefined) continue;
    const { document, paid_cents, demo_paid_cents } = wrong;
    const stored = Number(document.paid_cents) + Number(document.demo_paid_cents);
    return { id: document.id, stored, computed: paid_cents + demo_paid_cents };
  }
  return undefined;
}
