import { describe, expect, it } from 'vitest';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession, toActor } from '../auth.fixture.server.ts';
import { claimAccount } from './claim-account.server.ts';

useDatabase();

describe('claimAccount', () => {
  it('replaces the account by a new, verified one and ends its sessions', async () => {
    const system = systemContext('test');
    const user = await anAccount({ email: 'anne.roux@essai.example', name: 'Un nom tapé' });
    const { token } = await aSession(user);
    const { id } = await claimAccount(system, { user, passwordHash: 'neuf' });
    expect(await findAccount({ id: user.id })).toBeNull();
    expect(await findAccount({ id })).toMatchObject({
      ...{ email: user.email, name: 'anne.roux', phone: '', address: '', role: 'user', passwordHash: 'neuf' },
      ...{ email_verified: true, isSelfRegistered: false, is_active: true },
    });
    expect((await toActor(token)).kind).toBe('visitor');
  });
});
