import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { scrubTables } from '#src/platform/database/scrub.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { pushPublicKey } from '#src/platform/push/push-keys.server.ts';
import { setSecretKeys } from '#src/platform/security/secret-key.server.ts';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { aSecondFactor, getCode } from './auth.fixture.server.ts';
import { setUpTwoFactor } from './commands/set-up-two-factor.server.ts';
import {
  findTwoFactor,
  forgetSealedSecrets,
  proveCode,
  renewRecoveryCodes,
  sealSecrets,
  takeCode,
} from './two-factor.internal.server.ts';
import { selectTwoFactorSecret } from './two-factor.store.server.ts';

useDatabase();

describe('findTwoFactor', () => {
  const system = systemContext('test');

  it('requires it of administrators only, while the settings require it', async () => {
    const { id: userId } = await anAccount();
    const required = async (role: 'admin' | 'manager' | 'user') => (await findTwoFactor({ userId, role })).required;
    expect(await required('admin')).toBe(false);
    await saveSettings(system, { group: 'security', values: { two_factor_auth: true } });
    expect([await required('admin'), await required('manager'), await required('user')]).toEqual([true, false, false]);
  });
});

describe('forgetSealedSecrets', () => {
  const OTHER = 'another secret key of the tests, as long as it must be';

  const forget = () => forgetSealedSecrets(systemContext('test'));

  afterEach(() => setSecretKeys(TEST_SECRET_KEY));

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

describe('proveCode', () => {
  it('locks after ten wrong codes and emails the user and the other administrators once', async () => {
    const owner = await anAccount({ role: 'admin' });
    const account = await anAccount({ role: 'admin', name: 'Zoé Martin' });
    const { secret } = await aSecondFactor(asAccount(account));
    const before = (await queuedEmails()).length;
    const prove = (code: string) =>
      proveCode({ userId: account.id, code, userAgent: 'essai', clientAddress: '203.0.113.9' });
    for (let turn = 0; turn < 10; turn += 1) expect(await prove('000000')).toEqual({ isRight: false });
    await expect(prove('000000')).rejects.toMatchObject({ status: 429 });
    await expect(prove(getCode(secret))).rejects.toMatchObject({ status: 429 });
    const emails = (await queuedEmails()).slice(before);
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      [account.email, 'Trop de codes incorrects'],
      [owner.email, 'Trop de codes incorrects : Zoé Martin'],
    ]);
    expect(JSON.stringify(emails)).not.toContain(secret);
  });

  it('resets the attempts after a right code', async () => {
    const account = await anAccount();
    const { codes } = await aSecondFactor(asAccount(account));
    const from = { userId: account.id, userAgent: '', clientAddress: '' };
    for (const code of codes.slice(0, 3)) {
      for (let turn = 0; turn < 9; turn += 1) await proveCode({ ...from, code: '000000' });
      expect(await proveCode({ ...from, code })).toEqual({ isRight: true });
    }
  });
});

describe('renewRecoveryCodes', () => {
  it('returns ten new codes', async () => {
    const account = await anAccount();
    const { recovery_codes } = await renewRecoveryCodes({ userId: account.id });
    expect(recovery_codes).toHaveLength(10);
  });
});

describe('sealSecrets', () => {
  const OTHER = 'another secret key of the tests, as long as it must be';

  const PLAIN = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  const seal = () => sealSecrets();

  const storedSecret = async (id: number) =>
    (await db().selectFrom('two_factors').select('secret').where('user_id', '=', id).executeTakeFirstOrThrow()).secret;

  /** Creates an account whose secret is stored in the plain text of an earlier version. */
  async function aPlainFactor(): Promise<number> {
    const account = await anAccount();
    await aSecondFactor(asAccount(account));
    await db().updateTable('two_factors').set({ secret: PLAIN }).where('user_id', '=', account.id).execute();
    return account.id;
  }

  afterEach(() => setSecretKeys(TEST_SECRET_KEY));

  it('encrypts second factors of an earlier version once, and they stay usable', async () => {
    const [one, two] = [await aPlainFactor(), await aPlainFactor()];
    expect(await selectTwoFactorSecret(one)).toBeUndefined();
    expect(await seal()).toEqual({ sealed: 2 });
    expect(await selectTwoFactorSecret(one)).toBe(PLAIN);
    expect(await selectTwoFactorSecret(two)).toBe(PLAIN);
    expect(await storedSecret(one)).toMatch(/^sealed\.1\./);
    expect(await seal()).toEqual({ sealed: 0 });
  });

  it('binds a secret to its account: a copy in another account is unusable', async () => {
    const [one, two] = [await aPlainFactor(), await aPlainFactor()];
    await seal();
    await db()
      .updateTable('two_factors')
      .set({ secret: await storedSecret(one) })
      .where('user_id', '=', two)
      .execute();
    expect(await selectTwoFactorSecret(two)).toBeUndefined();
  });

  it('encrypts the web push keys, which stay the same', async () => {
    const before = await pushPublicKey();
    const { value } = await db()
      .selectFrom('server_secrets')
      .select('value')
      .where('name', '=', 'web-push')
      .executeTakeFirstOrThrow();
    expect(value).toMatch(/^sealed\.1\./);
    setSecretKeys(OTHER, TEST_SECRET_KEY);
    expect(await seal()).toEqual({ sealed: 1 });
    setSecretKeys(OTHER);
    expect(await pushPublicKey()).toBe(before);
  });

  it('leaves no plain text in the database file or its WAL', async () => {
    await aPlainFactor();
    await seal();
    await scrubTables('two_factors', 'server_secrets');
    if (engine() !== 'sqlite') {
      const rows = await sql<{ secret: string }>`select secret from two_factors`.execute(db());
      expect(rows.rows.every(({ secret }) => secret.startsWith('sealed.'))).toBe(true);
      return;
    }
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db());
    const file = rows[0]?.file ?? '';
    const bytes = [file, `${file}-wal`].map((path) => readFileSync(path));
    expect(bytes[0]?.includes('sealed.1.')).toBe(true);
    expect(bytes.map((each) => each.includes(PLAIN))).toEqual([false, false]);
  });
});

describe('takeCode', () => {
  it('accepts each right code once, for its own account only', async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    const { secret, codes } = await aSecondFactor(asAccount(account));
    const take = async (code: string, userId = account.id) => (await takeCode({ userId, code })).isRight;
    const [code, spare = ''] = [getCode(secret), codes[0]];
    expect(await take(code, other.id)).toBe(false);
    expect([await take(code), await take(code)]).toEqual([true, false]);
    expect(await take(spare, other.id)).toBe(false);
    expect([await take(spare.toUpperCase()), await take(spare)]).toEqual([true, false]);
  });

  it('refuses codes of a second factor that is still being set up', async () => {
    const account = await anAccount();
    const { secret } = await setUpTwoFactor(asAccount(account), {});
    expect(await takeCode({ userId: account.id, code: getCode(secret) })).toEqual({ isRight: false });
  });
});
