import { type Selectable, sql } from 'kysely';

import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import type { OrderRow } from '#src/platform/database/commerce-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isForeignKeyViolation } from '#src/platform/database/dialect.server.ts';
import type { OrderRecord } from './order.contract.ts';

export const toOrder = ({ search_text: _, ...row }: Selectable<OrderRow>): OrderRecord =>
  ({ ...row, lines: JSON.parse(row.lines) }) as OrderRecord;

const getSearchText = ({
  client_name,
  service,
  description,
}: Pick<OrderRow, 'client_name' | 'service' | 'description'>): string =>
  fold(`${client_name}\n${service}\n${description}`);

export type StoredOrder = Omit<OrderRecord, 'id' | 'created_at' | 'updated_at'>;

/** Stores an order. @throws a unique violation when the quote already has an order. */
export async function insertOrder({ lines, ...order }: StoredOrder): Promise<OrderRecord> {
  const at = nowIso();
  const row = await db()
    .insertInto('orders')
    .values({
      ...order,
      lines: JSON.stringify(lines),
      search_text: getSearchText(order),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOrder(row);
}

export async function selectOrder(id: number): Promise<OrderRecord | undefined> {
  const row = await db().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toOrder(row);
}

export async function selectOrderOfQuote(quoteId: number): Promise<OrderRecord | undefined> {
  const row = await db().selectFrom('orders').selectAll().where('quote_id', '=', quoteId).executeTakeFirst();
  return row && toOrder(row);
}

/** Locks the order until the transaction ends. */
export async function lockOrder(id: number): Promise<OrderRecord | undefined> {
  await db().updateTable('orders').set({ updated_at: sql`updated_at` }).where('id', '=', id).execute();
  return selectOrder(id);
}

/** Changes the given columns. */
export async function updateOrder(
  id: number,
  { lines, ...change }: Partial<StoredOrder>,
): Promise<OrderRecord | undefined> {
  const orders = db().updateTable('orders').where('id', '=', id);
  const row = await orders
    .set({ ...change, ...(lines && { lines: JSON.stringify(lines) }), updated_at: nowIso() })
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const search_text = getSearchText(row);
  if (search_text !== row.search_text) await orders.set({ search_text }).execute();
  return toOrder(row);
}

/** Deletes an order; `kept` when an issued document refers to it. */
export async function deleteOrderRow(id: number): Promise<'deleted' | 'absent' | 'kept'> {
  try {
    const { numDeletedRows } = await db().deleteFrom('orders').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n ? 'deleted' : 'absent';
  } catch (error) {
    if (isForeignKeyViolation(error)) return 'kept';
    throw error;
  }
}
