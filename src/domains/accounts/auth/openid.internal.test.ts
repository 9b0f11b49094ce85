import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useFakeOidc } from '#tests/support/use-fake-oidc.ts';
import { toAttempt } from './openid.internal.server.ts';

useDatabase();
const trial = useFakeOidc();
const NO_ACCOUNT =
  'Aucun compte de l’équipe n’a cette adresse e-mail. Demandez une invitation à un administrateur du site.';

describe('person at the provider', () => {
  it.each([
    ['an address that nobody here has', { email: 'inconnu@essai.example' }, NO_ACCOUNT],
    ['an address that is not verified', { email_verified: false }, /^Agence Pixel n’a pas confirmé votre adresse/],
    ['an address verified by a text', { email_verified: 'true' }, /^Agence Pixel n’a pas confirmé votre adresse/],
    ['no address', { email: undefined }, /^Agence Pixel n’a pas confirmé votre adresse/],
    ['a claim of another provider', { email_verified: undefined, xms_edov: true }, /^Agence Pixel n’a pas confirmé/],
  ])('refuses %s, and creates nothing', async (_name, claims, message) => {
    trial.provider.person = { ...trial.provider.person, ...claims };
    const before = await trial.rows('users');
    const { status, body } = await trial.signIn();
    expect([status, body.message]).toEqual([403, expect.stringMatching(message)]);
    expect([await trial.rows('users'), await trial.rows('sessions'), await trial.rows('openid_links')]).toEqual([
      before,
      [],
      [],
    ]);
  });

  it('answers a customer as if there were no account', async () => {
    const customer = await anAccount({ role: 'user' });
    trial.provider.person = { email: customer.email, email_verified: true };
    expect(await trial.signIn()).toMatchObject({ status: 403, body: { message: NO_ACCOUNT } });
  });

  it('refuses a linked account that is disabled or no longer staff', async () => {
    await trial.signIn();
    await anAccount({ role: 'admin' });
    await db().updateTable('users').set({ is_active: 0 }).where('id', '=', trial.account.id).execute();
    expect((await trial.signIn()).body.message).toBe('Ce compte est désactivé. Contactez l’entreprise.');
    await db().updateTable('users').set({ is_active: 1, role: 'user' }).where('id', '=', trial.account.id).execute();
    expect((await trial.signIn()).body.message).toBe(NO_ACCOUNT);
    expect(await trial.rows('sessions')).toHaveLength(1);
  });
});

describe('own data', () => {
  it('holds the link in the export, and deletes it with the account', async () => {
    await trial.signIn();
    trial.provider.person = { auth_time: Math.floor(Date.now() / 1_000) };
    trial.client.token = String((await trial.signIn()).body.token);
    const data = await (await trial.client.send('GET', '/user/export')).json();
    expect(data.openid_links).toMatchObject([{ issuer: trial.provider.issuer, subject: 'personne-1' }]);
    await db().deleteFrom('users').where('id', '=', trial.account.id).execute();
    expect(await trial.rows('openid_links')).toEqual([]);
  });
});

describe('toAttempt', () => {
  it('derives other secrets for each state and each browser, and the same ones again', () => {
    const attempts = [toAttempt('a', '1'), toAttempt('a', '2'), toAttempt('b', '1')];
    expect(new Set(attempts.flatMap(({ nonce, verifier }) => [nonce, verifier])).size).toBe(6);
    expect(toAttempt('a', '1')).toEqual(attempts[0]);
  });
});
