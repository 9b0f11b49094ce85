import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.server.ts';

/** What the page of the zones said of every radius until now. */
const FORMER_COVERAGE = '100%';

/** Stores for the demo company what its page of the zones said; any other company says it itself, or nothing. */
export const areaCoverage: Migration = {
  async up(schema: Kysely<Tables>) {
    const settings = await schema.selectFrom('settings').select(['grp', 'name', 'value']).execute();
    const find = (grp: string, name: string) => settings.find((row) => row.grp === grp && row.name === name)?.value;
    const isDemo = String(find('demo', 'state')) === '"filled"' && /^"EXEMPLE/.test(String(find('company', 'siret')));
    if (!isDemo) return;
    for (const { key, texts } of await schema.selectFrom('service_area').select(['key', 'texts']).execute()) {
      const stored = { ...JSON.parse(texts), coverage: FORMER_COVERAGE };
      await schema
        .updateTable('service_area')
        .set({ texts: JSON.stringify(stored) })
        .where('key', '=', key)
        .execute();
    }
  },
};
