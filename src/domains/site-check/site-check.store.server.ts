import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';

/** Selects when the database was made: the instant of its first migration. */
export async function selectBeginning(): Promise<string | undefined> {
  const { rows } = await sql<{ at: string | null }>`select min(timestamp) as at from kysely_migration`.execute(db());
  return rows[0]?.at ?? undefined;
}
