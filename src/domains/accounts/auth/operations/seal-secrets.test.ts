import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { scrubTables } from '#src/platform/database/scrub.server.ts';
import { pushPublicKey } from '#src/platform/push/push-keys.server.ts';
import { setSecretKeys } from '#src/platform/security/secret-key.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { aSecondFactor } from '../auth.fixture.server.ts';
import { selectTwoFactorSecret } from '../two-factor.store.server.ts';
import { sealSecrets } from './seal-secrets.server.ts';

useDatabase();

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

describe('sealSecrets', () => {
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
