import { parisDay } from '#src/kernel/dates.ts';
import type { Order, OrderPriority, OrderStatus } from './order.contract.ts';

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
