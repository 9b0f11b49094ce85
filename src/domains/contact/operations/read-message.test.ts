import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_REQUEST, aMessage } from '../contact.fixture.server.ts';
import { readMessage } from './read-message.server.ts';

useDatabase();

describe('readMessage', () => {
  it('returns every field and changes nothing', async () => {
    const admin = await asAdmin();
    const { id, quote_id } = await aMessage();
    const message = await readMessage(admin, { id });
    expect(message).toMatchObject({ ...A_REQUEST, id, quote_id, status: 'unread', statusText: 'Non lu', photos: [] });
    expect(await readMessage(admin, { id: String(id) })).toEqual(message);
  });

  it('answers not-found for the unknown message 999', async () => {
    await expect(readMessage(await asAdmin(), { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
