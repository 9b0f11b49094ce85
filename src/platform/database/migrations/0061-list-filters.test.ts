import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { removeListFilters } from '#tests/support/remove-list-filters.ts';
import { db, engine } from '../database.server.ts';
import { STATUS_OF_QUOTE } from '../quote-groups.server.ts';
import { listFilters } from './0061-list-filters.server.ts';

useDatabase();

/** Pages of lists, as the stores select them. */
const PAGES = [
  `select id from quotes where ${STATUS_OF_QUOTE} = 'pending' order by created_at desc, id desc limit 20`,
  `select id from newsletter_subscribers where status <> 'ended' order by created_at desc, id desc limit 20`,
  `select id from newsletter_subscribers where status <> 'ended' order by email, id limit 20`,
  `select id from bin_records where +kind in ('quote') and +expires_at > '' order by deleted_at desc, id desc limit 20`,
  'select id from places where is_zone = 1 order by sort_order, id limit 20',
  'select id from places order by inhabitants desc, id desc limit 20',
];

async function getPlans(): Promise<string> {
  const plans: string[] = [];
  for (const page of PAGES) {
    const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${page}`).execute(db());
    plans.push(rows.map(({ detail }) => detail).join('; '));
  }
  return plans.join('\n');
}

describe('migration 0061-list-filters', () => {
  it('lets an index tell the rows of a page in their order, which all rows were sorted for', async () => {
    await removeListFilters();
    const before = engine() === 'sqlite' ? await getPlans() : 'TEMP B-TREE';
    expect(before).toContain('TEMP B-TREE');
    await listFilters.up(db() as never);
    if (engine() === 'postgres') return;
    const after = await getPlans();
    expect(after).not.toContain('TEMP B-TREE');
    expect(after.match(/COVERING INDEX \w+_filtered_\d+/g)).toHaveLength(PAGES.length);
  });
});
