import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { warnOfLock } from './warn-of-lock.server.ts';

useDatabase();
beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
afterEach(() => freezeClock());

describe('warnOfLock', () => {
  it('sends one email per window, and another in the next one', async () => {
    const { id: userId, email } = await anAccount({ role: 'admin' });
    const warn = () => warnOfLock({ userId, userAgent: '', clientAddress: '203.0.113.9' });
    expect([await warn(), await warn()]).toEqual([{ isWarned: true }, { isWarned: false }]);
    freezeClock('2026-11-20T08:16:00.000Z');
    expect(await warn()).toEqual({ isWarned: true });
    expect((await queuedEmails()).map(({ to }) => to)).toEqual([email, email]);
  });
});
