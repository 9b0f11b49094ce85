import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { deleteMessage } from './delete-message.server.ts';

useDatabase();

describe('deleteMessage', () => {
  it('deletes the message and keeps its quote', async () => {
    const admin = await asAdmin();
    const { id, quote_id } = await aMessage();
    await deleteMessage(admin, { id });
    expect(await db().selectFrom('contact_messages').select('id').execute()).toEqual([]);
    expect(await db().selectFrom('quotes').select('id').execute()).toEqual([{ id: quote_id }]);
    await expect(deleteMessage(admin, { id })).rejects.toMatchObject({ code: 'not-found' });
  });
});
