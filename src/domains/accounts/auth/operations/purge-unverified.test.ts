import { afterEach, describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { UNVERIFIED_DAYS } from '../auth.contract.ts';
import { aSession } from '../auth.fixture.server.ts';
import { purgeUnverified } from './purge-unverified.server.ts';

useDatabase();

const START = Date.parse('2026-11-20T08:00:00.000Z');
const purge = () => purgeUnverified(systemContext('test'));
const atDay = (days: number): void => freezeClock(new Date(START + days * 86_400_000));

afterEach(() => freezeClock());

describe('purgeUnverified', () => {
  it('deletes an account with its sessions when unconfirmed for 30 days, and logs it', async () => {
    atDay(0);
    const account = await anAccount();
    await db().updateTable('users').set({ email_verified_at: null, is_self_registered: 1 }).execute();
    await aSession(account);
    atDay(UNVERIFIED_DAYS);
    expect(await purge()).toEqual({ count: 0 });
    atDay(UNVERIFIED_DAYS + 1);
    expect(await purge()).toEqual({ count: 1 });
    for (const table of ['users', 'sessions'] as const) {
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const [last] = await db()
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('action', '=', 'user.expire')
      .execute();
    expect(last).toEqual({ action: 'user.expire', subject: `user:${account.id}` });
  });

  it('keeps a customer created by an administrator, even when unconfirmed for long', async () => {
    atDay(0);
    await anAccount();
    await db().updateTable('users').set({ email_verified_at: null }).execute();
    atDay(UNVERIFIED_DAYS * 12);
    expect(await purge()).toEqual({ count: 0 });
  });
});
