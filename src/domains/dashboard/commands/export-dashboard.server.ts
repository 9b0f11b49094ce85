import { z } from 'zod';
import { exportMessages } from '#src/domains/contact/contact.queries.server.ts';
import { exportOrders } from '#src/domains/sales/orders/order.queries.server.ts';
import { exportPayments } from '#src/domains/sales/payments/payment.queries.server.ts';
import { exportQuotes } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { type RowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { DashboardExport, ExportRow } from '../dashboard-export.contract.ts';
import { toMessageLine, toOrderLine, toPaymentLine, toQuoteLine } from '../dashboard-export.rules.ts';

const ROWS: Record<DashboardExport['type'], (context: Context) => Promise<RowPages<ExportRow>>> = {
  quotes: async (context) => (await exportQuotes(context, {})).map(toQuoteLine),
  // Excludes quarantined probable spam.
  messages: async (context) =>
    (await exportMessages(context, { sort_order: 'asc', spam: 'without' })).map(toMessageLine),
  orders: async (context) => (await exportOrders(context, { sort_order: 'asc' })).map(toOrderLine),
  payments: async (context) => (await exportPayments(context, { sort_order: 'asc' })).map(toPaymentLine),
};

/** Exports every record of one kind for use elsewhere. Writes an audit entry. */
export const exportDashboard = command({
  allow: 'staff',
  recent: true,
  input: DashboardExport,
  output: z.object({ ...DashboardExport.shape, rows: rowPagesSchema(ExportRow) }),
  audit: ({ type, format }, { rows }) => ({
    action: 'dashboard.export',
    subject: `dashboard:${type}`,
    after: { format, count: rows.count },
  }),
  run: async (wanted, context) => ({ ...wanted, rows: await ROWS[wanted.type](context) }),
});
