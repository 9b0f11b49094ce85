import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { listRecentMessages } from './list-recent-messages.server.ts';

useDatabase();

describe('listRecentMessages', () => {
  it('lists the newest messages without probable spam', async () => {
    for (const name of ['Un', 'Deux', 'Robot']) await aMessage({ name });
    await db().updateTable('contact_messages').set({ is_quarantined: 1 }).where('name', '=', 'Robot').execute();
    const recent = await listRecentMessages(await asAdmin(), { limit: 5 });
    expect(recent.map(({ name, status }) => [name, status])).toEqual([
      ['Deux', 'unread'],
      ['Un', 'unread'],
    ]);
  });

  it('allows only administrators', async () => {
    await expect(listRecentMessages(asVisitor(), { limit: 2 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
