import { type BinnedRecord, keepInBin, putRowsBack } from '#src/domains/bin/bin.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import type { OrderRecord } from './order.contract.ts';

/**
 * Puts a direct order into the bin, before it is deleted. One of a quote is not kept: its lines follow the contract,
 * which may change meanwhile, and the quote becomes an order again by one press.
 */
export async function keepOrder(by: Context, { id, quote_id }: Pick<OrderRecord, 'id' | 'quote_id'>): Promise<void> {
  if (quote_id !== null) return;
  await keepInBin(by, {
    kind: 'order',
    subjectId: id,
    label: ['client_name', 'service'],
    rows: [{ table: 'orders', column: 'id', values: [id] }],
    person: { id: 'user_id', email: 'client_email' },
  });
}

/** Puts a deleted direct order back; nothing was billed or paid on it. */
export async function restoreOrder(record: BinnedRecord): Promise<string> {
  await putRowsBack(record, { references: { orders: { user_id: 'users' } } });
  await publish('admin', { event: 'orders', id: record.subjectId });
  return '';
}
