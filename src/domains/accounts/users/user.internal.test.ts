import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aNotification } from '#src/domains/notifications/notification.fixture.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { writeFirstPassword } from '#src/platform/data-folder/first-password.server.ts';
import { setDataFolder } from '#src/platform/data-folder/folder-path.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import { isOutdatedHash, verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAccount, FIXTURE_PASSWORD } from './user.fixture.server.ts';
import {
  changeAccount,
  changeRights,
  confirmEmail,
  createAccount,
  erasePerson,
  findAccount,
  findOwner,
  findUnverified,
  guardLastAdmin,
  listAdmins,
  markWeakPassword,
  readAccount,
  readProfile,
  recordLogin,
  removeAccount,
  strengthenPasswordHash,
} from './user.internal.server.ts';

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

describe('changeRights', () => {
  it('changes only the given values', async () => {
    const account = await anAccount({ name: 'Ada' });
    expect(await changeRights({ id: account.id, role: 'manager' })).toMatchObject({
      name: 'Ada',
      role: 'manager',
      is_active: true,
    });
    expect(await changeRights({ id: account.id, is_active: false })).toMatchObject({ role: 'manager' });
  });

  it('keeps the last administrator', async () => {
    const { id } = await anAccount({ role: 'admin' });
    await expect(changeRights({ id, role: 'user' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(changeRights({ id: 999, role: 'user' })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('confirmEmail', () => {
  it('verifies the current address without a new version of the account', async () => {
    const { id, email, updated_at } = await anAccount();
    expect(await confirmEmail({ id, email })).toMatchObject({ email, email_verified: true, updated_at });
  });

  it('replaces the account’s address with the proved one, which the search then finds', async () => {
    const { id } = await anAccount();
    await confirmEmail({ id, email: 'neuve@essai.example' });
    expect(await findAccount({ email: 'neuve@essai.example' })).toMatchObject({ id, email_verified: true });
  });

  it('resets the verification when the address changes otherwise, and keeps it for the same address', async () => {
    const { id, email } = await anAccount();
    await confirmEmail({ id, email });
    expect(await changeAccount({ id, change: { email, name: 'Zoé' } })).toMatchObject({ email_verified: true });
    const changed = await changeAccount({ id, change: { email: 'autre@essai.example' } });
    expect(changed).toMatchObject({ email_verified: false });
  });

  it('refuses another account’s address', async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    await expect(confirmEmail({ id: account.id, email: other.email })).rejects.toMatchObject({
      fields: { email: ['Cette adresse e-mail est déjà utilisée'] },
    });
    await expect(confirmEmail({ id: 9_999, email: 'x@essai.example' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('createAccount', () => {
  const NEW = {
    name: ' Élodie  Vernet ',
    email: ' Elodie@Essai.Example ',
    role: 'user',
    passwordHash: 'hash',
  } as const;

  it('creates an active account, with cleaned fields and empty strings for missing ones', async () => {
    const account = await createAccount({ ...NEW, phone: null, address: undefined });
    expect(account).toMatchObject({
      name: 'Élodie Vernet',
      email: 'elodie@essai.example',
      role: 'user',
      phone: '',
      address: '',
      is_active: true,
      last_login: null,
    });
    expect(await findAccount({ id: account.id })).toEqual(account);
  });

  it('refuses an address that already has an account, however it is written', async () => {
    await anAccount({ email: 'elodie@essai.example' });
    await expect(createAccount(NEW)).rejects.toMatchObject({
      status: 422,
      fields: { email: ['Cette adresse e-mail est déjà utilisée'] },
    });
  });

  it.each([{ email: 'elodıe@essai.example' }, { name: ' ' }, { phone: 'appelez-moi' }, { role: 'root' }])(
    'refuses %j',
    async (wrong) => {
      await expect(createAccount({ ...NEW, ...wrong } as typeof NEW)).rejects.toMatchObject({
        code: 'invalid',
      });
    },
  );
});

describe('findAccount', () => {
  it('finds an account by its id or its exact address', async () => {
    const account = await anAccount();
    expect(await findAccount({ id: account.id })).toEqual(account);
    expect(await findAccount({ email: account.email })).toEqual(account);
  });

  it.each([{ id: 999 }, { id: 0 }, { email: 'nobody@essai.example' }, { email: '%' }, { email: '' }])(
    'finds nothing for %j',
    async (by) => {
      await anAccount();
      expect(await findAccount(by)).toBeNull();
    },
  );
});

describe('findOwner', () => {
  it('returns the address only once it is verified', async () => {
    const { id, email } = await anAccount();
    expect(await findOwner({ userId: id })).toEqual({ userId: id, email: null });
    await confirmEmail({ id, email });
    expect(await findOwner({ userId: id })).toEqual({ userId: id, email });
  });

  it('builds a condition that matches no other person’s records', async () => {
    const [mine, other] = [await anAccount(), await anAccount()];
    const rows = (owner: Parameters<typeof ownedBy>[0]) =>
      db()
        .selectFrom('users')
        .innerJoin('email_verifications', 'user_id', 'id')
        .select('id')
        .where(ownedBy(owner, 'users.email'))
        .execute();
    for (const { id } of [mine, other]) {
      const link = { token_hash: `h${id}`, user_id: id, email: '', expires_at: '' };
      await db().insertInto('email_verifications').values(link).execute();
    }
    expect(await rows({ userId: mine.id, email: null })).toEqual([{ id: mine.id }]);
    expect(await rows({ userId: 0, email: other.email })).toEqual([{ id: other.id }]);
    expect(await rows({ userId: 0, email: null })).toEqual([]);
  });
});

describe('guardLastAdmin', () => {
  it('throws only for the last active administrator', async () => {
    const first = await anAccount({ role: 'admin' });
    const second = await anAccount({ role: 'admin' });
    const manager = await anAccount({ role: 'manager' });
    await guardLastAdmin({ id: first.id });
    await changeRights({ id: second.id, is_active: false });
    await expect(guardLastAdmin({ id: first.id })).rejects.toMatchObject({ code: 'conflict' });
    await guardLastAdmin({ id: second.id });
    await guardLastAdmin({ id: manager.id });
  });
});

describe('listAdmins', () => {
  it('lists only active administrators', async () => {
    const { id, email } = await anAccount({ role: 'admin' });
    const former = await anAccount({ role: 'admin' });
    await anAccount({ role: 'manager' });
    await anAccount();
    await db().updateTable('users').set({ is_active: 0 }).where('id', '=', former.id).execute();
    expect(await listAdmins()).toEqual([{ id, email, wantsMail: true }]);
  });
});

describe('markWeakPassword', () => {
  it('marks the account without a new version, and resets the mark with a new password', async () => {
    const account = await anAccount();
    await markWeakPassword({ id: account.id, isWeak: true });
    expect(await findAccount({ id: account.id })).toEqual({ ...account, passwordIsWeak: true });
    await changeAccount({ id: account.id, change: { name: 'Autre' } });
    expect(await findAccount({ id: account.id })).toMatchObject({ passwordIsWeak: true });
    await changeAccount({ id: account.id, change: { password_hash: 'new' } });
    expect(await findAccount({ id: account.id })).toMatchObject({ passwordIsWeak: false });
  });
});

describe('readAccount', () => {
  it('returns the account, or answers 404', async () => {
    const account = await anAccount();
    expect(await readAccount({ id: account.id })).toMatchObject({ id: account.id, email: account.email });
    await expect(readAccount({ id: 999 })).rejects.toMatchObject({ status: 404 });
  });
});

describe('recordLogin', () => {
  it('stores the time without a new version of the account', async () => {
    const account = await anAccount();
    const after = await recordLogin({ id: account.id });
    expect(after.last_login).toEqual(expect.any(String));
    expect(after.updated_at).toBe(account.updated_at);
  });

  it('answers 404 for a missing account', async () => {
    await expect(recordLogin({ id: 999 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('removeAccount', () => {
  it('deletes an account once, and never the last administrator', async () => {
    const admin = await anAccount({ role: 'admin' });
    const { id } = await anAccount();
    await removeAccount({ id });
    expect(await findAccount({ id })).toBeNull();
    await expect(removeAccount({ id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(removeAccount({ id: admin.id })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('strengthenPasswordHash', () => {
  const rows = () => db().selectFrom('users').selectAll().execute();

  const strengthen = (account: Awaited<ReturnType<typeof anAccount>>, password = FIXTURE_PASSWORD) =>
    strengthenPasswordHash({ account, password });

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

describe('erasePerson', () => {
  it('clears the personal values of audit entries and keeps the entries', async () => {
    const account = await anAccount({ name: 'Zéphyrine Quatrelivres' });
    const entry = { action: 'user.change', subject: `user:${account.id}`, after: { name: account.name } };
    await transaction(() => recordAudit(asAccount(account), entry));
    await erasePerson({ id: account.id });
    const [line] = await db().selectFrom('audit_log').selectAll().execute();
    expect(line).toMatchObject({
      actor_id: account.id,
      actor_name: '',
      after: null,
      search_text: '',
      action: 'user.change',
    });
  });

  it('keeps the notifications of others, whatever the person’s name is', async () => {
    const account = await anAccount({ name: 'Nouveau message' });
    await aNotification('Nouveau message');
    await erasePerson({ id: account.id });
    const stored = await db().selectFrom('notifications').select(['title', 'message']).execute();
    expect(stored).toEqual([{ title: 'Personne effacée', message: 'Élodie Vernet : Devis' }]);
  });

  it('refuses a missing account', async () => {
    await expect(erasePerson({ id: 999 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('findUnverified', () => {
  const BEFORE = '2026-11-20T08:00:00.000Z';

  const OLD = '2026-10-01T08:00:00.000Z';

  const found = async () => (await findUnverified({ before: BEFORE, limit: 10 })).ids;

  const change = (id: number, fields: object) => db().updateTable('users').set(fields).where('id', '=', id).execute();

  async function anOldAccount(fields: object = {}): Promise<number> {
    const { id } = await anAccount();
    await change(id, {
      ...{ created_at: OLD, last_login_at: null, email_verified_at: null, is_self_registered: 1 },
      ...fields,
    });
    return id;
  }

  it('finds old customer accounts whose address was never verified', async () => {
    expect(await found()).toEqual([]);
    const ids = [await anOldAccount(), await anOldAccount({ last_login_at: OLD })];
    expect(await found()).toEqual(ids);
  });

  it.each([
    ['verified', { email_verified_at: OLD }],
    ['of the staff', { role: 'manager' }],
    ['added by an administrator', { is_self_registered: 0 }],
    ['invited and without a password', { password_hash: '' }],
    ['young', { created_at: BEFORE }],
    ['used lately', { last_login_at: BEFORE }],
  ])('skips an account that is %s', async (_why, fields) => {
    await anOldAccount(fields);
    expect(await found()).toEqual([]);
  });
});

describe('readProfile', () => {
  it('reports new devices to staff by default, not to customers', async () => {
    const alerts = async (role: 'admin' | 'manager' | 'user') =>
      (await readProfile({ id: (await anAccount({ role })).id })).login_alerts;
    expect([await alerts('admin'), await alerts('manager'), await alerts('user')]).toEqual([true, true, false]);
  });

  it('defaults to French, Paris and the time-out of the settings', async () => {
    const { id } = await anAccount({ role: 'admin' });
    expect(await readProfile({ id })).toMatchObject({
      language: 'fr',
      timezone: 'Europe/Paris',
      session_timeout: null,
      avatar: '',
    });
    await expect(readProfile({ id: 999 })).rejects.toMatchObject({ status: 404 });
  });
});
