import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { isOutdatedHash, verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, FIXTURE_PASSWORD } from '../user.fixture.server.ts';
import { strengthenPasswordHash } from './strengthen-password-hash.server.ts';

useDatabase();

const rows = () => db().selectFrom('users').selectAll().execute();
const strengthen = (account: Awaited<ReturnType<typeof anAccount>>, password = FIXTURE_PASSWORD) =>
  strengthenPasswordHash({ account, password });

describe('strengthenPasswordHash', () => {
  it('stores a hash of today’s strength for the same password and changes nothing else', async () => {
    const account = await anAccount();
    await db().updateTable('users').set({ password_hash: 'weak' }).execute();
    const before = await rows();
    await strengthen({ ...account, passwordHash: 'weak' });
    const [row] = await rows();
    expect(isOutdatedHash(row?.password_hash ?? '')).toBe(false);
    expect(await verifyPassword(FIXTURE_PASSWORD, row?.password_hash)).toBe(true);
    expect(await rows()).toEqual(before.map((each) => ({ ...each, password_hash: row?.password_hash })));
  });

  it('keeps a hash that is up to date, and a password that was changed meanwhile', async () => {
    const account = await anAccount();
    const before = await rows();
    await strengthen(account);
    await strengthen({ ...account, passwordHash: 'older' });
    expect(await rows()).toEqual(before);
  });
});
