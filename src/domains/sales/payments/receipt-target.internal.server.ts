import type { InvoiceRecord } from '#src/domains/sales/invoices/invoice.contract.ts';
import { findInvoice, findOrderInvoices, holdInvoice } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { invoiceNotFound } from '#src/domains/sales/invoices/invoice.rules.ts';
import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import type { OrderRecord } from '#src/domains/sales/orders/order.contract.ts';
import { findOrder, holdOrder } from '#src/domains/sales/orders/order.internal.server.ts';
import { orderNotFound } from '#src/domains/sales/orders/order.rules.ts';
import { getInvoiceNumber } from '#src/domains/sales/orders/order-invoice.views.ts';
import { findQuote, holdQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { quoteNotFound } from '#src/domains/sales/quotes/quote.rules.ts';
import { findContractEnd } from '#src/domains/sales/quotes/quote-withdrawal.internal.server.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { readContractAccount } from './contract-account.internal.server.ts';
import { closedInvoice, notAccepted, oneTarget } from './receipt.rules.ts';

/** Document that a receipt settles, its customer, and the amount due on it. */
export interface SettledDocument {
  quote_id: number | null;
  order_id: number | null;
  invoice_id: number | null;
  number: string;
  service_title: string;
  user_id: number | null;
  customer_name: string;
  customer_email: string;
  due_cents: number;
}

const fromInvoice = (invoice: InvoiceRecord): SettledDocument => ({
  quote_id: invoice.quote_id,
  order_id: invoice.order_id,
  invoice_id: invoice.id,
  number: invoice.number,
  service_title: invoice.subject,
  user_id: invoice.user_id,
  customer_name: invoice.client_name,
  customer_email: invoice.client_email,
  due_cents: invoice.due_cents,
});

async function onInvoice(id: number, holds: boolean): Promise<SettledDocument> {
  const invoice = await (holds ? holdInvoice : findInvoice)({ id });
  if (invoice === null) throw invoiceNotFound();
  if (invoice.is_closed || (invoice.kind === 'deposit' && invoice.due_cents <= 0)) throw closedInvoice(invoice.number);
  return fromInvoice(invoice);
}

async function onQuote(id: number, holds: boolean): Promise<SettledDocument> {
  const quote = await (holds ? holdQuote : findQuote)({ id });
  const contract = await readContractAccount({ quote_id: id });
  if (quote === null || contract === null) throw quoteNotFound();
  if (quote.amends_id !== null) return onQuote(quote.amends_id, holds);
  // Once the works are billed, also those done before a withdrawal, money on the quote settles their invoice.
  const bill = contract.documents.find(({ kind, state }) => kind === 'invoice' && state !== 'credited');
  if (bill !== undefined) return onInvoice(bill.id, holds);
  // Money that arrives after the end of a contract is the customer's, and is recorded to be given back.
  const hasEnded = ['withdrawn', 'cancelled'].includes((await findContractEnd({ quoteId: id })) ?? '');
  if (quote.status !== 'accepted' && !hasEnded && contract.entries.length === 0) throw notAccepted();
  return {
    quote_id: id,
    order_id: null,
    invoice_id: null,
    number: quoteNumber(id),
    service_title: quote.service_type,
    user_id: quote.user_id,
    customer_name: quote.name,
    customer_email: quote.email,
    due_cents: contract.account.to_receive_cents,
  };
}

/** Money on a direct order settles its next invoice; after its end or a credit note it is the customer's. */
async function onDirectOrder(order: OrderRecord): Promise<SettledDocument> {
  const contract = await readContractAccount({ order_id: order.id });
  return {
    ...{ quote_id: null, order_id: order.id, invoice_id: null },
    number: `n° ${getInvoiceNumber(order.id)}`,
    service_title: order.service,
    user_id: order.user_id,
    customer_name: order.client_name,
    customer_email: order.client_email,
    due_cents: contract?.account.to_receive_cents ?? 0,
  };
}

async function onOrder(id: number, holds: boolean): Promise<SettledDocument> {
  const order = await (holds ? holdOrder : findOrder)({ id });
  if (order === null) throw orderNotFound();
  const invoices = await findOrderInvoices(id);
  const standing = invoices.find((one) => one.counts && one.kind === 'invoice' && one.state !== 'credited');
  if (standing !== undefined) return onInvoice(standing.id, holds);
  if (order.quote_id === null) return onDirectOrder(order);
  return onQuote(order.quote_id, holds);
}

export interface TargetIds {
  quoteId?: number | null | undefined;
  orderId?: number | null | undefined;
  invoiceId?: number | null | undefined;
}

/**
 * Returns the document that a receipt settles.
 * @throws DomainError `invalid` unless exactly one is named, `not-found`, or `conflict` where nothing can be received.
 */
export async function findReceiptTarget(ids: TargetIds, holds = false): Promise<SettledDocument> {
  const { quoteId = null, orderId = null, invoiceId = null } = ids;
  if ([quoteId, orderId, invoiceId].filter((id) => id !== null).length !== 1) throw oneTarget();
  if (invoiceId !== null) return onInvoice(invoiceId, holds);
  return quoteId === null ? onOrder(orderId ?? 0, holds) : onQuote(quoteId, holds);
}

/** Returns the document that a receipt settles, locked until the caller's transaction ends. */
export const holdReceiptTarget = (ids: TargetIds): Promise<SettledDocument> =>
  transaction(async () => {
    await lockLedger();
    return findReceiptTarget(ids, true);
  });
