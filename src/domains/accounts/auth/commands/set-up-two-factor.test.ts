import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor, getCode } from '../auth.fixture.server.ts';
import { enableTwoFactor } from './enable-two-factor.server.ts';
import { setUpTwoFactor } from './set-up-two-factor.server.ts';

useDatabase();

describe('setUpTwoFactor', () => {
  it('returns a secret and its otpauth URL, named after company and account', async () => {
    await saveSettings(systemContext('test'), { group: 'general', values: { site_name: 'Toitures du Pouzin' } });
    const account = await anAccount();
    const { secret, otpauth_url } = await setUpTwoFactor(asAccount(account), {});
    const url = new URL(otpauth_url);
    expect(url.searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(url.pathname)).toContain(`Toitures du Pouzin:${account.email}`);
  });

  it('creates a new secret until the factor is on, and voids the earlier one', async () => {
    const context = asAccount(await anAccount());
    const first = await setUpTwoFactor(context, {});
    const second = await setUpTwoFactor(context, {});
    await expect(enableTwoFactor(context, { code: getCode(first.secret) })).rejects.toMatchObject({ status: 422 });
    await enableTwoFactor(context, { code: getCode(second.secret) });
  });

  it('accepts only the last secret after several simultaneous requests', async () => {
    const context = asAccount(await anAccount());
    const input = await Promise.all(Array.from({ length: 8 }, () => setUpTwoFactor(context, {})));
    const tried = await Promise.allSettled(
      input.map(({ secret }) => enableTwoFactor(context, { code: getCode(secret) })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses with 409 while it is on, and with 401 without an account', async () => {
    const context = asAccount(await anAccount());
    await aSecondFactor(context);
    await expect(setUpTwoFactor(context, {})).rejects.toMatchObject({ status: 409 });
    await expect(setUpTwoFactor(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
    await expect(setUpTwoFactor(systemContext('test'), {})).rejects.toMatchObject({ status: 401 });
  });
});
