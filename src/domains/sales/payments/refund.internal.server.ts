import { correctInvoice } from '#src/domains/sales/invoices/credit.internal.server.ts';
import { depositDeducted } from '#src/domains/sales/invoices/invoice.rules.ts';
import { findContractFacts } from '#src/domains/sales/invoices/settlement.internal.server.ts';
import { getBalances, getOpened } from '#src/domains/sales/pricing/contract-account.rules.ts';
import type { DomainError } from '#src/kernel/errors.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { bookPayment, type Cause, getContract } from './booking.internal.server.ts';
import { type ContractRecord, readContractAccount } from './contract-account.internal.server.ts';
import type { PaymentRecord } from './payment-record.contract.ts';

interface Opened {
  id: number;
  cents: number;
}

/**
 * Divides what a refund opened among the invoices to credit: that of the payment itself first, then the others that the
 * payment settled, the invoice of the works before the deposits.
 */
function planCredits(contract: ContractRecord, opened: readonly Opened[], payment: PaymentRecord): Opened[] {
  const own = payment.invoice_id ?? payment.deposit_invoice_id;
  const rank = (id: number): number =>
    id === own ? 0 : contract.documents.some((one) => one.id === id && one.kind === 'invoice') ? 1 : 2;
  const ids = new Set([...(own === null ? [] : [own]), ...opened.map(({ id }) => id)]);
  let rest = opened.reduce((sum, { cents }) => sum + cents, 0);
  return [...ids]
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((id) => {
      const { standing_cents = 0 } = contract.account.balances.find((balance) => balance.id === id) ?? {};
      const cents = Math.min(rest, standing_cents);
      rest -= cents;
      return cents > 0 ? [{ id, cents }] : [];
    });
}

/** Returns the deposit to credit that the invoice of the works deducts, as a refusal; undefined for none. */
function findDeducted({ documents }: ContractRecord, credits: readonly Opened[]): DomainError | undefined {
  const standing = documents.filter(({ counts, state }) => counts && state !== 'credited');
  const final = standing.find(({ kind }) => kind === 'invoice');
  const deposit = standing.find(({ kind, id }) => kind === 'deposit' && credits.some((one) => one.id === id));
  return final && deposit && depositDeducted(final.number, deposit.number);
}

interface Refunded {
  payment: PaymentRecord;
  /** Part of the payment to give back. */
  cents: number;
}

/**
 * Checks before a refund that its credit notes can follow.
 * @throws DomainError `conflict` where it takes money from a deposit that the invoice of the works deducts.
 */
export async function checkCreditable({ payment, cents }: Refunded): Promise<void> {
  const key = await getContract(payment);
  const contract = key && (await readContractAccount(key));
  if (key === null || contract === null) return;
  const { documents, entries } = await findContractFacts(key);
  const refund = { kind: 'refund' as const, amount_cents: 0 - cents, invoice_id: payment.invoice_id };
  const opened = getOpened(getBalances(documents, entries), getBalances(documents, [...entries, refund]));
  const bar = findDeducted(contract, planCredits(contract, opened, payment));
  if (bar !== undefined) throw bar;
}

/** Credits what a refund left open: a returned surplus leaves nothing, and a whole refund credits its own deposit itself. */
async function creditOpened(before: ContractRecord, payment: PaymentRecord, cause: Cause): Promise<void> {
  const key = await getContract(payment);
  const after = key && (await readContractAccount(key));
  if (after === null) return;
  const credits = planCredits(after, getOpened(before.account.balances, after.account.balances), payment);
  // What a gateway gave back has happened, also where a credit note cannot follow.
  if (cause.isForced && findDeducted(after, credits) !== undefined) return;
  for (const { id, cents } of credits) await correctInvoice({ id, amount_cents: cents, reason: cause.reason });
}

interface Refund {
  before: PaymentRecord;
  after: PaymentRecord;
  cause: Cause;
  /** Issues the credit note of the refunded part; a forced refund has happened and stays without it where it cannot. */
  credits: boolean;
}

/** Books a refund with its credit note, in one transaction. */
export const bookRefund = ({ before, after, cause, credits }: Refund): Promise<PaymentRecord> =>
  transaction(async () => {
    const key = credits ? await getContract(before) : null;
    const contract = key && (await readContractAccount(key));
    const payment = await bookPayment({ before, after, cause });
    if (contract !== null) await creditOpened(contract, payment, cause);
    return payment;
  });
