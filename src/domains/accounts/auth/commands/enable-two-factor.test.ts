import { describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor, getCode } from '../auth.fixture.server.ts';
import { readTwoFactor } from '../auth.queries.server.ts';
import { ENROL_LIMIT } from '../two-factor.rules.ts';
import { enableTwoFactor } from './enable-two-factor.server.ts';
import { setUpTwoFactor } from './set-up-two-factor.server.ts';

useDatabase();

describe('enableTwoFactor', () => {
  it('accepts the telephone’s code and returns ten recovery codes, stored only as hashes', async () => {
    const context = asAccount(await anAccount());
    const { secret } = await setUpTwoFactor(context, {});
    expect(await readTwoFactor(context, {})).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    const { recovery_codes } = await enableTwoFactor(context, { code: getCode(secret) });
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    const stored = JSON.stringify(await db().selectFrom('recovery_codes').selectAll().execute());
    expect(recovery_codes.filter((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toEqual(
      [],
    );
    expect(await readTwoFactor(context, {})).toMatchObject({ enabled: true, recovery_codes_left: 10, required: false });
    const line = await db().selectFrom('audit_log').select(['action', 'after']).executeTakeFirstOrThrow();
    expect(line).toEqual({ action: 'two-factor.enable', after: null });
  });

  it('refuses a wrong code, limits attempts, and refuses without a secret and when already on', async () => {
    const context = asAccount(await anAccount());
    const status = (code: string) => enableTwoFactor(context, { code }).catch((error) => error.status);
    expect(await status('123456')).toBe(409);
    await setUpTwoFactor(context, {});
    for (let turn = 1; turn < ENROL_LIMIT.hits; turn += 1) expect(await status('abcdef')).toBe(422);
    expect(await status('abcdef')).toBe(429);
    const other = asAccount(await anAccount());
    const { secret } = await aSecondFactor(other);
    await expect(enableTwoFactor(other, { code: getCode(secret) })).rejects.toMatchObject({ status: 409 });
  });
});
