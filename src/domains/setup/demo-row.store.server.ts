import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';
import type { DemoRow } from '#src/platform/database/tables.server.ts';
import type { DemoKind } from './demo-row.contract.ts';

export async function insertDemoRow(row: DemoRow): Promise<void> {
  await db()
    .insertInto('demo_rows')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'row_id']).doUpdateSet({ fingerprint: row.fingerprint }))
    .execute();
}

/** Selects the rows that the demo made, of some kinds or of all, in the order of their making where they have an id. */
export async function selectDemoRows(...kinds: DemoKind[]): Promise<DemoRow[]> {
  const rows = db()
    .selectFrom('demo_rows')
    .selectAll()
    .$if(kinds.length > 0, (some) => some.where('kind', 'in', kinds));
  return (await rows.execute()).sort((one, other) => Number(one.row_id) - Number(other.row_id));
}

/** Returns whether the demo was recorded as a whole: its settings are the first rows of it. */
export async function hasDemoSettings(): Promise<boolean> {
  const row = await db()
    .selectFrom('demo_rows')
    .select('kind')
    .where('kind', '=', 'setting')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteDemoRows(): Promise<void> {
  await db().deleteFrom('demo_rows').execute();
}

/** Tables of the kinds whose content visitors or the office read. */
const TABLES = {
  service: 'services',
  post: 'blog_posts',
  gallery: 'gallery_items',
  testimonial: 'testimonials',
  place: 'places',
  message: 'contact_messages',
  chat: 'chat_sessions',
  quote: 'quotes',
  order: 'orders',
} as const;

/** Returns whether a row of the demo still exists, changed or not. */
export async function isDemoRowLeft(): Promise<boolean> {
  for (const [kind, table] of Object.entries(TABLES)) {
    const { rows } = await sql`select 1 from demo_rows join ${sql.table(table)} as one
      on cast(one.id as text) = demo_rows.row_id where demo_rows.kind = ${kind} limit 1`.execute(db());
    if (rows.length > 0) return true;
  }
  return false;
}
