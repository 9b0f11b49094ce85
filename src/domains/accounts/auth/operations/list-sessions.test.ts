import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession } from '../auth.fixture.server.ts';
import { listSessions } from './list-sessions.server.ts';

useDatabase();

describe('listSessions', () => {
  afterEach(() => freezeClock());

  it('lists the caller’s live sessions, last used first, without secrets', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const account = await anAccount({ role: 'admin' });
    await aSession(await anAccount());
    await aSession(account);
    freezeClock('2026-11-20T08:10:00.000Z');
    const { context } = await aSession(account);
    const { sessions } = await listSessions(context, {});
    const seen = { device: 'Firefox, Linux', ip: '203.0.113.7', location: 'Internet' };
    const [now, before] = ['2026-11-20T08:10:00.000Z', '2026-11-20T08:00:00.000Z'];
    expect(sessions).toEqual([
      { id: expect.any(Number), ...seen, created_at: now, last_seen_at: now, is_current: true },
      { id: expect.any(Number), ...seen, created_at: before, last_seen_at: before, is_current: false },
    ]);
    freezeClock('2026-11-20T08:35:00.000Z');
    expect((await listSessions(context, {})).sessions).toHaveLength(1);
  });

  it('returns no session for the system and refuses visitors', async () => {
    expect(await listSessions(systemContext('test'), {})).toEqual({ sessions: [] });
    await expect(listSessions(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
