import { afterEach, describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findPendingEmail } from './find-pending-email.server.ts';
import { sendVerification } from './send-verification.server.ts';

useDatabase();
describe('findPendingEmail', () => {
  afterEach(() => freezeClock());

  it('returns another address whose link is still valid, never the account’s own', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const user = await anAccount();
    const pending = () => findPendingEmail({ userId: user.id, email: user.email });
    expect(await pending()).toBeNull();
    await sendVerification({ user, email: user.email });
    expect(await pending()).toBeNull();
    await sendVerification({ user, email: 'neuve@essai.example' });
    expect(await pending()).toBe('neuve@essai.example');
    freezeClock('2026-11-21T08:00:00.000Z');
    expect(await pending()).toBeNull();
  });
});
