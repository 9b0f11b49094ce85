import type { Invoice } from '#src/domains/sales/invoices/invoice.contract.ts';
import { dayAfter } from '#src/domains/sales/invoices/invoice.rules.ts';
import type { LedgerEntry } from '#src/domains/sales/ledger/ledger.contract.ts';
import { type ContractAccount, isRefundEntry } from '#src/domains/sales/pricing/contract-account.rules.ts';
import type { Voided } from '#src/domains/sales/pricing/paper.rules.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import type { AccountDocument, AccountMovement, ContractAccountView } from './contract-account.contract.ts';
import { CONTRACT_ACCOUNT_TEXTS as texts } from './contract-account.texts.ts';

interface Known extends Pick<ContractAccountView, 'quote_id' | 'order_id' | 'number' | 'title' | 'customer_name'> {
  is_closed: boolean;
  withdrawn_on: string | null;
  is_withdrawn: boolean;
  begun_cents: number | null;
  account: ContractAccount;
  documents: readonly Invoice[];
  entries: readonly LedgerEntry[];
  voided: ReadonlyMap<number, readonly Voided[]>;
}

const toDocument = (
  { id, number, kind, issued_on, due_on, gross, paid, due, credits }: Invoice,
  voided: readonly Voided[] = [],
): AccountDocument => ({
  ...{ id, number, kind, issued_on, due_on, gross, paid, due },
  voided: toEuros(voided.reduce((sum, { cents }) => sum + cents, 0)),
  credits: credits?.number ?? '',
});

const isTransactionId = (reference: string): boolean => /^[A-Z]{2,5}-[0-9A-F]{32}$/.test(reference);

/** Returns an entry of the ledger as the office, or its customer, reads it. */
export const toMovement = (entry: LedgerEntry, isOffice: boolean): AccountMovement => ({
  id: entry.id,
  received_on: entry.received_on,
  kind: entry.kind,
  means: entry.means,
  amount: toEuros(entry.amount_cents),
  // Without a number of its own a receipt has only its technical one.
  reference: isTransactionId(entry.reference) ? '' : entry.reference,
  bank: entry.bank,
  reason: isOffice ? entry.reason : '',
  payment_id: isOffice ? entry.payment_id : null,
});

/** Days in which a trader gives back what was received, from the withdrawal (article L221-24 of the consumer code). */
const REFUND_DAYS = 14;

/** Returns what a withdrawal lets the customer claim: from an amendment not what they overpaid after it. */
function getRefundCents({ withdrawn_on, is_withdrawn, account, entries }: Known): number {
  if (withdrawn_on === null) return 0;
  const later = entries.filter(({ kind, received_on }) => kind === 'receipt' && received_on > withdrawn_on);
  const others = is_withdrawn ? 0 : later.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return Math.max(0, account.surplus_cents - others);
}

/** Returns the maximum price of the works done before a withdrawal; null if they cannot be billed or already are. */
const getBegunMost = ({ begun_cents, account: { balances } }: Known): number | null =>
  begun_cents === null || balances.some(({ standing_cents }) => standing_cents > 0) ? null : toEuros(begun_cents);

/** Returns the account of a contract as the office, or its customer, reads it. */
export function toContractAccount(known: Known, { isOffice }: { isOffice: boolean }): ContractAccountView {
  const { quote_id, order_id, number, title, customer_name, is_closed, account, withdrawn_on } = known;
  const refundCents = getRefundCents(known);
  return {
    ...{ quote_id, order_id, number, title, customer_name, is_closed },
    refund_due: toEuros(refundCents),
    refund_by: withdrawn_on === null || refundCents === 0 ? null : dayAfter(withdrawn_on, REFUND_DAYS),
    begun_most: getBegunMost(known),
    contract: toEuros(account.contract_cents),
    invoiced: toEuros(account.invoiced_cents),
    credited: toEuros(account.credited_cents),
    received: toEuros(account.received_cents),
    refunded: toEuros(account.refunded_cents),
    to_invoice: toEuros(account.to_invoice_cents),
    to_receive: toEuros(account.to_receive_cents),
    due: toEuros(account.due_cents),
    surplus: toEuros(account.surplus_cents),
    documents: known.documents.map((document) => toDocument(document, known.voided.get(document.id))),
    movements: known.entries.map((entry) => toMovement(entry, isOffice)),
  };
}

/** Returns what was received in excess for another reason than a withdrawal, in euros. */
export const getOtherSurplus = ({ surplus, refund_due }: Pick<ContractAccountView, 'surplus' | 'refund_due'>): number =>
  toEuros(Math.round(surplus * 100) - Math.round(refund_due * 100));

/** Payment from which a surplus is given back; amounts in euros. */
export interface SurplusSource {
  paymentId: number;
  means: AccountMovement['means'];
  left: number;
  refunded: number;
}

const sumEuros = (movements: readonly AccountMovement[]): number =>
  toEuros(movements.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0));

/** Returns the last payment that holds a whole surplus, else the one that holds most of it; undefined for none. */
export function getSurplusSource({
  movements,
  surplus,
}: Pick<ContractAccountView, 'movements' | 'surplus'>): SurplusSource | undefined {
  const byPayment = Map.groupBy(movements, ({ payment_id }) => payment_id);
  const sources = [...byPayment].flatMap(([paymentId, own]): SurplusSource[] => {
    const refunds = own.filter(({ kind, amount }) => isRefundEntry({ kind, amount_cents: amount }));
    const means = own.find(({ kind }) => kind === 'receipt')?.means;
    if (paymentId === null || means === undefined) return [];
    return [{ paymentId, means, left: sumEuros(own), refunded: refunds.length === 0 ? 0 : -sumEuros(refunds) }];
  });
  const [most] = sources.filter(({ left }) => left > 0).toSorted((one, other) => other.left - one.left);
  return sources.findLast(({ left }) => left >= surplus) ?? most;
}

export interface Figure {
  key: keyof typeof texts.figures;
  label: string;
  value: string;
}

const ALWAYS = ['contract', 'invoiced', 'received', 'to_receive'] as const;
const IF_ANY = ['credited', 'refunded', 'to_invoice', 'due', 'surplus'] as const;

/** Returns the sums to display, in their order; those of rare acts only where they are not zero. */
export function getFigures(view: ContractAccountView): Figure[] {
  const keys = (Object.keys(texts.figures) as Figure['key'][]).filter(
    (key) => ALWAYS.some((one) => one === key) || IF_ANY.some((one) => one === key && view[key] !== 0),
  );
  return keys.map((key) => ({ key, label: texts.figures[key], value: formatAmount(view[key], 'document') }));
}

/** Returns how a document stands, as a sentence part. */
export function describeDocument({ kind, due, due_on, credits, gross, paid, voided }: AccountDocument): string {
  if (kind === 'credit') return fill(texts.corrects, { number: credits });
  const lost = voided > 0 ? [fill(texts.voided, { amount: formatAmount(voided, 'document') })] : [];
  const settled = paid === gross ? texts.paid : texts.closedDocument;
  const open = fill(texts.dueOn, { amount: formatAmount(due, 'document'), date: formatLongDate(due_on) });
  return [due > 0 ? open : settled, ...lost].join(' · ');
}

/** Returns the day, means and reference of a movement. */
export const describeMovement = ({ received_on, means, reference, bank, reason }: AccountMovement): string =>
  [formatLongDate(received_on), texts.means[means], reference, bank, reason].filter(Boolean).join(' · ');
