import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFirstPassword } from '#src/platform/data-folder/first-password.server.ts';
import { setDataFolder } from '#src/platform/data-folder/folder-path.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { changeAccount } from './change-account.server.ts';

useDatabase();

describe('changeAccount', () => {
  it('changes only the given fields', async () => {
    const account = await anAccount({ name: 'Ada' });
    const changed = await changeAccount({ id: account.id, change: { phone: '04 65 71 00 00' } });
    expect(changed).toEqual({ ...account, phone: '04 65 71 00 00', updated_at: expect.any(String) });
  });

  it('accepts the account’s own address, and refuses another account’s', async () => {
    const [mine, other] = [await anAccount(), await anAccount()];
    await changeAccount({ id: mine.id, change: { email: mine.email.toUpperCase() } });
    await expect(changeAccount({ id: mine.id, change: { email: other.email } })).rejects.toMatchObject({
      fields: { email: ['Cette adresse e-mail est déjà utilisée'] },
    });
  });

  it('ignores any field that would raise the account’s rights', async () => {
    const account = await anAccount();
    const change = { name: 'Ada', role: 'admin', is_active: false, id: 1, created_at: '2000' } as { name: string };
    expect(await changeAccount({ id: account.id, change })).toEqual({
      ...account,
      name: 'Ada',
      updated_at: expect.any(String),
    });
  });

  it('deletes the file of the first password when that account gets another one', async () => {
    const [first, other] = [await anAccount(), await anAccount()];
    const folder = mkdtempSync(join(tmpdir(), 'faitage-first-password-'));
    setDataFolder(folder);
    const file = writeFirstPassword({ email: first.email, password: 'abcd-efgh-jkmn' });
    await changeAccount({ id: first.id, change: { name: 'Ada' } });
    await changeAccount({ id: other.id, change: { password_hash: 'another' } });
    expect(existsSync(file)).toBe(true);
    await changeAccount({ id: first.id, change: { password_hash: 'another' } });
    expect(existsSync(file)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('answers 404 for a missing account', async () => {
    await expect(changeAccount({ id: 999, change: { name: 'Ada' } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
