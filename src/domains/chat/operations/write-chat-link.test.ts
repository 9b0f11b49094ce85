import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChat, aChatLink } from '../chat.fixture.server.ts';

useDatabase();

describe('writeChatLink', () => {
  it('creates a new link each time and stores only its hash', async () => {
    const { session_id } = await aChat();
    const tokens = [await aChatLink(session_id), await aChatLink(session_id)];
    expect(new Set(tokens).size).toBe(2);
    const stored = JSON.stringify(await db().selectFrom('chat_links').selectAll().execute());
    for (const token of tokens) expect(stored).not.toContain(token);
  });
});
