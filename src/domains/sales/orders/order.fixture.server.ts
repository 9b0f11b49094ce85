import { systemContext } from '#src/platform/operation.server.ts';
import { createOrder } from './commands/create-order.server.ts';
import type { NewOrder, Order, OrderRecord } from './order.contract.ts';
import { insertOrder } from './order.store.server.ts';

export const ORDER = {
  client_name: 'Paule Rivoire',
  client_email: 'paule@essai.example',
  client_phone: '06 39 98 00 01',
  service: 'Couverture',
  description: 'Toit de 84 m² à reprendre.',
  budget: 5000,
  address: '3 montée du Four, 26400 Crest',
};

/** Stores an order. */
export const anOrder = (options: Partial<NewOrder> = {}): Promise<Order> =>
  createOrder(systemContext('fixture'), { ...ORDER, ...options });

/** Stores an order without validation: lines, a past deadline, a given account. */
export const anOrderRow = ({ budget: _, ...changes }: Partial<OrderRecord> & { budget?: never } = {}) => {
  const { budget, ...order } = ORDER;
  return insertOrder({
    ...order,
    user_id: null,
    quote_id: null,
    customer_kind: 'consumer',
    priority: 'normal',
    status: 'en_attente',
    budget_cents: budget * 100,
    lines: [],
    vat_note: '',
    service_date: null,
    deadline: '2027-03-01',
    estimated_duration: '',
    ...changes,
  });
};
