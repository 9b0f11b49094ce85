import { describe, expect, it } from 'vitest';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession, toActor } from '../auth.fixture.server.ts';
import { signOut } from './sign-out.server.ts';

useDatabase();

describe('signOut', () => {
  it('ends the caller’s session and no other', async () => {
    const account = await anAccount();
    const [mine, other] = [await aSession(account), await aSession(account)];
    expect(await signOut(mine.context, {})).toEqual({});
    expect([(await toActor(mine.token)).kind, (await toActor(other.token)).kind]).toEqual(['visitor', 'user']);
    const result = db().selectFrom('audit_log').select('actor_id').where('action', '=', 'session.close');
    expect(await result.execute()).toEqual([{ actor_id: account.id }]);
  });

  it('requires a session', async () => {
    await expect(signOut(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
