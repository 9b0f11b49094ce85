import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import { db } from '#src/platform/database/database.server.ts';
import { contains } from '#src/platform/database/search.server.ts';
import type { OrderRecord } from './order.contract.ts';
import { orderOf } from './order.store.server.ts';

/** The newest that hold the text. */
export const selectOrderRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('orders')
    .select(['id', 'client_name as title', 'service as subtitle'])
    .where(contains('search_text', search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Orders of this account. */
export async function selectOrdersOf(userId: number): Promise<OrderRecord[]> {
  const rows = await db()
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(orderOf);
}
