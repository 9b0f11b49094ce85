import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { insertMessage } from '../contact.store.server.ts';
import { eraseMessages } from './erase-messages.server.ts';

useDatabase();

describe('eraseMessages', () => {
  it('deletes the photos with the message', async () => {
    const key = 'a'.repeat(32);
    const photo = {
      key,
      content_type: 'image/jpeg',
      bytes: 1,
      width: 1,
      height: 1,
      created_at: '2026-11-20T08:00:00.000Z',
    };
    await db().insertInto('media').values(photo).execute();
    const words = { name: 'a', email: 'a@b.example', phone: '', subject: 's', message: 'm' };
    const id = await insertMessage({ ...words, userId: null, quoteId: null, isQuarantined: false, photoKeys: [key] });
    const other = await aMessage();
    expect(await eraseMessages(systemContext('test'), { ids: [id] })).toEqual({ changed: 1 });
    expect(await db().selectFrom('contact_messages').select('id').execute()).toEqual([{ id: other.id }]);
    expect(await db().selectFrom('contact_photos').select('id').execute()).toEqual([]);
    expect(await db().selectFrom('media').select('key').execute()).toEqual([]);
  });
});
