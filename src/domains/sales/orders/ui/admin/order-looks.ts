import { fill } from '#src/kernel/text.ts';
import type { Order, OrderPriority, OrderStatus } from '../../order.contract.ts';
import { daysUntil, deadlineState } from '../../order.rules.ts';
import { ORDER_ADMIN_TEXTS } from '../../order-admin.texts.ts';

const { deadline: TEXTS } = ORDER_ADMIN_TEXTS;

export const STATUS_COLORS: Record<OrderStatus, string> = {
  en_attente: 'orange',
  planifié: 'violet',
  en_cours: 'blue',
  terminé: 'green',
  annulé: 'red',
};
export const PRIORITY_COLORS: Record<OrderPriority, string> = { urgent: 'red', normal: 'blue', faible: 'gray' };
export const DEADLINE_COLORS = { late: 'red', soon: 'orange', far: 'green', over: 'gray' } as const;

/** Returns the remaining time to a deadline in words; empty once the work is over. */
export function deadlineWords(order: Pick<Order, 'deadline' | 'status'>, today: string): string {
  if (deadlineState(order, today) === 'over') return TEXTS.over;
  const days = daysUntil(order.deadline, today);
  if (days === 0) return TEXTS.today;
  if (days === 1) return TEXTS.tomorrow;
  if (days > 0) return fill(TEXTS.ahead, { count: days });
  return fill(TEXTS.late[days === -1 ? 0 : 1], { count: -days });
}
