import { describe, expect, it } from 'vitest';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession, toActor } from '../auth.fixture.server.ts';
import { listSessions } from '../auth.queries.server.ts';
import { revokeSession } from './revoke-session.server.ts';

useDatabase();

describe('revokeSession', () => {
  it('ends one session of the caller at once and writes an audit entry', async () => {
    const account = await anAccount();
    const [mine, lost] = [await aSession(account), await aSession(account)];
    const { sessions } = await listSessions(mine.context, {});
    const { id } = sessions.find((session) => !session.is_current)!;
    await revokeSession(mine.context, { id });
    expect([(await toActor(mine.token)).kind, (await toActor(lost.token)).kind]).toEqual(['user', 'visitor']);
    const result = db().selectFrom('audit_log').select('subject').where('action', '=', 'session.revoke');
    expect(await result.execute()).toEqual([{ subject: `session:${id}` }]);
  });

  it('refuses sessions of other accounts, and expired ones', async () => {
    const mine = await aSession(await anAccount());
    const other = await aSession(await anAccount());
    const { id } = (await listSessions(other.context, {})).sessions[0]!;
    for (const unknown of [id, 9_999, '2147483647']) {
      await expect(revokeSession(mine.context, { id: unknown })).rejects.toMatchObject({ code: 'not-found' });
    }
    expect((await toActor(other.token)).kind).toBe('user');
  });

  it('refuses an invalid id and a visitor', async () => {
    const { context } = await aSession(await anAccount());
    await expect(revokeSession(context, { id: 'all' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(revokeSession(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
