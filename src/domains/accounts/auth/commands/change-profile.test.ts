import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { changeProfile } from './change-profile.server.ts';

useDatabase();

const FIELDS = {
  name: 'Élodie Vernet',
  email: 'elodie@essai.example',
  current_password: FIXTURE_PASSWORD,
  phone: '04 65 71 00 01',
  address: '1 rue du Toit',
};

const { current_password: _, ...SHOWN } = FIELDS;
const moveTo = (email: string) => ({ email, current_password: FIXTURE_PASSWORD });

describe('changeProfile', () => {
  it('changes the caller’s account and writes an audit entry', async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    const { user, pending_email } = await changeProfile(asAccount(account), FIELDS);
    // A new address must first be verified.
    expect(user).toMatchObject({ id: account.id, ...SHOWN, email: account.email });
    expect(pending_email).toBe(FIELDS.email);
    expect(user).not.toHaveProperty('passwordHash');
    expect(await db().selectFrom('users').select('email').where('id', '=', other.id).execute()).toEqual([
      { email: other.email },
    ]);
    expect(await db().selectFrom('audit_log').select(['action', 'subject']).execute()).toEqual([
      { action: 'profile.change', subject: `user:${account.id}` },
    ]);
  });

  it('keeps a pending address when other fields are saved, and limits the emails with 429', async () => {
    const account = await anAccount();
    const context = asAccount(account);
    await changeProfile(context, moveTo('neuve@essai.example'));
    const saved = await changeProfile(context, { name: 'Zoé', email: account.email });
    expect(saved).toMatchObject({ pending_email: 'neuve@essai.example', user: { name: 'Zoé' } });
    for (let turn = 1; turn < 5; turn += 1) await changeProfile(context, moveTo(`n${turn}@essai.example`));
    await expect(changeProfile(context, moveTo('n@essai.example'))).rejects.toMatchObject({ status: 429 });
  });

  it('changes only the given fields, preferences included, and logs old and new values', async () => {
    const account = await anAccount({ role: 'admin', name: 'Ada' });
    const context = asAccount(account);
    await changeProfile(context, { position: 'Gérante', login_alerts: false, session_timeout: 15 });
    const { user, profile } = await changeProfile(context, { bio: 'Couvreuse', join_date: '1998-03-01' });
    expect(user).toMatchObject({ name: 'Ada', email: account.email });
    expect(profile).toMatchObject({ position: 'Gérante', login_alerts: false, session_timeout: 15, bio: 'Couvreuse' });
    const [line] = await db().selectFrom('audit_log').select(['before', 'after']).execute();
    expect([JSON.parse(line?.before ?? ''), JSON.parse(line?.after ?? '')]).toEqual([
      { position: '', login_alerts: true, session_timeout: null },
      { position: 'Gérante', login_alerts: false, session_timeout: 15 },
    ]);
  });

  it('refuses a change with 409 when the account was saved elsewhere in the meantime', async () => {
    const account = await anAccount();
    const stale = { name: 'Zoé', updated_at: '2026-01-01T00:00:00.000Z' };
    await expect(changeProfile(asAccount(account), stale)).rejects.toMatchObject({ status: 409 });
    await changeProfile(asAccount(account), { name: 'Zoé', updated_at: account.updated_at });
  });

  it.each([
    { session_timeout: 45 },
    { timezone: 'Mars/Olympus' },
    { language: 'eo' },
    { join_date: '30/02/2020' },
    { login_alerts: 'yes' },
    { bio: 'x'.repeat(2_001) },
  ])('refuses %j with 422', async (fields) => {
    const change = changeProfile(asAccount(await anAccount()), fields as object);
    await expect(change).rejects.toMatchObject({ status: 422 });
  });

  it('ignores role, status and id, which are not part of a profile', async () => {
    const account = await anAccount();
    const raised = { ...FIELDS, role: 'admin', is_active: false, id: 1, password_hash: 'x' };
    const { user } = await changeProfile(asAccount(account), raised);
    expect(user).toMatchObject({ id: account.id, role: 'user', is_active: true });
    const row = await db().selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
    expect(row.password_hash).toBe(account.passwordHash);
  });

  it('refuses the address of another account, and invalid fields', async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    const change = (fields: object) => changeProfile(asAccount(account), { ...FIELDS, ...fields });
    await expect(change({ email: other.email })).rejects.toMatchObject({
      fields: { email: ['Cette adresse e-mail est déjà utilisée'] },
    });
    for (const fields of [{ name: '' }, { name: 'x'.repeat(121) }, { email: 'x' }, { phone: 'x' }]) {
      await expect(change(fields)).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('requires a signed-in user', async () => {
    await expect(changeProfile(asVisitor(), FIELDS)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(changeProfile(systemContext('test'), FIELDS)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  describe('changeProfile to another address', () => {
    it('refuses a missing or wrong password on its field, with 422, and locks after five wrong ones', async () => {
      const context = asAccount(await anAccount());
      const ask = (password?: string) =>
        changeProfile(context, {
          ...{ name: 'Zoé', email: 'neuve@essai.example' },
          ...(password === undefined ? {} : { current_password: password }),
        });
      for (const password of [undefined, '', 'x', 'y', 'z', 'a', 'b']) {
        await expect(ask(password)).rejects.toMatchObject({
          status: 422,
          fields: { current_password: [expect.any(String)] },
        });
      }
      await expect(ask(FIXTURE_PASSWORD)).rejects.toMatchObject({ status: 429 });
      expect(await queuedEmails()).toEqual([]);
      expect(await changeProfile(context, { name: 'Zoé' })).toMatchObject({
        pending_email: null,
        user: { name: 'Zoé' },
      });
    });

    it('writes no password to the audit log', async () => {
      await changeProfile(asAccount(await anAccount()), FIELDS);
      const lines = await db().selectFrom('audit_log').selectAll().execute();
      expect(JSON.stringify([lines, await queuedEmails()])).not.toContain(FIXTURE_PASSWORD);
    });
  });
});
