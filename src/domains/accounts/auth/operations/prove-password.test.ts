import { describe, expect, it } from 'vitest';
import { anAccount, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { provePassword } from './prove-password.server.ts';

useDatabase();

describe('provePassword', () => {
  it('returns the account for its password, reports a wrong one on its field, and limits attempts', async () => {
    const { id: userId, email } = await anAccount();
    const prove = (password: string) => provePassword({ userId, password, field: 'current_password' });
    expect((await prove(FIXTURE_PASSWORD)).email).toBe(email);
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(prove('x')).rejects.toMatchObject({ fields: { current_password: [expect.any(String)] } });
    }
    await expect(prove(FIXTURE_PASSWORD)).rejects.toMatchObject({ status: 429 });
  });
});
