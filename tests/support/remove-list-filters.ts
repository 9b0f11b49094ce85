import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';
import { dropIndexes } from './drop-indexes.ts';

/** Takes the open database back to the version before migration 0061. */
export async function removeListFilters(): Promise<void> {
  await dropIndexes(/_filtered_\d+$/);
  await sql`create index bin_records_listed_1 on bin_records (deleted_at, id)`.execute(db());
  await sql`create index bin_records_listed_2 on bin_records (search_text, id)`.execute(db());
}
