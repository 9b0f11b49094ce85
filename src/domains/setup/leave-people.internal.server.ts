import { eraseChats, findRelatedChats } from '#src/domains/chat/chat.internal.server.ts';
import { eraseMessages, findRelatedMessages } from '#src/domains/contact/contact.internal.server.ts';
import { eraseNotifications } from '#src/domains/notifications/notification.internal.server.ts';
import { eraseDemoInvoices, findReallyBilled } from '#src/domains/sales/invoices/demo-invoice.internal.server.ts';
import { findRealContracts } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { eraseOrders, findRelatedOrders } from '#src/domains/sales/orders/demo-order.internal.server.ts';
import { eraseDemoPayments, findReallyPaid } from '#src/domains/sales/payments/demo-payment.internal.server.ts';
import { eraseQuotes, findRelatedQuotes } from '#src/domains/sales/quotes/demo-quote.internal.server.ts';
import { findQuoteNumbers } from '#src/domains/sales/quotes/quote-figures.internal.server.ts';
import { href } from '#src/kernel/href.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { dropMail } from '#src/platform/mail/drop-mail.server.ts';
import { isFictitiousEmail } from './demo-row.rules.ts';
import { selectDemoRows } from './demo-row.store.server.ts';
import { count, type Departure } from './leave-content.internal.server.ts';

const unique = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)];

const recordedIds = async (kind: 'message' | 'chat' | 'quote' | 'order'): Promise<number[]> =>
  (await selectDemoRows(kind)).map(({ row_id }) => Number(row_id));

interface Fictitious {
  messages: number[];
  chats: number[];
  emails: string[];
}

/** Returns the fictitious people's messages and conversations, also those written under their addresses since. */
async function findFictitious(): Promise<Fictitious> {
  const [messageIds, chatIds] = [await recordedIds('message'), await recordedIds('chat')];
  const written = await findRelatedMessages({ ids: messageIds, emails: [] });
  const talked = await findRelatedChats({ ids: chatIds, emails: [] });
  const emails = unique([...written, ...talked].map(({ email }) => email.toLowerCase())).filter(isFictitiousEmail);
  const messages = (await findRelatedMessages({ ids: messageIds, emails })).map(({ id }) => id);
  const chats = (await findRelatedChats({ ids: chatIds, emails })).map(({ id }) => id);
  return { messages, chats, emails };
}

interface Sales {
  quotes: { id: number; amends_id: number | null }[];
  orders: { id: number; quote_id: number | null }[];
}

/** Splits off the contracts with real money or a real document: they stay with everything that belongs to them. */
async function splitReal({ quotes, orders }: Sales): Promise<{ gone: Sales; kept: number[] }> {
  const [booked, billed, paid] = [await findRealContracts(), await findReallyBilled(), await findReallyPaid()];
  const realQuotes = new Set([...booked.quotes, ...billed.quotes, ...paid]);
  const realOrders = new Set([...booked.orders, ...billed.orders]);
  for (const { id, quote_id } of orders) if (realOrders.has(id) && quote_id !== null) realQuotes.add(quote_id);
  for (const { id, amends_id } of quotes) if (realQuotes.has(id) && amends_id !== null) realQuotes.add(amends_id);
  const isReal = ({ id, amends_id }: Sales['quotes'][number]) => realQuotes.has(amends_id ?? id);
  const isRealOrder = ({ id, quote_id }: Sales['orders'][number]) =>
    realOrders.has(id) || realQuotes.has(quote_id ?? 0);
  return {
    gone: {
      quotes: quotes.filter((quote) => !isReal(quote)),
      orders: orders.filter((order) => !isRealOrder(order)),
    },
    kept: quotes.filter(isReal).map(({ id }) => id),
  };
}

/**
 * Removes the fictitious people with their requests, quotes and orders, and all money of the demonstration. Emails to
 * these people go too, sent to the outbox or still queued.
 */
export const removePeople = (departure: Departure, companyEmails: string[], actorId: number | null): Promise<void> =>
  transaction(async () => {
    const { messages, chats, emails } = await findFictitious();
    const quotes = await findRelatedQuotes({ ids: await recordedIds('quote'), emails });
    const orders = await findRelatedOrders({ quotes: quotes.map(({ id }) => id), emails });
    const payments = await eraseDemoPayments({ actorId });
    const invoices = await eraseDemoInvoices();
    const { gone, kept } = await splitReal({ quotes, orders });
    const quoteIds = gone.quotes.map(({ id }) => id);
    const orderIds = gone.orders.map(({ id }) => id);
    const names = kept.length === 0 ? new Map<number, string>() : await findQuoteNumbers(kept);
    departure.kept.push(...kept.map((id) => ({ kind: 'quote' as const, name: names.get(id) ?? String(id) })));
    await eraseOrders({ ids: orderIds });
    await eraseQuotes({ ids: quoteIds });
    await eraseMessages({ ids: messages });
    await eraseChats({ ids: chats });
    const groups = { payment: payments, invoice: invoices, order: orderIds, quote: quoteIds, message: messages };
    for (const [kind, ids] of Object.entries({ ...groups, chat: chats }) as [keyof typeof groups, number[]][]) {
      count(departure, kind, ids.length);
      departure.subjects.push(...ids.map((id) => `${kind}:${id}`));
    }
    await eraseNotifications({
      links: [
        ...messages.map((view) => href('/admin/contact', { view })),
        ...quoteIds.map((view) => href('/admin/quotes', { view })),
        ...orderIds.map((view) => href('/admin/orders', { view })),
        ...invoices.map((view) => href('/admin/invoices', { view })),
        ...payments.map((view) => href('/admin/payments', { view })),
      ],
    });
    await dropMail(unique([...emails, ...companyEmails.filter(isFictitiousEmail)]));
  });
