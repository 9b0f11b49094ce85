import { z } from 'zod';

export const EXPORT_TYPES = ['quotes', 'orders', 'messages', 'payments'] as const;
export const EXPORT_FORMATS = ['json', 'csv', 'xlsx'] as const;

export const DashboardExport = z.object({
  type: z.enum(EXPORT_TYPES).default('quotes'),
  format: z.enum(EXPORT_FORMATS).default('json'),
});
export type DashboardExport = z.infer<typeof DashboardExport>;

export const ExportRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type ExportRow = z.infer<typeof ExportRow>;

/** Columns by export type, named as in the API. */
export const EXPORT_COLUMNS = {
  quotes: [
    'id',
    'clientName',
    'clientEmail',
    'clientPhone',
    'service',
    'montant',
    'status',
    'stage',
    'priority',
    'deadline',
    'createdAt',
    'approvedAt',
  ],
  orders: [
    'id',
    'client_name',
    'client_email',
    'client_phone',
    'service',
    'description',
    'priority',
    'status',
    'budget',
    'deadline',
    'address',
    'estimatedDuration',
    'createdAt',
  ],
  messages: [
    'id',
    'name',
    'email',
    'phone',
    'subject',
    'message',
    'status',
    'admin_response',
    'replied_at',
    'created_at',
  ],
  payments: [
    'id',
    'transaction_id',
    'customer_name',
    'customer_email',
    'service_title',
    'quote_id',
    'amount',
    'payment_method',
    'status',
    'created_at',
    'updated_at',
  ],
} as const satisfies Record<(typeof EXPORT_TYPES)[number], readonly string[]>;
