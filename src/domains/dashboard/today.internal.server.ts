import { listWaitingChats } from '#src/domains/chat/chat.internal.server.ts';
import { listWaitingMessages } from '#src/domains/contact/contact.internal.server.ts';
import { listLateInvoices } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { listPlannedOrders } from '#src/domains/sales/orders/order.internal.server.ts';
import { listExpiringQuotes } from '#src/domains/sales/quotes/quote-figures.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { dayAfter } from '#src/kernel/french-holidays.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import { now } from '#src/platform/clock.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { readAs } from './dashboard.internal.server.ts';
import { DAYS_AHEAD, TODAY_ROWS, type Today } from './today.contract.ts';

/** Returns what waits for an act today, as far as the caller may read it. */
export async function readToday(context: Context): Promise<Today> {
  const today = parisDay(now());
  const until = dayAfter(today, DAYS_AHEAD);
  const limit = TODAY_ROWS;
  const [messages, chats, quotes, invoices, orders] = await Promise.all([
    readAs(context, 'messages', () => listWaitingMessages(limit)),
    readAs(context, 'messages', () => listWaitingChats(limit)),
    readAs(context, 'quotes', () => listExpiringQuotes({ from: today, until, limit })),
    readAs(context, 'invoices', () => listLateInvoices(limit)),
    readAs(context, 'orders', () => listPlannedOrders({ until, limit })),
  ]);
  return {
    messages: messages?.map(({ id, name, subject, created_at: at }) => ({ id, name, detail: subject, at })) ?? null,
    chats:
      chats?.map(({ id, session_id, sender_name: name, last_message: detail, last_message_at: at }) => ({
        ...{ id, session_id, name, detail, at },
      })) ?? null,
    quotes: quotes?.map(({ id, name, number, valid_until: at }) => ({ id, name, detail: number, at })) ?? null,
    invoices:
      invoices?.map(({ id, client_name: name, number, due_on: at, due_cents }) => ({
        ...{ id, name, detail: number, at },
        due: toEuros(due_cents),
      })) ?? null,
    orders:
      orders?.map(({ id, client_name: name, service, deadline: at }) => ({ id, name, detail: service, at })) ?? null,
  };
}
