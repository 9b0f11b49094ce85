import { correctInvoice } from '#src/domains/sales/invoices/credit.internal.server.ts';
import type { InvoiceRecord } from '#src/domains/sales/invoices/invoice.contract.ts';
import { findInvoice } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { depositDeducted } from '#src/domains/sales/invoices/invoice.rules.ts';
import type { DomainError } from '#src/kernel/errors.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { bookPayment, type Cause, findQuoteBill, getContract } from './booking.internal.server.ts';
import { readContractAccount } from './contract-account.internal.server.ts';
import type { PaymentRecord } from './payment-record.contract.ts';

async function findBill({ invoice_id, deposit_invoice_id }: PaymentRecord): Promise<InvoiceRecord | null> {
  const id = invoice_id ?? deposit_invoice_id;
  return id === null ? null : findInvoice({ id });
}

/** Returns what the documents of a payment's contract ask for, in cents. */
async function findAsked(payment: PaymentRecord): Promise<number> {
  const key = await getContract(payment);
  const contract = key && (await readContractAccount(key));
  return contract?.account.due_cents ?? 0;
}

/** Returns why the payment's invoice cannot be credited: a final invoice deducts it; undefined when it can. */
async function findBar(payment: PaymentRecord): Promise<DomainError | undefined> {
  const invoice = await findBill(payment);
  if (invoice?.kind !== 'deposit' || invoice.is_closed || payment.quote_id === null) return undefined;
  const bill = await findQuoteBill({ quoteId: payment.quote_id });
  return bill.invoiceId === null ? undefined : depositDeducted(bill.number, invoice.number);
}

/** Checks that a refund can have its credit note. @throws DomainError `conflict` for a deducted deposit. */
export async function checkCreditable({ payment }: { payment: PaymentRecord }): Promise<void> {
  const bar = await findBar(payment);
  if (bar !== undefined) throw bar;
}

/**
 * Credits what a refund left open on the invoice that the payment settled: a returned surplus leaves nothing open, and
 * a whole refund credits its deposit by itself.
 */
async function creditPart(payment: PaymentRecord, { asked, reason }: { asked: number; reason: string }): Promise<void> {
  const invoice = await findBill(payment);
  if (invoice === null || invoice.is_closed) return;
  const opened = (await findAsked(payment)) - asked;
  const amount_cents = Math.min(opened, invoice.paid_cents + invoice.due_cents);
  if (amount_cents > 0) await correctInvoice({ id: invoice.id, amount_cents, reason });
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
    const asked = credits ? await findAsked(before) : 0;
    const payment = await bookPayment({ before, after, cause });
    const isBarred = cause.isForced === true && (await findBar(payment)) !== undefined;
    if (credits && !isBarred) await creditPart(payment, { asked, reason: cause.reason });
    return payment;
  });
