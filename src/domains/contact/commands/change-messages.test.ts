import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { listMessages } from '../contact.queries.server.ts';
import { changeMessages } from './change-messages.server.ts';

useDatabase();

describe('changeMessages', () => {
  it.each([
    ['read', 'read'],
    ['replied', 'replied'],
    ['archive', 'archived'],
  ] as const)('applies %s, which sets the whole selection to %s', async (action, status) => {
    const admin = await asAdmin();
    const ids = [(await aMessage()).id, (await aMessage()).id];
    await aMessage();
    expect(await changeMessages(admin, { ids, action })).toEqual({ changed: 2 });
    expect((await listMessages(admin, { status })).items.map((message) => message.id).toSorted()).toEqual(ids);
  });

  it('deletes the selection and does not count missing ids', async () => {
    const admin = await asAdmin();
    const { id } = await aMessage();
    expect(await changeMessages(admin, { ids: [id, 999], action: 'delete' })).toEqual({ changed: 1 });
    expect((await listMessages(admin, {})).items).toEqual([]);
  });

  it('refuses an empty selection and an unknown action', async () => {
    const admin = await asAdmin();
    await expect(changeMessages(admin, { ids: [], action: 'read' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(changeMessages(admin, { ids: [1], action: 'x' as 'read' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
