import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { getCreditBill, reverseAmounts } from '#src/domains/sales/pricing/bill.rules.ts';
import { getBilledRates, getCredits, getDeducted, type Paper } from '#src/domains/sales/pricing/paper.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import type { Totals } from '#src/kernel/priced-document.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import type { Invoice } from './invoice.contract.ts';
import {
  alreadyCredited,
  creditsNothing,
  depositDeducted,
  depositPaid,
  invoiceNotFound,
  otherWorld,
  requireCreditable,
} from './invoice.rules.ts';
import { selectInvoice, selectStanding } from './invoice.store.server.ts';
import { getStandingAmounts, toInvoice, toInvoiceDetail } from './invoice.views.ts';
import { announceInvoice } from './invoice-event.internal.server.ts';
import { creditDocument } from './invoice-kinds.document.server.ts';
import { mailInvoice } from './invoice-mail.internal.server.ts';
import { insertInvoice, lockInvoice, nextNumber } from './issue.store.server.ts';
import { getContractKey, settleContract } from './settlement.internal.server.ts';
import { selectIssuedContent } from './settlement.store.server.ts';

type Row = NonNullable<Awaited<ReturnType<typeof selectInvoice>>>;

/** @throws DomainError `conflict` for a document of which this amount cannot be credited now. */
function checkCredit(invoice: Row, cents: number, { deducting, isByHand, isRefunded }: Checked): void {
  const { kind, state, number } = invoice;
  if (kind === 'credit') throw creditsNothing();
  if (state === 'credited') throw alreadyCredited();
  if (deducting !== undefined && !isRefunded) throw depositDeducted(deducting.number, number);
  const isDemo = invoice.is_demo === 1;
  if (isDemo !== isDemonstration()) throw otherWorld(isDemo);
  const paid = Number(invoice.paid_cents);
  const due = getStandingAmounts(invoice).gross_cents - paid;
  if (isByHand && kind === 'deposit' && paid > 0 && cents > due) throw depositPaid(number, due);
}

/** Returns the invoice of the works that deducts a deposit; undefined for none. */
async function findDeducting(row: Row): Promise<{ number: string; issued_on: string } | undefined> {
  const key = row.kind === 'deposit' ? getContractKey(row) : null;
  return key === null ? undefined : (await selectStanding('invoice', key))[0];
}

interface Credit {
  id: number;
  /** Part to credit, with tax; all that is left without it. */
  amount_cents?: number | undefined;
  reason?: string;
  /** Works that the credit takes back, where they are known: their rates are those of the credit note. */
  credited?: Totals | undefined;
  /** Refuses what is paid of a deposit: its payment decides. */
  isByHand?: boolean;
  /** Given with a refund: a lower price, which reaches a deposit also where the invoice of the works deducts it. */
  isRefunded?: boolean;
}

type Checked = Pick<Credit, 'isByHand' | 'isRefunded'> & { deducting: { number: string } | undefined };

/**
 * Corrects an invoice, or a part of it, by a credit note with its own number; the invoice stays as it was issued.
 * @throws DomainError `not-found`, `invalid` for more than is left, or `conflict` for a document that cannot be credited.
 */
export const correctInvoice = ({
  id,
  amount_cents,
  reason = '',
  credited,
  isByHand = false,
  isRefunded = false,
}: Credit): Promise<Invoice> =>
  transaction(async () => {
    await lockLedger();
    await lockInvoice(id);
    const invoice = await selectInvoice(id);
    if (invoice === undefined) throw invoiceNotFound();
    const left = getStandingAmounts(invoice);
    const cents = amount_cents ?? left.gross_cents;
    const deducting = await findDeducting(invoice);
    checkCredit(invoice, cents, { deducting, isByHand, isRefunded });
    requireCreditable(cents, left.gross_cents);
    const detail = toInvoiceDetail(invoice);
    const isOnly = cents === invoice.gross_cents;
    const contract = getContractKey(invoice);
    const issued = contract === null ? [] : await selectIssuedContent(contract);
    const paper: Paper = { ...invoice, credits_id: null, content: detail.document };
    const creditable = {
      works: detail.document.totals.vat,
      billed: getBilledRates(paper, issued),
      earlier: getCredits(paper, issued).map(({ content }) => content.totals.vat),
      left_cents: left.gross_cents,
    };
    const bill = getCreditBill(creditable, { gross_cents: cents, credited });
    const deducted = getDeducted(paper, issued).map(({ line }) => line);
    const settings = await readSettings();
    const { number, issuedOn } = await nextNumber('A');
    const issue = { number, issuedOn, dueOn: issuedOn, settings };
    const creditId = await insertInvoice({
      kind: 'credit',
      order_id: invoice.order_id,
      quote_id: invoice.quote_id,
      corrects_id: id,
      user_id: invoice.user_id,
      client_name: invoice.client_name,
      client_email: invoice.client_email,
      document: creditDocument(detail, { bill, isOnly, deducted, deducting, reason }, issue),
      amounts: reverseAmounts(bill.isWhole ? left : bill.totals),
      issued_on: issuedOn,
      due_on: issuedOn,
    });
    if (contract !== null) await settleContract(contract);
    await announceInvoice(creditId);
    await mailInvoice(creditId);
    const credit = await selectInvoice(creditId);
    if (credit === undefined) throw invoiceNotFound();
    return toInvoice(credit);
  });

/** Cancels all that is left of an invoice. */
export const creditWholeInvoice = ({ id }: { id: number }): Promise<Invoice> => correctInvoice({ id });
