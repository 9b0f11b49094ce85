import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aConversation } from '../chat.fixture.server.ts';
import { listChatMessages } from '../chat.queries.server.ts';
import { deleteChat } from './delete-chat.server.ts';

useDatabase();

describe('deleteChat', () => {
  it('deletes a conversation once, with an audit entry without its secret id', async () => {
    const { session_id, visitor } = await aConversation();
    const other = await aConversation({ name: 'Basile' });
    const admin = await asAdmin();
    await expect(deleteChat(visitor, { session_id })).rejects.toMatchObject({ code: 'unauthenticated' });
    await deleteChat(admin, { session_id });
    await expect(listChatMessages(visitor, { session_id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(deleteChat(admin, { session_id })).rejects.toMatchObject({ code: 'not-found' });
    expect((await listChatMessages(other.visitor, { session_id: other.session_id })).items).toHaveLength(1);
    const lines = await db().selectFrom('audit_log').selectAll().where('action', '=', 'chat.delete').execute();
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(session_id);
    expect(lines[0]?.before).toBe('{"name":"Élodie Vernet"}');
  });
});
