import { getVatRegime } from '#src/domains/sales/pricing/charge.rules.ts';
import { copyOrderClient } from '#src/domains/sales/quotes/quote-amendment.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Order, OrderChange } from '../order.contract.ts';
import { findOrderEnd, findOrderLock, findServiceDays, holdOrder } from '../order.internal.server.ts';
import {
  budgetCents,
  getChangedLine,
  getServiceDate,
  orderNotFound,
  refuseFaults,
  requireQuoteKind,
} from '../order.rules.ts';
import { updateOrder } from '../order.store.server.ts';
import { toOrderView } from '../order.views.ts';
import { requireOpenContract, requireUnlocked } from '../order-lock.rules.ts';

/** Keeps only given fields; others stay unchanged. */
const values = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

/** Changes the given fields of an order; an unchanged deadline may be past. */
export const changeOrder = command({
  allow: 'sales:change',
  input: OrderChange,
  output: Order,
  run: async ({ id, updated_at, service_date, ...change }, context) => {
    const before = await holdOrder({ id });
    if (before === null) throw orderNotFound();
    refuseStale(before.updated_at, updated_at);
    requireOpenContract(before, change.status ?? undefined, await findOrderEnd(before));
    requireQuoteKind(before, change.customer_kind);
    const view = toOrderView(before);
    const { budget, estimatedDuration, deadline, ...fields } = values(change);
    const written = { ...view, ...values(change) };
    refuseFaults(written, { today: parisDay(now()), stored: before });
    const budget_cents = budget === undefined ? before.budget_cents : (budgetCents(budget ?? '') ?? 0);
    const agreed = { service: fields.service ?? before.service, budget_cents };
    const lock = await findOrderLock(before);
    requireUnlocked(before, { ...fields, budget_cents }, lock);
    const completion = { status: fields.status ?? before.status, service_date };
    const order = await updateOrder(id, {
      ...fields,
      service_date: getServiceDate(before, completion, await findServiceDays(before)),
      budget_cents,
      ...getChangedLine(before, agreed, getVatRegime(await readSettings())),
      ...(estimatedDuration !== undefined && { estimated_duration: estimatedDuration }),
      ...(deadline !== undefined && { deadline }),
    });
    if (order === undefined) throw orderNotFound();
    // Deposits are invoiced to the customer of the quote: both name the same one.
    if (order.quote_id !== null) await copyOrderClient(order.quote_id, order);
    const after = toOrderView(order);
    await recordChange(context, { action: 'order.change', class: 'money', subject: `order:${id}` }, view, after);
    await publish('admin', { event: 'orders', id });
    return after;
  },
});
