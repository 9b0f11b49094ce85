import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { workOffResets } from '#tests/support/emails.ts';
import { openSession } from './open-session.server.ts';
import { purgeSessions } from './purge-sessions.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';
import { sendVerification } from './send-verification.server.ts';

useDatabase();

const system = systemContext('test');
describe('purgeSessions', () => {
  afterEach(() => freezeClock());

  const counts = async () =>
    Promise.all(
      (['sessions', 'password_resets', 'login_devices', 'email_verifications'] as const).map(
        async (table) => (await db().selectFrom(table).selectAll().execute()).length,
      ),
    );

  it('deletes sessions, links and devices once they have expired', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const [customer, admin] = [await anAccount(), await anAccount({ role: 'admin' })];
    for (const [user, newDevice] of [
      [customer, 'a'],
      [admin, 'b'],
    ] as const) {
      await openSession(system, { user, secrets: { newDevice }, userAgent: '', ip: '' });
    }
    await requestPasswordReset(asVisitor(), { email: customer.email });
    await workOffResets();
    await sendVerification({ user: customer, email: customer.email });
    const remainingAt = async (at: string) => {
      freezeClock(at);
      await purgeSessions();
      return counts();
    };
    expect(await remainingAt('2026-11-20T08:29:59.000Z')).toEqual([2, 1, 2, 1]);
    expect(await remainingAt('2026-11-20T08:30:00.000Z')).toEqual([2, 0, 2, 1]);
    expect(await remainingAt('2026-11-20T20:00:00.000Z')).toEqual([1, 0, 2, 1]);
    expect(await remainingAt('2026-11-21T08:00:00.000Z')).toEqual([1, 0, 2, 0]);
    expect(await remainingAt('2026-12-20T08:00:00.000Z')).toEqual([0, 0, 2, 0]);
    expect(await remainingAt('2027-11-20T08:00:00.000Z')).toEqual([0, 0, 0, 0]);
  });
});
