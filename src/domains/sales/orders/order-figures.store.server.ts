import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import { db } from '#src/platform/database/database.server.ts';
import { contains } from '#src/platform/database/search.server.ts';

/** Selects the newest that contain the text. */
export const selectOrderRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('orders')
    .select(['id', 'client_name as title', 'service as subtitle'])
    .where(contains('search_text', search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Selects the ids of this account's orders, newest first. */
export async function selectOwnOrderIds(userId: number): Promise<number[]> {
  const own = db().selectFrom('orders').select('id').where('user_id', '=', userId);
  return (await own.orderBy('id', 'desc').execute()).map(({ id }) => id);
}
