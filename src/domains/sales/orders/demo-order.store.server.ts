import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';

const NONE = [-1];

export const selectRelatedOrders = ({
  quotes,
  emails,
}: {
  quotes: number[];
  emails: string[];
}): Promise<{ id: number; quote_id: number | null }[]> =>
  db()
    .selectFrom('orders')
    .select(['id', 'quote_id'])
    .where((row) =>
      row.or([
        row('quote_id', 'in', quotes.length === 0 ? NONE : quotes),
        row(sql<string>`lower(client_email)`, 'in', emails.length === 0 ? [' '] : emails),
      ]),
    )
    .orderBy('id')
    .execute();

export async function deleteOrders(ids: number[]): Promise<void> {
  if (ids.length > 0) await db().deleteFrom('orders').where('id', 'in', ids).execute();
}
