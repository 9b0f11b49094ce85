import { z } from 'zod';
import { NewOrder, type Order, OrderChange, type OrderPriority, type OrderStatus } from './order.contract.ts';
import { orderFaults } from './order.rules.ts';

/** Values of an order's form, shown and sent; the budget as typed. */
export type OrderValues = {
  client_name: string;
  client_email: string;
  client_phone: string;
  customer_kind: Order['customer_kind'];
  service: string;
  description: string;
  budget: string;
  deadline: string;
  address: string;
  estimatedDuration: string;
  priority: OrderPriority;
  status: OrderStatus;
  /** Day of completion; sent with `terminé` alone. */
  service_date: string;
};

const typedBudget = (budget: number): string => budget.toFixed(2).replace('.', ',');

export const getValues = (order: Order, today: string): OrderValues => ({
  client_name: order.client_name,
  client_email: order.client_email,
  client_phone: order.client_phone,
  customer_kind: order.customer_kind,
  service: order.service,
  description: order.description,
  budget: typedBudget(order.budget),
  deadline: order.deadline,
  address: order.address,
  estimatedDuration: order.estimatedDuration,
  priority: order.priority,
  status: order.status,
  // An order completed without a day keeps none until it is stated.
  service_date: order.service_date ?? (order.status === 'terminé' ? '' : today),
});

/** Returns the typed values as the server reads them: only a completed order has a day of completion. */
export const toChange = (values: OrderValues): OrderValues => ({
  ...values,
  service_date: values.status === 'terminé' ? values.service_date : '',
});

export const newValues = (today: string, tomorrow: string): OrderValues => ({
  client_name: '',
  client_email: '',
  client_phone: '',
  customer_kind: 'consumer',
  service: '',
  description: '',
  budget: '',
  deadline: tomorrow,
  address: '',
  estimatedDuration: '',
  priority: 'normal',
  status: 'en_attente',
  service_date: today,
});

const getState = (order: Order | null) =>
  order === null
    ? undefined
    : { deadline: order.deadline, quote_id: null, lines: [], budget_cents: Math.round(order.budget * 100) };

/** Returns the error message for the typed values; undefined when they are valid. */
export const sentenceFor = (values: OrderValues, order: Order | null, today: string): string | undefined =>
  orderFaults(values, { today, stored: getState(order) })?.message;

/** Returns the contract's schema with the rules that the server checks again. */
export function orderFormSchema(order: Order | null, today: string): z.ZodType {
  const shape = order === null ? NewOrder : OrderChange.omit({ id: true });
  return z.unknown().superRefine((values, check) => {
    const faults = orderFaults(values as OrderValues, { today, stored: getState(order) });
    for (const [field, [message = '']] of Object.entries(faults?.fields ?? {})) {
      check.addIssue({ code: 'custom', path: [field], message });
    }
    if (faults !== undefined) return;
    for (const { path, message } of shape.safeParse(toChange(values as OrderValues)).error?.issues ?? []) {
      check.addIssue({ code: 'custom', path, message });
    }
  });
}
