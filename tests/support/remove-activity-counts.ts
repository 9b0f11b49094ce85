import { sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';

/** Takes the open database back to the version before migration 0057. */
export async function removeActivityCounts(): Promise<void> {
  for (const name of ['audit_counts_add', 'audit_counts_remove']) {
    if (engine() === 'postgres') await sql.raw(`drop function ${name} cascade`).execute(db());
    else await sql.raw(`drop trigger ${name}`).execute(db());
  }
  await db().schema.dropTable('audit_counts').execute();
  for (const index of ['audit_log_actor_name', 'audit_log_action', 'audit_log_erased']) {
    await db().schema.dropIndex(index).execute();
  }
}
