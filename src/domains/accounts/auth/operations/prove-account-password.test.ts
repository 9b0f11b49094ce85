import { describe, expect, it } from 'vitest';
import { anAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { proveAccountPassword } from './prove-account-password.server.ts';
import { signIn } from './sign-in.server.ts';

useDatabase();

describe('proveAccountPassword', () => {
  it('accepts the right password, and counts wrong ones together with those of the sign-in', async () => {
    const { id: userId, email } = await anAccount();
    const prove = (password: string) =>
      proveAccountPassword(systemContext('test'), { userId, password, clientAddress: '198.51.100.9' });
    await prove(FIXTURE_PASSWORD);
    for (let turn = 0; turn < 5; turn += 1) await expect(prove('x')).rejects.toMatchObject({ status: 401 });
    await expect(prove(FIXTURE_PASSWORD)).rejects.toMatchObject({ status: 429 });
    await expect(signIn(asVisitor(), { email, password: FIXTURE_PASSWORD })).rejects.toMatchObject({ status: 429 });
  });
});
