import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { removeAvatar } from './remove-avatar.server.ts';

useDatabase();

describe('removeAvatar', () => {
  it('requires a session', async () => {
    await expect(removeAvatar(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
  });
});
