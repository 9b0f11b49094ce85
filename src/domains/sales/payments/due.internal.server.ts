import type { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import type { InvoiceRecord } from '#src/domains/sales/invoices/invoice.contract.ts';
import {
  findInvoice,
  findLinkedInvoice,
  holdInvoice,
  listMissingForDeposit,
} from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { findOrder } from '#src/domains/sales/orders/order.internal.server.ts';
import { chargesVat } from '#src/domains/sales/pricing/charge.rules.ts';
import { getContractDue } from '#src/domains/sales/pricing/due.rules.ts';
import { findLinkedQuote, findQuote, holdQuote, priceQuotes } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { findUnpaidUntil } from '#src/domains/sales/quotes/quote-amendment.internal.server.ts';
import { isPayableOnline } from '#src/domains/sales/quotes/quote-price.rules.ts';
import type { QuoteRecord } from '#src/domains/sales/quotes/quote-record.contract.ts';
import { findService } from '#src/domains/services/service.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { invalidField } from '#src/kernel/errors.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { findBill } from './booking.internal.server.ts';
import { readContractAccount } from './contract-account.internal.server.ts';
import {
  awaitsAcceptance,
  getRefusal,
  isOwn,
  notAccepted,
  notPayable,
  refuseWith,
  requireDue,
  requireFreeAmount,
} from './payment.rules.ts';
import { selectPaymentLink } from './payment-link.store.server.ts';
import type { DueOn, DueOnRecord, PaymentTarget, WantedDue, WantedPayment } from './payment-record.contract.ts';
import { PAYMENT_REFUSALS as texts } from './payment-refusals.texts.ts';

interface Reading {
  holds: boolean;
  /** Whether this quote or invoice belongs to the payer, or was opened by its emailed link. */
  isAllowed: (thing: { user_id: number | null; email: string }) => boolean;
}

/** Returns why nothing can be received online on a charge, or on any; empty when it can. */
export async function findRefusal(payment: Parameters<typeof listMissingForDeposit>[0]): Promise<string> {
  return getRefusal(gateway().mode === 'off', await listMissingForDeposit(payment));
}

/** Returns whether an invoice is addressed to a consumer, as its quote or its order says. */
async function findCustomerKind({
  quote_id,
  order_id,
}: InvoiceRecord): Promise<QuoteRecord['customer_kind'] | undefined> {
  if (quote_id !== null) return (await findQuote({ id: quote_id }))?.customer_kind;
  return order_id === null ? undefined : (await findOrder({ id: order_id }))?.customer_kind;
}

/** Returns why the law bars a payment on a contract today; empty when it does not. */
async function findBar(quoteId: number | null): Promise<string> {
  const until = quoteId === null ? null : await findUnpaidUntil({ quoteId });
  return until === null ? '' : fill(texts.unpaidUntil, { date: formatLongDate(`${until}T12:00:00Z`) });
}

async function dueOnInvoice(id: number, { holds, isAllowed }: Reading): Promise<DueOn | null> {
  const invoice = await (holds ? holdInvoice : findInvoice)({ id });
  if (invoice === null || invoice.is_closed || invoice.due_cents <= 0) return null;
  if (!isAllowed({ user_id: invoice.user_id, email: invoice.client_email })) return null;
  return {
    quote_id: invoice.quote_id,
    invoice_id: invoice.id,
    number: invoice.number,
    service_title: invoice.subject,
    customer_name: invoice.client_name,
    customer_email: invoice.client_email,
    user_id: invoice.user_id,
    gross_cents: invoice.gross_cents,
    is_taxed: invoice.is_taxed,
    paid_cents: invoice.paid_cents,
    choices: [{ kind: 'balance', cents: invoice.due_cents }],
    refusal:
      (await findBar(invoice.quote_id)) ||
      (await findRefusal({ charge: null, customer: await findCustomerKind(invoice) })),
  };
}

async function dueOnQuote(id: number, { holds, isAllowed }: Reading): Promise<DueOn | null> {
  const quote = await (holds ? holdQuote : findQuote)({ id });
  // What an amendment adds is paid on its contract.
  if (quote === null || quote.amends_id !== null || !isAllowed(quote)) return null;
  if (awaitsAcceptance(quote, now())) throw notAccepted();
  if (!isPayableOnline(quote)) return null;
  // Once the works are billed, a payment on the quote counts for its oldest open invoice.
  const { invoiceId } = await findBill({ quote_id: id });
  const contract = await readContractAccount({ quote_id: id });
  if (invoiceId !== null) {
    const open = contract?.account.balances.find(({ due_cents }) => due_cents > 0);
    return dueOnInvoice(open?.id ?? invoiceId, { holds, isAllowed: () => true });
  }
  const [price] = await priceQuotes({ ids: [id] });
  if (price === undefined || contract === null) return null;
  const { account } = contract;
  const { choices } = getContractDue(account, price.deposit);
  if (choices.length === 0) return null;
  return {
    quote_id: id,
    invoice_id: null,
    number: quoteNumber(id),
    service_title: quote.service_type,
    customer_name: quote.name,
    customer_email: quote.email,
    user_id: quote.user_id,
    gross_cents: price.totals.gross_cents,
    is_taxed: chargesVat(price),
    paid_cents: account.received_cents - account.refunded_cents,
    choices,
    refusal: (await findBar(id)) || (await findRefusal({ charge: price, customer: quote.customer_kind })),
  };
}

/**
 * Returns the amount due on a quote or an invoice that this payer may pay; null for one that is unknown, refused, paid
 * or another customer's. `holds` locks it until the caller's transaction ends.
 * @throws DomainError `conflict` for an offered quote that was not accepted yet.
 */
export async function decideDue(wanted: z.infer<typeof WantedDue>): Promise<z.infer<typeof DueOnRecord> | null> {
  const { quoteId, invoiceId, token, userId, holds } = wanted;
  const linked = await openLink({ token });
  const payer = await findPayer({ userId });
  const invoice = invoiceId ?? (quoteId === null ? linked.invoiceId : null);
  const byLink = { holds, isAllowed: () => true };
  const byOwner = { holds, isAllowed: (thing: Parameters<Reading['isAllowed']>[0]) => isOwn(thing, payer) };
  if (invoice !== null) return dueOnInvoice(invoice, invoice === linked.invoiceId ? byLink : byOwner);
  const quote = quoteId ?? linked.quoteId;
  return quote === null ? null : dueOnQuote(quote, quote === linked.quoteId ? byLink : byOwner);
}

async function serviceTitle(id: number | null): Promise<string> {
  if (id === null) return '';
  const service = await findService(id);
  if (service === undefined) throw invalidField('serviceId', texts.service);
  return service.title;
}

async function dueTarget(wanted: WantedPayment): Promise<PaymentTarget> {
  const { quoteId, invoiceId, token, userId } = wanted;
  const due = await decideDue({ quoteId, invoiceId, token, userId, holds: true });
  if (due === null) throw notPayable();
  refuseWith(due.refusal);
  requireDue(due.choices, wanted.amountCents);
  const { quote_id, invoice_id, service_title, customer_name, customer_email } = due;
  const user_id = userId ?? due.user_id;
  return { quote_id, invoice_id, service_id: wanted.serviceId, service_title, customer_name, customer_email, user_id };
}

async function freeTarget({ serviceId, userId, cardHolder, amountCents }: WantedPayment) {
  const { payments } = await readSettings();
  if (!payments.allow_free_payments) throw invalidField('amount', texts.free);
  refuseWith(await findRefusal({ charge: null }));
  requireFreeAmount(amountCents);
  const payer = await findPayer({ userId });
  return {
    quote_id: null,
    invoice_id: null,
    service_id: serviceId,
    service_title: await serviceTitle(serviceId),
    customer_name: payer?.name ?? cardHolder,
    customer_email: payer?.email ?? '',
    user_id: userId,
  };
}

/**
 * Decides what a payment is for, locked in the caller's transaction; the server decides the amount.
 * @throws DomainError `invalid` when this amount cannot be paid on it, or by this payer.
 */
export const decideTarget = (wanted: WantedPayment): Promise<PaymentTarget> =>
  transaction(async () => {
    const { quoteId, invoiceId, token } = wanted;
    const isBound = quoteId !== null || invoiceId !== null || token !== null;
    if (isBound) await lockLedger();
    return isBound ? dueTarget(wanted) : freeTarget(wanted);
  });

/** Returns the paying account, if any. */
export async function findPayer({
  userId,
}: {
  userId: number | null;
}): Promise<{ userId: number; name: string; email: string; verifiedEmail: string | null } | null> {
  if (userId === null) return null;
  const account = await findAccount({ id: userId });
  if (account === null) return null;
  const { name, email, email_verified } = account;
  return { userId, name, email, verifiedEmail: email_verified ? email : null };
}

/** Returns what can be paid through an emailed link or an account's: a quote, an invoice, or null. */
export async function openLink({
  token,
}: {
  token: string | null;
}): Promise<{ quoteId: number | null; invoiceId: number | null }> {
  if (token === null) return { quoteId: null, invoiceId: null };
  const own = await selectPaymentLink(hashOfSecret(token));
  if (own !== undefined) return own;
  const quote = await findLinkedQuote({ token });
  if (quote !== null) return { quoteId: quote.id, invoiceId: null };
  return { quoteId: null, invoiceId: (await findLinkedInvoice({ token }))?.id ?? null };
}
