import { findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { findQuote, presentQuotes } from '#src/domains/sales/quotes/quote.internal.server.ts';
import type { ContractEnd } from '#src/domains/sales/quotes/quote-contract.rules.ts';
import { findAgreedDay, findContractEnd } from '#src/domains/sales/quotes/quote-withdrawal.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import type { Order, OrderListQuery, OrderRecord } from './order.contract.ts';
import { getFirstServiceDay } from './order.rules.ts';
import { lockOrder, selectOrder, selectOrderOfQuote, updateOrder } from './order.store.server.ts';
import { toOrderView } from './order.views.ts';
import { isOrderPaid, selectFinalNumber, selectUnbilledDirect } from './order-billing.store.server.ts';
import {
  selectCalendarOrders,
  selectFinished,
  selectOrderIds,
  selectOrderPeople,
  selectOrderRecords,
  selectOrdersByIds,
  selectOwnOrderIds,
  selectPlanned,
} from './order-list.store.server.ts';
import type { OrderLock } from './order-lock.rules.ts';

/** Returns the order of a converted quote; null for any other quote. */
export async function findOrderOfQuote({ quoteId }: { quoteId: number }): Promise<OrderRecord | null> {
  return (await selectOrderOfQuote(quoteId)) ?? null;
}

/** Returns one complete order; null when there is none. */
export const findOrder = async ({ id }: { id: number }): Promise<OrderRecord | null> => (await selectOrder(id)) ?? null;

/**
 * Returns one complete order, locked until the caller's transaction ends, after everything that moves or bills money;
 * null when there is none.
 */
export const holdOrder = ({ id }: { id: number }): Promise<OrderRecord | null> =>
  transaction(async () => {
    await lockLedger();
    return (await lockOrder(id)) ?? null;
  });

/** Returns how the contract of an order ended; null while it can be billed. */
export const findOrderEnd = async ({ quote_id }: Pick<OrderRecord, 'quote_id'>): Promise<ContractEnd | null> =>
  quote_id === null ? null : findContractEnd({ quoteId: quote_id });

/** Returns what decides on the day of completion of an order. */
export async function findServiceDays({
  id,
  quote_id,
  created_at,
}: Pick<OrderRecord, 'id' | 'quote_id' | 'created_at'>) {
  const agreedOn = quote_id === null ? null : await findAgreedDay({ quoteId: quote_id });
  const first = getFirstServiceDay(created_at, agreedOn);
  return { today: parisDay(now()), first, invoice: await selectFinalNumber(id) };
}

/** Returns whether a cancelled order ends the contract of its quote, which would ask for everything without it. */
export async function endsContract({ quote_id, status }: Pick<OrderRecord, 'quote_id' | 'status'>): Promise<boolean> {
  if (quote_id === null || status !== 'annulé') return false;
  return (await findQuote({ id: quote_id }))?.status === 'accepted';
}

/**
 * Returns what fixes the customer, the works and the price of an order: its invoice, the signature of its quote, or
 * money of a contract that nobody signed.
 */
export async function findOrderLock({ id, quote_id }: Pick<OrderRecord, 'id' | 'quote_id'>): Promise<OrderLock> {
  const invoice = await selectFinalNumber(id);
  if (quote_id === null) return { invoice, isSigned: false, isBilled: await isOrderPaid(id) };
  const [quote] = await presentQuotes({ ids: [quote_id] });
  return { invoice, isSigned: quote?.lock === 'signed', isBilled: quote?.lock === 'billed' };
}

/** Cancels the order of a contract that has ended; a cancelled one stays as it is. */
export const cancelOrder = ({ id }: { id: number }): Promise<void> =>
  transaction(async () => {
    const before = await lockOrder(id);
    if (before === undefined || before.status === 'annulé') return;
    await updateOrder(id, { status: 'annulé' });
    const entry = { action: 'order.status', class: 'money', subject: `order:${id}` } as const;
    await recordChange(systemContext(`order-${id}`), entry, { status: before.status }, { status: 'annulé' });
    await publish('admin', { event: 'orders', id });
  });

/** Returns the orders of one account for its data export. */
export async function findUserOrders(account: { userId: number }): Promise<RowPages<Order>> {
  return rowPages(await selectOwnOrderIds(await findOwner(account)), selectOrdersByIds).map(toOrderView);
}

/** Returns every order that matches a search and filters, in the order of the list. */
export const findOrderPages = async (wanted: OrderListQuery): Promise<RowPages<Order>> =>
  rowPages(await selectOrderIds(wanted), selectOrdersByIds).map(toOrderView);

/** Counts finished orders and their distinct customers. */
export const countFinished = selectFinished;

/** Returns direct orders that contain a text and on which money can be received before their invoice. */
export const searchUnbilledDirect = selectUnbilledDirect;

/** Returns the open orders whose deadline is not after a civil day, the earliest first. */
export const listPlannedOrders = selectPlanned;

/** Returns the orders with a day from a civil day on, except cancelled ones, the earliest first. */
export const listCalendarOrders = selectCalendarOrders;

/** Returns orders that contain a text, for the global search. */
export const searchOrderRecords = selectOrderRecords;

/** Finds the people of the newest orders by a part of their name, address or telephone number. */
export const findOrderPeople = selectOrderPeople;
