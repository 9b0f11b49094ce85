import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db, engine } from '../database.server.ts';
import { serviceSharesIndex } from './0065-service-shares-index.server.ts';

useDatabase();

async function getPlan(): Promise<string> {
  const query = sql<{ detail: string }>`explain query plan
    select service_type, sum(amount_cents) filter (where amends_id is null or status = 'accepted')
    from quotes group by service_type`;
  return (await query.execute(db())).rows.map(({ detail }) => detail).join();
}

describe('migration 0065-service-shares-index', () => {
  it('lets the shares of the services be summed by the index alone', async () => {
    await db().schema.dropIndex('quotes_shares').execute();
    if (engine() === 'sqlite') expect(await getPlan()).not.toContain('COVERING INDEX');
    await serviceSharesIndex.up(db() as never);
    if (engine() === 'sqlite') expect(await getPlan()).toContain('COVERING INDEX quotes_shares');
  });
});
