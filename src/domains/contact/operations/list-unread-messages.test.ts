import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { changeMessage } from './change-message.server.ts';
import { listUnreadMessages } from './list-unread-messages.server.ts';

useDatabase();

const REQUEST = {};

describe('listUnreadMessages', () => {
  it('lists only unread messages', async () => {
    const admin = await asAdmin();
    const read = await aMessage({ name: 'Lu' });
    await aMessage({ name: 'Nouveau' });
    await changeMessage(admin, { id: read.id, status: 'read' });
    const page = await listUnreadMessages(admin, REQUEST);
    expect(page.items.map((message) => message.name)).toEqual(['Nouveau']);
    expect(page.meta.total).toBe(1);
  });

  it('allows only administrators', async () => {
    await expect(listUnreadMessages(asVisitor(), REQUEST)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
