import { describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { aSecondFactor, getCode } from '../auth.fixture.server.ts';
import { proveCode } from './prove-code.server.ts';

useDatabase();

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
