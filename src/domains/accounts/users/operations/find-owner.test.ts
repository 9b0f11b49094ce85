import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { confirmEmail } from './confirm-email.server.ts';
import { findOwner } from './find-owner.server.ts';

useDatabase();

describe('findOwner', () => {
  it('returns the address only once it is verified', async () => {
    const { id, email } = await anAccount();
    expect(await findOwner({ userId: id })).toEqual({ userId: id, email: null });
    await confirmEmail({ id, email });
    expect(await findOwner({ userId: id })).toEqual({ userId: id, email });
  });

  it('builds a condition that matches no other person’s records', async () => {
    const [mine, other] = [await anAccount(), await anAccount()];
    const rows = (owner: Parameters<typeof ownedBy>[0]) =>
      db()
        .selectFrom('users')
        .innerJoin('email_verifications', 'user_id', 'id')
        .select('id')
        .where(ownedBy(owner, 'users.email'))
        .execute();
    for (const { id } of [mine, other]) {
      const link = { token_hash: `h${id}`, user_id: id, email: '', expires_at: '' };
      await db().insertInto('email_verifications').values(link).execute();
    }
    expect(await rows({ userId: mine.id, email: null })).toEqual([{ id: mine.id }]);
    expect(await rows({ userId: 0, email: other.email })).toEqual([{ id: other.id }]);
    expect(await rows({ userId: 0, email: null })).toEqual([]);
  });
});
