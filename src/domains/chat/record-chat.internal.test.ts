import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordChat } from './chat.internal.server.ts';
import { enterChat, listChatMessages, listChats } from './chat.queries.server.ts';

useDatabase();

describe('recordChat', () => {
  const at = (minute: number) => `2026-11-20T08:0${minute}:00.000Z`;

  const MESSAGES = [
    { side: 'user', name: 'Élodie', message: 'Bonjour, une fuite.', at: at(1) },
    { side: 'admin', name: 'Camille', message: 'Depuis quand ?', at: at(2) },
    { side: 'user', name: 'Élodie', message: 'Hier.', at: at(3) },
    { side: 'user', name: 'Élodie', message: 'Près de la cheminée.', at: at(4) },
  ] as const;

  const RECORDED = { name: 'Élodie', email: 'elodie@essai.example', page: '/', messages: [...MESSAGES], isRead: false };

  it('lists the conversation with its dates and counts messages after the last answer as unread', async () => {
    const send = { scope: 'demo', key: 'one', fresh: ['messages'] };
    const { id, session_id } = await recordChat(RECORDED, send);
    const later = { ...RECORDED, messages: MESSAGES.map((one) => ({ ...one, at: at(9) })) };
    expect(await recordChat(later, send)).toEqual({ id, session_id });
    const admin = await asAdmin();
    expect((await listChats(admin, { search: 'cheminee' })).items).toMatchObject([
      { session_id, last_message: 'Près de la cheminée.', last_message_at: at(4), message_count: 4, unread_count: 2 },
    ]);
    const { items } = await listChatMessages(admin, { session_id });
    expect(items.map(({ read_at, created_at }) => [created_at, read_at])).toEqual([
      [at(1), at(2)],
      [at(2), at(3)],
      [at(3), null],
      [at(4), null],
    ]);
    await recordChat({ ...RECORDED, isRead: true });
    expect((await listChats(admin, { unread_only: 'true' })).items).toHaveLength(1);
  });

  it('notifies nobody and gives access only to the company', async () => {
    const { session_id } = await recordChat(RECORDED);
    for (const table of ['notifications', 'jobs'] as const) {
      expect(await db().selectFrom(table).select('id').execute()).toEqual([]);
    }
    await expect(enterChat(asVisitor(), { session_id, browserSecret: '' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
