import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { pushPublicKey } from '#src/platform/push/push-keys.server.ts';
import { setSecretKeys } from '#src/platform/security/secret-key.server.ts';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { aSecondFactor } from '../auth.fixture.server.ts';
import { forgetSealedSecrets } from './forget-sealed-secrets.server.ts';

useDatabase();

const OTHER = 'another secret key of the tests, as long as it must be';
const forget = () => forgetSealedSecrets(systemContext('test'));

afterEach(() => setSecretKeys(TEST_SECRET_KEY));

describe('forgetSealedSecrets', () => {
  it('removes second factors and push keys, so that both can be set up again, and logs it', async () => {
    const account = await anAccount({ role: 'admin' });
    await aSecondFactor(asAccount(account));
    const before = await pushPublicKey();
    setSecretKeys(OTHER);
    expect(await forget()).toEqual({ secondFactors: 1 });
    for (const table of ['two_factors', 'recovery_codes', 'login_challenges', 'push_subscriptions'] as const) {
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await pushPublicKey()).not.toBe(before);
    await aSecondFactor(asAccount(account));
    expect(
      await db()
        .selectFrom('audit_log')
        .select(['actor_name', 'subject'])
        .where('action', '=', 'secret-key.replace')
        .execute(),
    ).toEqual([{ actor_name: 'system', subject: 'secret-key' }]);
  });

  it('answers passwords made with the lost key with 401, never 500', async () => {
    const { email } = await anAccount();
    setSecretKeys(OTHER);
    await forget();
    const answer = await aClient().send('POST', '/auth/login', { email, password: FIXTURE_PASSWORD });
    expect(answer.status).toBe(401);
  });
});
