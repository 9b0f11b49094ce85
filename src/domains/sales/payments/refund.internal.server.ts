import { correctInvoice } from '#src/domains/sales/invoices/credit.internal.server.ts';
import { getOpened } from '#src/domains/sales/pricing/contract-account.rules.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { bookPayment, type Cause, getContract } from './booking.internal.server.ts';
import { type ContractRecord, readContractAccount } from './contract-account.internal.server.ts';
import type { PaymentRecord } from './payment-record.contract.ts';

interface Opened {
  id: number;
  cents: number;
}

/**
 * Divides what a refund opened among the invoices to credit: that of the works first, since it deducts the deposits, then
 * that of the payment itself, then the others that the payment settled.
 */
function planCredits(contract: ContractRecord, opened: readonly Opened[], payment: PaymentRecord): Opened[] {
  const works = contract.documents.find(
    ({ kind, counts, state }) => kind === 'invoice' && counts && state !== 'credited',
  );
  const own = payment.invoice_id ?? payment.deposit_invoice_id;
  const ids = new Set([works?.id ?? null, own, ...opened.map(({ id }) => id)]);
  let rest = opened.reduce((sum, { cents }) => sum + cents, 0);
  return [...ids].flatMap((id) => {
    const { standing_cents = 0 } = contract.account.balances.find((balance) => balance.id === id) ?? {};
    const cents = Math.min(rest, standing_cents);
    rest -= cents;
    return id !== null && cents > 0 ? [{ id, cents }] : [];
  });
}

/** Credits what a refund left open: a returned surplus leaves nothing, and a whole refund credits its own deposit itself. */
async function creditOpened(before: ContractRecord, payment: PaymentRecord, reason: string): Promise<void> {
  const key = await getContract(payment);
  const after = key && (await readContractAccount(key));
  if (after === null) return;
  const credits = planCredits(after, getOpened(before.account.balances, after.account.balances), payment);
  for (const { id, cents } of credits) await correctInvoice({ id, amount_cents: cents, reason, isRefunded: true });
}

interface Refund {
  before: PaymentRecord;
  after: PaymentRecord;
  cause: Cause;
  /** Issues the credit note of the refunded part. */
  credits: boolean;
}

/** Books a refund with its credit note, in one transaction. */
export const bookRefund = ({ before, after, cause, credits }: Refund): Promise<PaymentRecord> =>
  transaction(async () => {
    const key = credits ? await getContract(before) : null;
    const contract = key && (await readContractAccount(key));
    const payment = await bookPayment({ before, after, cause });
    if (contract !== null) await creditOpened(contract, payment, cause.reason);
    return payment;
  });
