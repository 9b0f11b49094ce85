import { getVatRegime } from '#src/domains/sales/pricing/charge.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now, nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { DEFAULT_STATUS, NewOrder, Order } from '../order.contract.ts';
import {
  budgetCents,
  getFirstServiceDay,
  getOwnLine,
  getServiceDate,
  refuseFaults,
  tomorrowAfter,
} from '../order.rules.ts';
import { insertOrder } from '../order.store.server.ts';
import { toOrderView } from '../order.views.ts';

/** Adds an order without a quote; its price keeps today's VAT regime. */
export const createOrder = command({
  allow: 'sales:change',
  input: NewOrder,
  output: Order,
  audit: (_input, order) => ({ action: 'order.create', subject: `order:${order.id}`, after: order }),
  run: async ({ budget, estimatedDuration, service_date, ...written }) => {
    const order = { ...written, deadline: written.deadline ?? tomorrowAfter(now()) };
    const today = parisDay(now());
    refuseFaults({ ...order, budget }, { today });
    const days = { today, first: getFirstServiceDay(nowIso(), null), invoice: undefined };
    const completion = { status: order.status, service_date };
    const budget_cents = budgetCents(budget ?? '') ?? 0;
    const stored = await insertOrder({
      ...order,
      ...getOwnLine({ service: order.service, budget_cents }, getVatRegime(await readSettings())),
      service_date: getServiceDate({ status: DEFAULT_STATUS, service_date: null }, completion, days),
      budget_cents,
      estimated_duration: estimatedDuration,
      quote_id: null,
      user_id: null,
    });
    await publish('admin', { event: 'orders', id: stored.id });
    return toOrderView(stored);
  },
});
