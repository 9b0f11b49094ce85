import { sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';
import { dropIndexes } from './drop-indexes.ts';

const SEARCHES = ['bin_records', 'chat_messages', 'chat_sessions', 'newsletter_subscribers', 'places'];

/** Takes the open database back to the version before migration 0059. */
export async function removeListIndexes(): Promise<void> {
  await dropIndexes(/_(listed|shown)_\d$/);
  if (engine() === 'postgres') return;
  for (const table of SEARCHES) {
    for (const event of ['insert', 'delete', 'update'])
      await sql.raw(`drop trigger ${table}_search_${event}`).execute(db());
    await db().schema.dropTable(`${table}_search`).execute();
  }
}
