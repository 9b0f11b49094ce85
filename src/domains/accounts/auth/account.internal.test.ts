import { availableParallelism } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { confirmEmail, findAccount, saveProfile } from '#src/domains/accounts/users/user.internal.server.ts';
import { aLongConversation } from '#src/domains/chat/chat.fixture.server.ts';
import { listChats } from '#src/domains/chat/chat.queries.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db, untilTextsLeave } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails, tokenIn, tokenMailedTo } from '#tests/support/emails.ts';
import {
  admitRegistration,
  claimAccount,
  closeAccount,
  createFirstAdmin,
  freeAddress,
  purgeUnverified,
} from './account.internal.server.ts';
import { UNVERIFIED_DAYS } from './auth.contract.ts';
import { aSecondFactor, aSession, toActor } from './auth.fixture.server.ts';
import { TAKEN_LIMIT } from './auth.rules.ts';
import { verifyEmail } from './commands/verify-email.server.ts';
import { purgeSessions } from './session.internal.server.ts';
import {
  dropPendingEmail,
  findPendingEmail,
  makeDisavowal,
  requestEmailChange,
  sendVerification,
} from './verification.internal.server.ts';

useDatabase();

describe('admitRegistration', () => {
  const TAKEN = 'prise@essai.example';

  const PASSWORD = 'une tuile et trois lattes';

  const admit = (email: string, client = '203.0.113.7', password = PASSWORD) =>
    admitRegistration({
      password,
      owner: { role: 'user', name: 'Ada', email, phone: '' },
      client,
    });

  const CONFLICT = { status: 422, fields: { email: ['Cette adresse e-mail est déjà utilisée'] } };

  const LIMIT = { status: 429 };

  beforeEach(async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await anAccount({ email: TAKEN });
  });

  afterEach(() => freezeClock());

  it('hashes the password for a free address and refuses a taken one on its field', async () => {
    expect(await verifyPassword(PASSWORD, (await admit('libre@essai.example')).passwordHash)).toBe(true);
    await expect(admit(TAKEN)).rejects.toMatchObject(CONFLICT);
  });

  it('hashes before it reports a taken address, and reports nothing when no hash is possible', async () => {
    let isBusy = true;
    const places = availableParallelism() + 50;
    // Each finished hash is followed by the next one at once, so that the queue stays full.
    const keepBusy = async (): Promise<void> => {
      while (isBusy) await verifyPassword('x', undefined).catch(() => {});
    };
    const pumps = Promise.all(Array.from({ length: places }, keepBusy));
    for (const email of [TAKEN, 'libre@essai.example']) {
      await expect(admit(email)).rejects.toMatchObject({ code: 'unavailable' });
    }
    isBusy = false;
    await pumps;
  });

  it('reports ten taken addresses per client and hour, then refuses all its registrations', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await anAccount({ email: `p${turn}@essai.example` });
      await expect(admit(`p${turn}@essai.example`)).rejects.toMatchObject(CONFLICT);
    }
    await expect(admit(TAKEN)).rejects.toMatchObject(LIMIT);
    await expect(admit('libre@essai.example')).rejects.toMatchObject(LIMIT);
    await expect(admit(TAKEN, '198.51.100.1')).rejects.toMatchObject(CONFLICT);
  });

  it('reports a hundred taken addresses per hour for all clients together', async () => {
    for (let turn = 0; turn < TAKEN_LIMIT.hits - 1; turn += 1) await countHit('register:taken', TAKEN_LIMIT);
    await expect(admit(TAKEN)).rejects.toMatchObject(CONFLICT);
    await expect(admit('libre@essai.example', '198.51.100.1')).rejects.toMatchObject(LIMIT);
    freezeClock('2026-11-20T09:00:00.000Z');
    await expect(admit('libre@essai.example', '198.51.100.1')).resolves.toBeDefined();
  });

  it('limits the attempts for one address across all clients', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await expect(admit(TAKEN, `198.51.100.${turn}`, '12345678')).rejects.toMatchObject({ status: 422 });
    }
    await expect(admit(TAKEN, '198.51.100.99')).rejects.toMatchObject(LIMIT);
  });
});

describe('claimAccount', () => {
  it('replaces the account by a new, verified one and ends its sessions', async () => {
    const user = await anAccount({ email: 'anne.roux@essai.example', name: 'Un nom tapé' });
    const { token } = await aSession(user);
    const { id } = await claimAccount({ user, passwordHash: 'neuf' });
    expect(await findAccount({ id: user.id })).toBeNull();
    expect(await findAccount({ id })).toMatchObject({
      ...{ email: user.email, name: 'anne.roux', phone: '', address: '', role: 'user', passwordHash: 'neuf' },
      ...{ email_verified: true, isSelfRegistered: false, is_active: true },
    });
    expect((await toActor(token)).kind).toBe('visitor');
  });
});

describe('closeAccount', () => {
  it('deletes sessions, profile and second factor with the account', async () => {
    const account = await anAccount();
    const { token, context } = await aSession(account);
    await aSecondFactor(context);
    await saveProfile({ id: account.id, change: { bio: 'Couvreuse' } });
    await closeAccount({ id: account.id });
    expect((await toActor(token)).kind).toBe('visitor');
    for (const table of ['users', 'user_profiles', 'two_factors', 'recovery_codes', 'sessions'] as const) {
      expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it('refuses an unknown account', async () => {
    await expect(closeAccount({ id: 999 })).rejects.toMatchObject({ status: 404 });
  });
});

describe('createFirstAdmin', () => {
  const email = 'patron@essai.example';

  it('generates a readable password, returned once and stored nowhere', async () => {
    const opened = await createFirstAdmin({ email });
    expect(opened).toEqual({
      email,
      generatedPassword: expect.stringMatching(/^([a-km-np-z2-9]{4}-){2}[a-km-np-z2-9]{4}$/),
    });
    const account = await findAccount({ email });
    expect(account).toMatchObject({ role: 'admin', is_active: true });
    expect(await verifyPassword(opened?.generatedPassword ?? '', account?.passwordHash)).toBe(true);
  });

  it('stores the chosen password', async () => {
    const password = 'Une-ardoise-bleue-7';
    expect(await createFirstAdmin({ email, password })).toEqual({ email, generatedPassword: null });
    const account = await findAccount({ email });
    expect(await verifyPassword(password, account?.passwordHash)).toBe(true);
  });

  it.each(['password', 'admin123', 'Toiture2026', '12345678'])('refuses %s', async (password) => {
    await expect(createFirstAdmin({ email, password })).rejects.toMatchObject({
      fields: { password: [expect.any(String)] },
    });
    expect(await findAccount({ email })).toBeNull();
  });

  it('creates the account once and never replaces an existing one', async () => {
    await anAccount({ email });
    expect(await createFirstAdmin({ email })).toBeNull();
    expect(await createFirstAdmin({ email: 'autre@essai.example' })).not.toBeNull();
    expect(await createFirstAdmin({ email: 'encore@essai.example' })).toBeNull();
    expect(await findAccount({ email })).toMatchObject({ role: 'user' });
  });
});

describe('dropPendingEmail', () => {
  it('voids the link for another address, of this account only', async () => {
    const [user, other] = [await anAccount(), await anAccount()];
    await sendVerification({ user, email: 'a@essai.example' });
    await sendVerification({ user: other, email: 'b@essai.example' });
    await dropPendingEmail({ userId: user.id });
    expect(await findPendingEmail({ userId: user.id, email: user.email })).toBeNull();
    expect(await findPendingEmail({ userId: other.id, email: other.email })).toBe('b@essai.example');
    const token = await tokenMailedTo('a@essai.example');
    await expect(verifyEmail(asAccount(user), { token })).rejects.toMatchObject({ status: 422 });
  });

  it('keeps the link that verifies the account’s own address', async () => {
    const user = await anAccount();
    await sendVerification({ user, email: user.email });
    await dropPendingEmail({ userId: user.id });
    const token = await tokenMailedTo(user.email);
    expect(await verifyEmail(asAccount(user), { token })).toEqual({ email: user.email });
  });
});

describe('findPendingEmail', () => {
  afterEach(() => freezeClock());

  it('returns another address whose link is still valid, never the account’s own', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const user = await anAccount();
    const pending = () => findPendingEmail({ userId: user.id, email: user.email });
    expect(await pending()).toBeNull();
    await sendVerification({ user, email: user.email });
    expect(await pending()).toBeNull();
    await sendVerification({ user, email: 'neuve@essai.example' });
    expect(await pending()).toBe('neuve@essai.example');
    freezeClock('2026-11-21T08:00:00.000Z');
    expect(await pending()).toBeNull();
  });
});

describe('closeAccount of a person with a long conversation', () => {
  it('lets no search find a word of it, before and after its texts have left the search', async () => {
    const email = 'bavarde@essai.example';
    const account = await anAccount({ email });
    await confirmEmail({ id: account.id, email });
    const { session_id } = await aLongConversation(60);
    await db().updateTable('chat_sessions').set({ user_id: account.id }).where('session_id', '=', session_id).execute();
    const search = async () => (await listChats(systemContext('test'), { search: 'averse' })).items.length;
    expect(await search()).toBe(1);
    await closeAccount({ id: account.id });
    expect(await search()).toBe(0);
    const texts = db().selectFrom('chat_messages').select(['message', 'search_text']).distinct();
    expect(await texts.execute()).toEqual([{ message: '', search_text: '' }]);
    await untilTextsLeave();
    expect(await search()).toBe(0);
  });
});

describe('freeAddress', () => {
  const EMAIL = 'anne@essai.example';

  it('closes an unverified customer account and keeps the account’s own address', async () => {
    const owner = await anAccount();
    await anAccount({ email: EMAIL });
    await freeAddress({ email: owner.email, userId: owner.id });
    await freeAddress({ email: EMAIL, userId: owner.id });
    expect(await findAccount({ email: EMAIL })).toBeNull();
    expect(await findAccount({ id: owner.id })).not.toBeNull();
  });

  it('refuses an address that another account has verified or a staff member uses', async () => {
    const [owner, proved] = [await anAccount(), await anAccount()];
    const staff = await anAccount({ role: 'manager' });
    await confirmEmail({ id: proved.id, email: proved.email });
    for (const { email } of [proved, staff]) {
      await expect(freeAddress({ email, userId: owner.id })).rejects.toMatchObject({ status: 409 });
    }
  });
});

describe('makeDisavowal', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));

  afterEach(() => freezeClock());

  it('stores a hash of 256 random bits for seven days', async () => {
    const { id: userId, email } = await anAccount();
    const { token } = await makeDisavowal({ userId, email, wasVerified: true });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await db().selectFrom('address_disavowals').selectAll().execute();
    expect(rows).toMatchObject([{ user_id: userId, email, expires_at: '2026-11-27T08:00:00.000Z' }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    freezeClock('2026-11-27T08:00:00.000Z');
    await purgeSessions();
    expect(await db().selectFrom('address_disavowals').selectAll().execute()).toEqual([]);
  });
});

describe('purgeUnverified', () => {
  const START = Date.parse('2026-11-20T08:00:00.000Z');

  const purge = () => purgeUnverified(systemContext('test'));

  const atDay = (days: number): void => freezeClock(new Date(START + days * 86_400_000));

  afterEach(() => freezeClock());

  it('deletes an account with its sessions when unconfirmed for 30 days, and logs it', async () => {
    atDay(0);
    const account = await anAccount();
    await db().updateTable('users').set({ email_verified_at: null, is_self_registered: 1 }).execute();
    await aSession(account);
    atDay(UNVERIFIED_DAYS);
    expect(await purge()).toEqual({ count: 0 });
    atDay(UNVERIFIED_DAYS + 1);
    expect(await purge()).toEqual({ count: 1 });
    for (const table of ['users', 'sessions'] as const) {
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const [last] = await db()
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('action', '=', 'user.expire')
      .execute();
    expect(last).toEqual({ action: 'user.expire', subject: `user:${account.id}` });
  });

  it('deletes any number of accounts in one run', async () => {
    atDay(0);
    for (let count = 0; count < 12; count += 1) await anAccount();
    await db().updateTable('users').set({ email_verified_at: null, is_self_registered: 1 }).execute();
    atDay(UNVERIFIED_DAYS + 1);
    expect(await purge()).toEqual({ count: 12 });
    expect(await db().selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('keeps a customer created by an administrator, even when unconfirmed for long', async () => {
    atDay(0);
    await anAccount();
    await db().updateTable('users').set({ email_verified_at: null }).execute();
    atDay(UNVERIFIED_DAYS * 12);
    expect(await purge()).toEqual({ count: 0 });
  });
});

describe('requestEmailChange', () => {
  it('sends an email to both addresses and changes nothing yet', async () => {
    const user = await anAccount();
    await requestEmailChange({ user, email: 'neuve@essai.example' });
    const emails = await queuedEmails();
    expect(emails.map(({ to }) => to)).toEqual(['neuve@essai.example', user.email]);
    // The current address is not verified: its email repeats no typed text.
    expect(emails[1]?.text).not.toMatch(/neuve@|Camille/);
    expect(emails[1]?.text).toContain('/ce-n-est-pas-moi?token=');
    expect(await findAccount({ id: user.id })).toMatchObject({ email: user.email });
  });

  it('names the new address to a verified current address', async () => {
    const { id, email } = await anAccount();
    const user = await confirmEmail({ id, email });
    await requestEmailChange({ user, email: 'neuve@essai.example' });
    expect((await queuedEmails(email))[0]?.text).toContain('neuve@essai.example');
  });

  it('refuses another account’s address and sends no email', async () => {
    const [user, other] = [await anAccount(), await anAccount()];
    await expect(requestEmailChange({ user, email: other.email })).rejects.toMatchObject({ status: 422 });
    expect(await queuedEmails()).toEqual([]);
  });
});

describe('sendVerification', () => {
  it('sends a link, stores only its hash and voids the previous one', async () => {
    const user = await anAccount();
    await sendVerification({ user, email: user.email });
    await sendVerification({ user, email: 'neuve@essai.example' });
    const emails = await queuedEmails();
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, 'Confirmez votre adresse e-mail'],
      ['neuve@essai.example', 'Confirmez votre nouvelle adresse e-mail'],
    ]);
    const token = tokenIn(emails[1]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await db().selectFrom('email_verifications').select(['token_hash', 'user_id', 'email']).execute()).toEqual([
      { token_hash: hashOfSecret(token), user_id: user.id, email: 'neuve@essai.example' },
    ]);
  });
});
