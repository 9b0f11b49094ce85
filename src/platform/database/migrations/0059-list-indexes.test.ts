import { describe, expect, it } from 'vitest';
import { aConversation } from '#src/domains/chat/chat.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { removeListIndexes } from '#tests/support/remove-list-indexes.ts';
import { db, engine } from '../database.server.ts';
import { countHits } from '../search.server.ts';
import { listIndexes } from './0059-list-indexes.server.ts';

useDatabase();

describe('migration 0059-list-indexes', () => {
  it('makes the messages that exist searchable, and forgets those of a deleted conversation', async () => {
    await aConversation();
    await removeListIndexes();
    await listIndexes.up(db() as never);
    const expected = engine() === 'postgres' ? undefined : 1;
    expect(await countHits('chat_messages', 'gouttière')).toBe(expected);
    await db().deleteFrom('chat_sessions').execute();
    expect(await countHits('chat_messages', 'gouttière')).toBe(expected && 0);
  });
});
