import { sql } from 'kysely';
import { nowIso } from '#src/platform/clock.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import type { SettingGroup } from './setting.contract.ts';

interface StoredSettings {
  /** Stored values by group and name; missing ones have their default. */
  groups: Record<string, Record<string, unknown>>;
  /** Last save of each group. */
  versions: Record<string, string>;
}

/** Selects values and versions in one query, so that they match. */
export async function selectSettings(): Promise<StoredSettings> {
  const rows = await db().selectFrom('settings').select(['grp', 'name', 'value', 'updated_at']).execute();
  // By default, payments without a quote or an invoice are accepted only in sandbox mode.
  const payments = { allow_free_payments: gateway().mode === 'sandbox' };
  const stored: StoredSettings = { groups: { payments }, versions: {} };
  for (const { grp, name, value, updated_at } of rows) {
    stored.groups[grp] = { ...stored.groups[grp], [name]: JSON.parse(value) };
    const newest = stored.versions[grp] ?? '';
    stored.versions[grp] = updated_at > newest ? updated_at : newest;
  }
  return stored;
}

/** Locks this group until the transaction ends; SQLite has a single writer anyway. */
export async function lockGroup(grp: SettingGroup): Promise<void> {
  if (engine() !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtext(${`settings:${grp}`}))`.execute(db());
}

export async function upsertSettings(grp: SettingGroup, values: Record<string, unknown>): Promise<void> {
  const updated_at = nowIso();
  const rows = Object.entries(values).map(([name, value]) => ({ grp, name, value: JSON.stringify(value), updated_at }));
  if (rows.length === 0) return;
  await db()
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['grp', 'name']).doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

export async function hasSettings(): Promise<boolean> {
  return (await db().selectFrom('settings').select('name').limit(1).executeTakeFirst()) !== undefined;
}

export async function deleteSettings(grp: string, name: string): Promise<void> {
  await db().deleteFrom('settings').where('grp', '=', grp).where('name', '=', name).execute();
}
