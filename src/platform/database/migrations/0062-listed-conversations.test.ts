import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { removeConversationIndexes } from '#tests/support/remove-conversation-indexes.ts';
import { db, engine } from '../database.server.ts';
import { listedConversations } from './0062-listed-conversations.server.ts';

useDatabase();

const LIST = 'where message_count > 0 order by last_message_at desc, id desc limit 20 offset 200';

async function getPlan(): Promise<string> {
  const { rows } = await sql
    .raw<{ detail: string }>(`explain query plan select id from chat_sessions ${LIST}`)
    .execute(db());
  return rows.map(({ detail }) => detail).join('; ');
}

describe('migration 0062-listed-conversations', () => {
  it('lets an index alone tell the conversations of a page', async () => {
    await removeConversationIndexes();
    if (engine() === 'sqlite') expect(await getPlan()).not.toContain('COVERING');
    await listedConversations.up(db() as never);
    if (engine() === 'sqlite') expect(await getPlan()).toMatch(/USING COVERING INDEX chat_sessions_listed$/);
  });
});
