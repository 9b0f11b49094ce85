import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { changeMessage } from './change-message.server.ts';
import { countMessages } from './count-messages.server.ts';

useDatabase();

describe('countMessages', () => {
  it('counts by status, archived messages only in the total', async () => {
    const admin = await asAdmin();
    expect(await countMessages(admin, {})).toEqual({ total: 0, unread: 0, read: 0, replied: 0 });
    for (const status of ['unread', 'read', 'replied', 'archived'] as const) {
      await changeMessage(admin, { id: (await aMessage()).id, status });
    }
    expect(await countMessages(admin, {})).toEqual({ total: 4, unread: 1, read: 1, replied: 1 });
  });
});
