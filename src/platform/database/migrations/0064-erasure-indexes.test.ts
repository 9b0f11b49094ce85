import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { removeErasureIndexes } from '#tests/support/remove-erasure-indexes.ts';
import { db, engine } from '../database.server.ts';
import { erasureIndexes } from './0064-erasure-indexes.server.ts';

useDatabase();

/** What an erasure looks for: the rows of an account or an address, and those that name the account. */
const WANTED = [
  `contact_messages where (user_id = 1 or email = 'a@essai.example')`,
  `quotes where (user_id = 1 or email = 'a@essai.example')`,
  `chat_sessions where (user_id = 1 or sender_email = 'a@essai.example')`,
  `webhook_deliveries where (person_id = 1 or person_email = 'a@essai.example')`,
  'quotes where user_id = 1',
  'bin_records where actor_id = 1',
  'notification_states where user_id = 1',
  `contact_emails where sender = 'a@essai.example'`,
  `newsletter_subscribers where email = 'a@essai.example'`,
];

/** Returns what is read as a whole. */
async function getWholeReads(): Promise<string[]> {
  const read: string[] = [];
  for (const wanted of WANTED) {
    const plan = sql.raw<{ detail: string }>(`explain query plan select * from ${wanted}`);
    const { rows } = await plan.execute(db());
    if (rows.some(({ detail }) => detail.startsWith('SCAN'))) read.push(wanted);
  }
  return read;
}

describe('migration 0064-erasure-indexes', () => {
  it('lets an erasure find its rows by indexes', async () => {
    await removeErasureIndexes();
    if (engine() === 'sqlite') expect(await getWholeReads()).toEqual([WANTED[1], ...WANTED.slice(4, 8)]);
    await erasureIndexes.up(db() as never);
    if (engine() === 'sqlite') expect(await getWholeReads()).toEqual([]);
  });
});
