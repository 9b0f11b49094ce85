import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTalk } from '../chat.fixture.server.ts';
import { seeVisitors } from './see-visitors.server.ts';

useDatabase();

describe('seeVisitors', () => {
  it('updates lastSeenAt of the given conversations only', async () => {
    const [one, two, other] = [await aTalk(), await aTalk(), await aTalk()];
    const before = '2026-01-01T00:00:00.000Z';
    await db().updateTable('chat_sessions').set({ visitor_seen_at: before }).execute();
    const rows = await db().selectFrom('chat_sessions').select(['id', 'session_id']).execute();
    const ids = [one, two].map(({ session_id }) => rows.find((row) => row.session_id === session_id)?.id ?? 0);
    await seeVisitors({ ids });
    const unseen = await db()
      .selectFrom('chat_sessions')
      .select('session_id')
      .where('visitor_seen_at', '=', before)
      .execute();
    expect(unseen).toEqual([{ session_id: other.session_id }]);
    await seeVisitors({ ids: [] });
  });
});
