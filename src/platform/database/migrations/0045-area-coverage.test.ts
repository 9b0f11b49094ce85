import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db } from '../database.server.ts';
import { areaCoverage } from './0045-area-coverage.server.ts';

useDatabase();

const AT = '2026-11-02T08:00:00.000Z';
const TEXTS = { summary: 'Nous intervenons partout', examples: ['Privas'] };

async function migrateWith(state: string, siret: string): Promise<unknown> {
  const rows = [
    ['demo', 'state', state],
    ['company', 'siret', siret],
  ] as const;
  const values = rows.map(([grp, name, value]) => ({ grp, name, value: JSON.stringify(value), updated_at: AT }));
  await db().deleteFrom('settings').execute();
  await db().insertInto('settings').values(values).execute();
  const area = { radius_km: 100, map_zoom: 9, texts: JSON.stringify(TEXTS), layout: 'null', updated_at: AT };
  await db()
    .insertInto('service_area')
    .values({ key: 'area', ...area })
    .execute();
  await areaCoverage.up(db() as never);
  const { texts } = await db().selectFrom('service_area').select('texts').executeTakeFirstOrThrow();
  return JSON.parse(texts);
}

describe('migration 0045-area-coverage', () => {
  it('keeps what the page of the demo company said', async () => {
    expect(await migrateWith('filled', 'EXEMPLE 000 000 000 00000')).toEqual({ ...TEXTS, coverage: '100%' });
  });

  it('says nothing for a company that never said it', async () => {
    expect(await migrateWith('none', '732 829 320 00074')).toEqual(TEXTS);
  });
});
