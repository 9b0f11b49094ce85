import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { MESSAGE_STATUSES } from '../contact.contract.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { changeMessage } from './change-message.server.ts';

useDatabase();

describe('changeMessage', () => {
  it('allows every change of status', async () => {
    const admin = await asAdmin();
    const { id } = await aMessage();
    for (const status of [...MESSAGE_STATUSES, ...MESSAGE_STATUSES.toReversed()]) {
      expect((await changeMessage(admin, { id, status })).status).toBe(status);
    }
  });

  it('changes only the given fields', async () => {
    const admin = await asAdmin();
    const { id } = await aMessage();
    await changeMessage(admin, { id, admin_response: 'Rappelée à 9 h' });
    const message = await changeMessage(admin, { id, status: 'archived' });
    expect(message).toMatchObject({ status: 'archived', admin_response: 'Rappelée à 9 h' });
  });

  it('stores when a message was answered, also on the telephone, and keeps the time of a stored answer', async () => {
    const admin = await asAdmin();
    const { id } = await aMessage();
    expect((await changeMessage(admin, { id, status: 'replied' })).replied_at).toEqual(expect.any(String));
    expect((await changeMessage(admin, { id, status: 'unread' })).replied_at).toBeNull();
    const change = { id, status: 'replied', admin_response: 'Rappelée à 9 h' } as const;
    const { replied_at } = await changeMessage(admin, change);
    expect(replied_at).toEqual(expect.any(String));
    expect((await changeMessage(admin, { id, status: 'read' })).replied_at).toBe(replied_at);
    expect((await changeMessage(admin, { id, status: 'replied' })).replied_at).toBe(replied_at);
  });

  it('writes one entry to the audit log', async () => {
    const { id } = await aMessage();
    await changeMessage(await asAdmin(), { id, status: 'read' });
    const line = await db().selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: 'message.change', subject: `message:${id}`, after: '{"status":"read"}' });
  });

  it('refuses an unknown message and an unknown status', async () => {
    const admin = await asAdmin();
    await expect(changeMessage(admin, { id: 999, status: 'read' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(changeMessage(admin, { id: 1, status: 'lu' as 'read' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
