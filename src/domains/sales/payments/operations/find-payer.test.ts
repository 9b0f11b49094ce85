import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findPayer } from './find-payer.server.ts';

useDatabase();

describe('findPayer', () => {
  it('returns the signed-in account, and null without a session', async () => {
    const { id, email } = await anAccount({ name: 'Ada' });
    expect(await findPayer({ userId: id })).toMatchObject({ userId: id, name: 'Ada', email });
    expect(await findPayer({ userId: null })).toBeNull();
    expect(await findPayer({ userId: 404 })).toBeNull();
  });
});
