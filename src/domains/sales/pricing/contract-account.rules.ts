/** Document issued under a contract; amounts in cents, negative for a credit note. */
export interface AccountDocument {
  id: number;
  kind: 'invoice' | 'deposit' | 'credit';
  gross_cents: number;
  /** For a credit note: the invoice that it corrects. */
  credits_id: number | null;
}

/** Movement of money as the ledger holds it; negative where money went back or was never received. */
export interface AccountEntry {
  kind: 'receipt' | 'refund' | 'reversal' | 'correction';
  amount_cents: number;
  /** Invoice that the payer named. */
  invoice_id: number | null;
}

/** All that is known about one contract; every sum follows from it. */
export interface ContractFacts {
  /** Gross of the signed document and its accepted amendments; null without a price. */
  agreed_cents: number | null;
  /** True after a withdrawal or a cancellation: no more is owed than what stands of the invoices. */
  is_closed: boolean;
  /** Documents that count, in the order of their issue. */
  documents: readonly AccountDocument[];
  entries: readonly AccountEntry[];
}

/** What is left of one invoice after its credit notes, and how much of it is settled. */
export interface DocumentBalance {
  id: number;
  /** Gross less the credit notes. */
  standing_cents: number;
  paid_cents: number;
  due_cents: number;
}

/** The sums of one contract, in cents. */
export interface ContractAccount {
  contract_cents: number;
  invoiced_cents: number;
  credited_cents: number;
  received_cents: number;
  refunded_cents: number;
  to_invoice_cents: number;
  /** What the customer still has to pay for the whole contract. */
  to_receive_cents: number;
  /** What issued documents ask for today. */
  due_cents: number;
  /** Received beyond the contract, or without a contract any more: belongs to the customer. */
  surplus_cents: number;
  balances: DocumentBalance[];
}

/** Returns whether an entry is money given back, or a refund that was recorded by mistake and cancelled. */
export const isRefundEntry = ({ kind, amount_cents }: Pick<AccountEntry, 'kind' | 'amount_cents'>): boolean =>
  kind === 'refund' || (kind === 'reversal' && amount_cents > 0);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);

const sumEntries = (entries: readonly AccountEntry[]): number => sum(entries.map(({ amount_cents }) => amount_cents));

/** Returns the invoices of a contract with what their credit notes leave of them. */
const getStanding = (documents: readonly AccountDocument[]): { id: number; standing_cents: number }[] =>
  documents
    .filter(({ kind }) => kind !== 'credit')
    .map(({ id, gross_cents }) => {
      const credits = documents.filter(({ kind, credits_id }) => kind === 'credit' && credits_id === id);
      return { id, standing_cents: gross_cents + sum(credits.map((credit) => credit.gross_cents)) };
    });

/**
 * Divides the money of a contract among its invoices: first what was paid on an invoice itself, then the rest from the
 * oldest invoice to the newest. No invoice receives more than it asks; what remains is the customer's.
 */
export function getBalances(
  documents: readonly AccountDocument[],
  entries: readonly AccountEntry[],
): DocumentBalance[] {
  let rest = Math.max(0, sumEntries(entries));
  const balances = getStanding(documents).map((document) => ({ ...document, paid_cents: 0 }));
  const settle = (balance: (typeof balances)[number], most: number): void => {
    const cents = Math.max(0, Math.min(most, rest, balance.standing_cents - balance.paid_cents));
    balance.paid_cents += cents;
    rest -= cents;
  };
  for (const balance of balances) {
    settle(balance, sumEntries(entries.filter(({ invoice_id }) => invoice_id === balance.id)));
  }
  for (const balance of balances) settle(balance, rest);
  return balances.map((balance) => ({ ...balance, due_cents: balance.standing_cents - balance.paid_cents }));
}

/** Returns by how much the amount due of each invoice grew between two states of a contract; unchanged ones are left out. */
export function getOpened(
  before: readonly DocumentBalance[],
  after: readonly DocumentBalance[],
): { id: number; cents: number }[] {
  const dues = new Map(before.map(({ id, due_cents }) => [id, due_cents]));
  return after.flatMap(({ id, due_cents }) => {
    const cents = due_cents - (dues.get(id) ?? 0);
    return cents > 0 ? [{ id, cents }] : [];
  });
}

/** Returns whether an invoice bills the works: one of 0 €, which deducts every deposit, does until a credit note. */
export const billsWorks = (invoice: { kind: string; isCredited: boolean; standing_cents: number }): boolean =>
  invoice.kind === 'invoice' && (!invoice.isCredited || invoice.standing_cents > 0);

/** Returns whether the works themselves are billed: then their invoices, less the credit notes, are all that is owed. */
function areWorksBilled(documents: readonly AccountDocument[]): boolean {
  const credited = new Set(documents.flatMap(({ credits_id }) => credits_id ?? []));
  const kinds = new Map(documents.map(({ id, kind }) => [id, kind]));
  return getStanding(documents).some(({ id, standing_cents }) =>
    billsWorks({ kind: kinds.get(id) ?? '', isCredited: credited.has(id), standing_cents }),
  );
}

/** Computes the account of a contract from its facts alone. */
export function getContractAccount({ agreed_cents, is_closed, documents, entries }: ContractFacts): ContractAccount {
  const balances = getBalances(documents, entries);
  const standing = sum(balances.map(({ standing_cents }) => standing_cents));
  const credited_cents =
    0 - sum(documents.filter(({ kind }) => kind === 'credit').map(({ gross_cents }) => gross_cents));
  const refunded_cents = 0 - sumEntries(entries.filter(isRefundEntry));
  const received_cents = sumEntries(entries.filter((entry) => !isRefundEntry(entry)));
  // What was billed before an order was cancelled may be owed for works done until then.
  const contract_cents = is_closed ? standing : (agreed_cents ?? standing);
  const isBilled = areWorksBilled(documents);
  const owed = isBilled ? standing : Math.max(contract_cents, standing);
  const balance = owed - (received_cents - refunded_cents);
  return {
    contract_cents,
    invoiced_cents: standing + credited_cents,
    credited_cents,
    received_cents,
    refunded_cents,
    to_invoice_cents: isBilled ? 0 : Math.max(0, contract_cents - standing),
    to_receive_cents: Math.max(0, balance),
    due_cents: sum(balances.map(({ due_cents }) => due_cents)),
    surplus_cents: Math.max(0, -balance),
    balances,
  };
}

/**
 * Returns the received money that no document bills yet and that the contract allows to bill: the amount of the next
 * deposit invoice. It is unlimited for a contract without a price.
 */
export function getUnbilledCents({ agreed_cents, is_closed, documents, entries }: ContractFacts): number {
  if (is_closed || areWorksBilled(documents)) return 0;
  const standing = sum(getStanding(documents).map(({ standing_cents }) => standing_cents));
  const money = Math.max(0, sumEntries(entries) - standing);
  return agreed_cents === null ? money : Math.min(money, Math.max(0, agreed_cents - standing));
}
