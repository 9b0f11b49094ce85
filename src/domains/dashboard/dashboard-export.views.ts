import type { ContactMessage } from '#src/domains/contact/contact.contract.ts';
import type { Order } from '#src/domains/sales/orders/order.contract.ts';
import type { Payment } from '#src/domains/sales/payments/payment-admin.contract.ts';
import { getQuotePriority, getQuoteStatus } from '#src/domains/sales/quotes/quote.rules.ts';
import type { ExportedQuote } from '#src/domains/sales/quotes/quote-figures.contract.ts';
import { type DashboardExport, EXPORT_COLUMNS, type ExportRow } from './dashboard-export.contract.ts';

/** Returns a quote with the field names of the back office. */
export const toQuoteLine = (quote: ExportedQuote): ExportRow => ({
  id: quote.id,
  clientName: quote.name,
  clientEmail: quote.email,
  clientPhone: quote.phone,
  service: quote.service_type,
  montant: quote.amount_cents === null ? null : quote.amount_cents / 100,
  status: getQuoteStatus(quote.status),
  stage: quote.status,
  priority: getQuotePriority(quote.urgency),
  deadline: quote.deadline,
  createdAt: quote.created_at,
  approvedAt: quote.approved_at,
});

/** Returns an order in the columns of its file. */
export const toOrderLine = (order: Order): ExportRow => ({
  id: order.id,
  client_name: order.client_name,
  client_email: order.client_email,
  client_phone: order.client_phone,
  service: order.service,
  description: order.description,
  priority: order.priority,
  status: order.status,
  budget: order.budget,
  deadline: order.deadline,
  address: order.address,
  estimatedDuration: order.estimatedDuration,
  createdAt: order.createdAt,
});

/** Returns a message in the columns of its file. */
export const toMessageLine = (message: ContactMessage): ExportRow => ({
  id: message.id,
  name: message.name,
  email: message.email,
  phone: message.phone,
  subject: message.subject,
  message: message.message,
  status: message.status,
  admin_response: message.admin_response,
  replied_at: message.replied_at,
  created_at: message.created_at,
});

/** Returns a payment in the columns of its file. */
export const toPaymentLine = (payment: Payment): ExportRow => ({
  id: payment.id,
  transaction_id: payment.transaction_id,
  customer_name: payment.customer_name,
  customer_email: payment.customer_email,
  service_title: payment.service_title,
  quote_id: payment.quote_id,
  amount: payment.amount,
  payment_method: payment.payment_method,
  status: payment.status,
  created_at: payment.created_at,
  updated_at: payment.updated_at,
});

type Cell = ExportRow[string] | undefined;
type ToCell = (value: Cell, column: string) => string;

const toCsvCell: ToCell = (value) => (typeof value === 'number' ? String(value).replace('.', ',') : (value ?? ''));

/** Columns with euros: their two decimals make them numbers in a workbook. */
const AMOUNTS: readonly string[] = ['montant', 'budget', 'amount'];

/** Writes the cell of a workbook, where amounts are numbers. */
export const toSheetCell: ToCell = (value, column) =>
  typeof value === 'number' && AMOUNTS.includes(column) ? value.toFixed(2).replace('.', ',') : toCsvCell(value, column);

/** Returns the lines of the file: the heading first, even if there are no rows. */
export const exportLines = (
  type: DashboardExport['type'],
  rows: readonly ExportRow[],
  toCell: ToCell = toCsvCell,
): string[][] => [
  [...EXPORT_COLUMNS[type]],
  ...rows.map((row) => EXPORT_COLUMNS[type].map((column) => toCell(row[column], column))),
];
