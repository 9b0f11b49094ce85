import { parisDay } from '#src/kernel/dates.ts';
import { toEuros, toLineView } from '#src/kernel/priced-lines.ts';
import {
  ORDER_PRIORITIES,
  ORDER_STATUSES,
  type Order,
  type OrderPriority,
  type OrderRecord,
  type OrderStatistics,
  type OrderStatus,
} from './order.contract.ts';
import type { DeadlineState } from './order.rules.ts';

/** Returns an order as the API sends it. */
export const toOrderView = ({
  user_id: _,
  vat_note: _note,
  budget_cents,
  lines,
  estimated_duration,
  created_at,
  ...order
}: OrderRecord): Order => ({
  ...order,
  budget: toEuros(budget_cents),
  estimatedDuration: estimated_duration,
  lines: lines.map(toLineView),
  createdAt: created_at,
});

interface OrderCount {
  status: OrderStatus;
  priority: OrderPriority;
  count: number;
  budget_cents: number;
}

/** Returns the number of orders in each status and of each priority, and the sum of their budgets. */
export function toOrderStatistics(rows: readonly OrderCount[]): OrderStatistics {
  const sum = (some: readonly OrderCount[]): number => some.reduce((total, { count }) => total + count, 0);
  const counts = <Word extends string>(words: readonly Word[], column: 'status' | 'priority'): Record<Word, number> =>
    Object.fromEntries(words.map((word) => [word, sum(rows.filter((row) => row[column] === word))])) as Record<
      Word,
      number
    >;
  return {
    total: sum(rows),
    ...counts(ORDER_STATUSES, 'status'),
    ...counts(ORDER_PRIORITIES, 'priority'),
    revenue: toEuros(rows.reduce((total, { budget_cents }) => total + budget_cents, 0)),
  };
}

const SOON_DAYS = 7;

/** Returns how urgent a deadline is; none for a finished or cancelled order. */
export function deadlineState({ deadline, status }: Pick<Order, 'deadline' | 'status'>, today: string): DeadlineState {
  if (status === 'terminé' || status === 'annulé') return 'over';
  const days = daysUntil(deadline, today);
  if (days < 0) return 'late';
  return days <= SOON_DAYS ? 'soon' : 'far';
}

/** Returns whole days from one day to another, negative for a past deadline. */
export const daysUntil = (deadline: string, today: string): number =>
  Math.round((Date.parse(deadline) - Date.parse(today)) / 86_400_000);

interface ExportTexts {
  exportColumns: readonly string[];
  statuses: Record<OrderStatus, string>;
  priorities: Record<OrderPriority, string>;
}

/** Returns the rows of the export, the heading first. */
export const exportLines = (orders: readonly Order[], texts: ExportTexts): string[][] => [
  [...texts.exportColumns],
  ...orders.map((order) => [
    String(order.id),
    order.client_name,
    order.client_email,
    order.client_phone,
    order.service,
    order.description,
    texts.priorities[order.priority],
    texts.statuses[order.status],
    order.budget.toFixed(2).replace('.', ','),
    order.deadline,
    order.address,
    order.estimatedDuration,
    parisDay(new Date(order.createdAt)),
  ]),
];
