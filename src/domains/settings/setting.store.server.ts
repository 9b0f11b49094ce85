import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { SettingGroup } from './setting.contract.ts';

/** Stored values by group and name; what is absent has its default. */
export async function selectSettings(): Promise<Record<string, Record<string, unknown>>> {
  const rows = await db().selectFrom('settings').select(['grp', 'name', 'value']).execute();
  const groups: Record<string, Record<string, unknown>> = {};
  for (const row of rows) groups[row.grp] = { ...groups[row.grp], [row.name]: JSON.parse(row.value) };
  return groups;
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
