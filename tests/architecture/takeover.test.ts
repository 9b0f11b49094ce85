import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails, tokenIn, tokenMailedTo, workOffResets } from '#tests/support/emails.ts';

useDatabase();

const START = Date.parse('2026-11-20T08:00:00.000Z');
const later = (minutes: number): void => freezeClock(new Date(START + minutes * 60_000));
beforeEach(() => later(0));
afterEach(() => freezeClock());

const THIEF = 'voleur@essai.example';
const NEXT_PASSWORD = 'kqzvtrwmxhbd';
const THIEF_PASSWORD = 'zbxmqpwnvkyt';
const json = async (answer: Promise<Response>) => (await answer).json();
const getStatus = async (answer: Promise<Response>): Promise<number> => (await answer).status;
const post = (client: ApiClient, path: string, body: object) => client.send('POST', path, body);
const toUser = async (client: ApiClient) => (await json(client.send('GET', '/auth/user'))).user;
const linkTo = async (page: string, address: string): Promise<string> =>
  tokenIn((await queuedEmails(address)).findLast(({ text }) => text.includes(`/${page}?token=`)));

/** Returns a second client with the same session, as with a copied token. */
function borrowed(client: ApiClient): ApiClient {
  const thief = aClient({ from: '198.51.100.66' });
  thief.token = client.token;
  return thief;
}

/** Creates a customer with a proved address. */
async function aCustomer() {
  const client = await signedIn('user');
  await post(client, '/auth/resend-verification', {});
  await post(client, '/auth/verify-email', { token: await tokenMailedTo(client.email) });
  return client;
}

const askForMove = (client: ApiClient, password?: string) =>
  client.send('PUT', '/auth/profile', {
    email: THIEF,
    ...(password === undefined ? {} : { current_password: password }),
  });

/** Requests the reset link, which a job sends by email. */
async function forget(email: string): Promise<void> {
  await post(aClient(), '/auth/forgot-password', { email });
  await workOffResets();
}

/** Sets a password with the link that was sent last. */
const resetBy = async (address: string, password: string) =>
  post(aClient(), '/auth/reset-password', {
    ...{ token: await linkTo('nouveau-mot-de-passe', address), password, password_confirmation: password },
  });

describe('attacker with a copied session', () => {
  it('fails to change the address without the password or by guesses, and causes no emails to the owner', async () => {
    const owner = await aCustomer();
    const thief = borrowed(owner);
    const emails = (await queuedEmails()).length;
    expect(await getStatus(askForMove(thief))).toBe(422);
    const guesses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) guesses.push(await getStatus(askForMove(thief, `essai ${turn}`)));
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429]);
    expect(await queuedEmails()).toHaveLength(emails);
    expect(await toUser(owner)).toMatchObject({ email: owner.email });
  });

  it.each([
    ['changes the password', (owner: ApiClient) => owner.send('PUT', '/auth/password', PASSWORD_CHANGE)],
    [
      'ends the thief’s session',
      async (owner: ApiClient) => {
        const { sessions } = await json(owner.send('GET', '/auth/sessions'));
        const { id } = sessions.find(({ is_current }: { is_current: boolean }) => !is_current);
        return owner.send('DELETE', `/auth/sessions/${id}`);
      },
    ],
    ['turns a second factor on', enableFactor],
  ])('loses the pending address when the owner %s', async (_act, remedy) => {
    const owner = await aCustomer();
    const thief = aClient();
    thief.token = (await json(post(thief, '/auth/login', { email: owner.email, password: FIXTURE_PASSWORD }))).token;
    expect(await getStatus(askForMove(thief, FIXTURE_PASSWORD))).toBe(200);
    const link = await linkTo('verification', THIEF);
    expect(await getStatus(remedy(owner))).toBe(200);
    for (const password of [FIXTURE_PASSWORD, NEXT_PASSWORD]) {
      expect(await getStatus(post(aClient(), '/auth/verify-email', { token: link, password }))).toBe(422);
    }
    expect(await toUser(owner)).toMatchObject({ email: owner.email });
  });

  it('loses the pending address when the owner resets the password, or an administrator signs them out', async () => {
    const admin = await signedIn('admin');
    for (const remedy of ['reset', 'sign-out']) {
      const owner = await aCustomer();
      const { id } = await toUser(owner);
      await askForMove(borrowed(owner), FIXTURE_PASSWORD);
      const link = await linkTo('verification', THIEF);
      if (remedy === 'sign-out') await admin.send('DELETE', `/admin/users/${id}/sessions`);
      else {
        await forget(owner.email);
        expect(await getStatus(resetBy(owner.email, NEXT_PASSWORD))).toBe(200);
      }
      const password = remedy === 'reset' ? NEXT_PASSWORD : FIXTURE_PASSWORD;
      expect(await getStatus(post(aClient(), '/auth/verify-email', { token: link, password }))).toBe(422);
    }
  });
});

const PASSWORD_CHANGE = {
  ...{ current_password: FIXTURE_PASSWORD, password: NEXT_PASSWORD, password_confirmation: NEXT_PASSWORD },
};

async function enableFactor(owner: ApiClient): Promise<Response> {
  const { getCode: toCode } = await import('#src/domains/accounts/auth/auth.fixture.server.ts');
  const { secret } = await json(post(owner, '/auth/two-factor/setup', {}));
  return post(owner, '/auth/two-factor/enable', { code: toCode(secret) });
}

describe('attacker who knows the password', () => {
  it('loses all access by “Ce n’est pas moi”, after changing the password and confirming an own address', async () => {
    const owner = await aCustomer();
    const { id } = await toUser(owner);
    const thief = aClient({ from: '198.51.100.66' });
    thief.token = (await json(post(thief, '/auth/login', { email: owner.email, password: FIXTURE_PASSWORD }))).token;
    const change = { ...PASSWORD_CHANGE, password: THIEF_PASSWORD, password_confirmation: THIEF_PASSWORD };
    expect(await getStatus(thief.send('PUT', '/auth/password', change))).toBe(200);
    expect(await getStatus(askForMove(thief, THIEF_PASSWORD))).toBe(200);
    expect(await getStatus(post(thief, '/auth/verify-email', { token: await linkTo('verification', THIEF) }))).toBe(
      200,
    );
    expect(await toUser(thief)).toMatchObject({ id, email: THIEF });
    // Software that opens links in emails by itself, such as scanners, changes nothing: only the button sends the form.
    const token = await linkTo('ce-n-est-pas-moi', owner.email);
    expect(await getStatus(post(aClient(), '/auth/disavow', { token }))).toBe(200);
    expect(await getStatus(thief.send('GET', '/auth/user'))).toBe(401);
    for (const email of [owner.email, THIEF]) {
      const signIn = post(aClient(), '/auth/login', { email, password: THIEF_PASSWORD });
      expect(await getStatus(signIn)).toBe(401);
    }
    expect(await getStatus(resetBy(owner.email, NEXT_PASSWORD))).toBe(200);
    const back = aClient();
    back.token = (await json(post(back, '/auth/login', { email: owner.email, password: NEXT_PASSWORD }))).token;
    expect(await toUser(back)).toMatchObject({ id, email: owner.email, email_verified: true });
    // Neither the used link nor one that was sent to the attacker works again.
    for (const used of [token, await linkTo('ce-n-est-pas-moi', THIEF)]) {
      expect(await getStatus(post(aClient(), '/auth/disavow', { token: used }))).toBe(422);
    }
  });

  it('fails to keep the account by changing to a second own address', async () => {
    const owner = await aCustomer();
    const thief = borrowed(owner);
    await askForMove(thief, FIXTURE_PASSWORD);
    await post(thief, '/auth/verify-email', { token: await linkTo('verification', THIEF) });
    const second = 'deuxieme@essai.example';
    await thief.send('PUT', '/auth/profile', { email: second, current_password: FIXTURE_PASSWORD });
    await post(thief, '/auth/verify-email', { token: await linkTo('verification', second) });
    expect(await toUser(thief)).toMatchObject({ email: second });
    const thiefsLink = await linkTo('ce-n-est-pas-moi', THIEF);
    const token = await linkTo('ce-n-est-pas-moi', owner.email);
    expect(await getStatus(post(aClient(), '/auth/disavow', { token }))).toBe(200);
    expect(await getStatus(post(aClient(), '/auth/disavow', { token: thiefsLink }))).toBe(422);
    const { email } = await db()
      .selectFrom('users')
      .select('email')
      .where('role', '=', 'user')
      .executeTakeFirstOrThrow();
    expect(email).toBe(owner.email);
  });
});

describe('attacker who registers a victim’s address', () => {
  const VICTIM = 'victime@essai.example';
  const TYPED = { name: 'Nom tapé', phone: '04 65 71 00 99', address: 'Adresse tapée' };

  async function registered(): Promise<ApiClient> {
    const anotherUser = aClient({ from: '198.51.100.66' });
    const body = { ...TYPED, email: VICTIM, password: THIEF_PASSWORD, password_confirmation: THIEF_PASSWORD };
    anotherUser.token = (await json(post(anotherUser, '/auth/register', body))).token;
    return anotherUser;
  }

  it('reads no data of the victim, although she presses the button of her email', async () => {
    await aMessage({ email: VICTIM, message: 'Mon toit fuit' });
    const visitor = await registered();
    const token = await linkTo('verification', VICTIM);
    expect(await getStatus(post(aClient(), '/auth/verify-email', { token }))).toBe(401);
    expect(await getStatus(post(aClient(), '/auth/verify-email', { token, password: 'le mien' }))).toBe(401);
    const ownAccount = await signedIn('user');
    expect(await getStatus(post(ownAccount, '/auth/verify-email', { token }))).toBe(401);
    expect(await toUser(visitor)).toMatchObject({ email_verified: false });
    expect(await json(visitor.send('GET', '/user/messages'))).toEqual([]);
  });

  it('sends her none of the typed text: her email only says how to get the account', async () => {
    await registered();
    const [emailContent] = await queuedEmails(VICTIM);
    for (const typed of Object.values(TYPED)) expect(JSON.stringify(emailContent)).not.toContain(typed);
    expect(emailContent?.text).toContain('/mot-de-passe-oublie');
  });

  it('loses the account and all that was typed when she chooses a password', async () => {
    await aMessage({ email: VICTIM, message: 'Mon toit fuit' });
    const other = await registered();
    await enableFactor(other);
    await forget(VICTIM);
    expect(await getStatus(resetBy(VICTIM, NEXT_PASSWORD))).toBe(200);
    expect(await getStatus(other.send('GET', '/auth/user'))).toBe(401);
    expect(await getStatus(post(aClient(), '/auth/login', { email: VICTIM, password: THIEF_PASSWORD }))).toBe(401);
    const victim = aClient();
    victim.token = (await json(post(victim, '/auth/login', { email: VICTIM, password: NEXT_PASSWORD }))).token;
    expect(await toUser(victim)).toMatchObject({ name: 'victime', phone: '', address: '', email_verified: true });
    expect(await json(victim.send('GET', '/user/messages'))).toHaveLength(1);
  });

  it('keeps an administrator’s correction of the name: only data from a visitor’s registration is replaced', async () => {
    const admin = await signedIn('admin');
    const { id } = await toUser(await registered());
    const corrected = 'corrigee@essai.example';
    expect(await getStatus(admin.send('PUT', `/admin/users/${id}`, { email: corrected }))).toBe(200);
    await forget(corrected);
    await resetBy(corrected, NEXT_PASSWORD);
    const row = await db().selectFrom('users').select(['id', 'name']).where('email', '=', corrected).execute();
    expect(row).toEqual([{ id, name: TYPED.name }]);
  });
});

describe('invited staff member', () => {
  it('proves the address by choosing a password through the emailed link', async () => {
    const admin = await signedIn('admin');
    const email = 'noe@essai.example';
    await post(admin, '/admin/users', { name: 'Noé', email, role: 'manager' });
    expect(await getStatus(resetBy(email, NEXT_PASSWORD))).toBe(200);
    const staff = aClient();
    staff.token = (await json(post(staff, '/auth/login', { email, password: NEXT_PASSWORD }))).token;
    expect(await toUser(staff)).toMatchObject({ name: 'Noé', role: 'manager', email_verified: true });
  });
});
