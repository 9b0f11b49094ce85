import { describe, expect, it } from 'vitest';
import {
  anAccount,
  asAccount,
  asAdmin,
  asColleague,
  asVisitor,
} from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { watchEvents } from './watch-events.server.ts';

useDatabase();

describe('watchEvents', () => {
  it('opens events and changes only to administrators', async () => {
    expect(await watchEvents(await asAdmin(), {})).toEqual({
      followed: [{ topic: 'admin' }, { topic: 'content' }],
    });
    await expect(watchEvents(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const role of ['user', 'manager'] as const) {
      await expect(watchEvents(asAccount(await anAccount({ role })), {})).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('sends a manager only the changes that their rights allow', async () => {
    const { followed } = await watchEvents(await asColleague('money'), {});
    expect(followed).toEqual([
      { topic: 'admin', event: 'invoices' },
      { topic: 'admin', event: 'payments' },
      { topic: 'admin', event: 'notification' },
      { topic: 'content' },
    ]);
  });
});
