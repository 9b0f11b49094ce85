import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { changeMessage } from './change-message.server.ts';
import { listMessagesByStatus } from './list-messages-by-status.server.ts';

useDatabase();

const REQUEST = { status: 'unread' } as const;

describe('listMessagesByStatus', () => {
  it('lists only messages of that status', async () => {
    const admin = await asAdmin();
    const read = await aMessage({ name: 'Lu' });
    await aMessage({ name: 'Nouveau' });
    await changeMessage(admin, { id: read.id, status: 'read' });
    const page = await listMessagesByStatus(admin, REQUEST);
    expect(page.items.map((message) => message.name)).toEqual(['Nouveau']);
    expect(page.meta.total).toBe(1);
  });

  it('allows only administrators', async () => {
    await expect(listMessagesByStatus(asVisitor(), REQUEST)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
