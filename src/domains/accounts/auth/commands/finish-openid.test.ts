import { describe, expect, it } from 'vitest';
import { asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock, isoIn } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { useFakeOidc } from '#tests/support/use-fake-oidc.ts';
import { aSecondFactor, getCode } from '../auth.fixture.server.ts';
import { purgeSessions } from '../session.internal.server.ts';

useDatabase();
const trial = useFakeOidc();
const DEAD = 'Cette connexion a expiré, a déjà servi ou a commencé dans un autre navigateur. Recommencez.';

describe('sign-in at the identity provider', () => {
  it('opens the same session as a password does, without a token in any address', async () => {
    const { status, body } = await trial.signIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), user: { email: trial.account.email } });
    expect([...trial.client.cookies.keys()].sort()).toEqual(['__Host-device', '__Host-openid', '__Host-session']);
    trial.client.token = String(body.token);
    expect((await trial.client.send('GET', '/auth/user')).status).toBe(200);
    trial.client.cookies.delete('__Host-session');
    expect((await trial.client.send('GET', '/auth/user')).status).toBe(401);
  });

  it('links the account at first, mails that, and finds it by subject when the address has changed', async () => {
    expect((await trial.signIn()).status).toBe(200);
    expect((await queuedEmails()).map(({ subject }) => subject)).toContain('Connexion par un fournisseur d’identité');
    trial.provider.person = { email: 'autre@essai.example', email_verified: false };
    const { body } = await trial.signIn(aClient({ isBrowser: true }));
    expect(body).toMatchObject({ user: { id: trial.account.id } });
    expect(await trial.rows('openid_links')).toMatchObject([
      { user_id: trial.account.id, issuer: trial.provider.issuer, subject: 'personne-1' },
    ]);
    const acts = await db().selectFrom('audit_log').select('action').execute();
    expect(acts.map(({ action }) => action).sort()).toEqual(['session.open', 'session.open', 'user.openid-link']);
  });

  it('lets an invited person in who has no password yet', async () => {
    await db().updateTable('users').set({ password_hash: '' }).execute();
    expect((await trial.signIn()).status).toBe(200);
  });

  it('counts the session as recent only when the proof at the provider is', async () => {
    const { body } = await trial.signIn();
    trial.client.token = String(body.token);
    const refused = await trial.client.send('GET', '/admin/users/export');
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'recent_sign_in_required']);
    trial.provider.person = { auth_time: Math.floor(Date.now() / 1_000) };
    trial.client.token = String((await trial.signIn()).body.token);
    expect((await trial.client.send('GET', '/admin/users/export')).status).toBe(200);
  });
});

describe('second factor', () => {
  it('asks for it here, unless the provider says that it has asked for one', async () => {
    const { secret } = await aSecondFactor(asAccount(trial.account));
    const { body } = await trial.signIn();
    expect(body).toMatchObject({ two_factor_required: true });
    expect(await trial.rows('sessions')).toEqual([]);
    const answer = { challenge: body.challenge, code: getCode(secret) };
    expect((await trial.client.send('POST', '/auth/two-factor/challenge', answer)).status).toBe(200);
    trial.provider.person = { amr: ['pwd', 'mfa'] };
    expect((await trial.signIn()).body).toMatchObject({ token: expect.any(String) });
    trial.provider.person = { amr: ['pwd'] };
    expect((await trial.signIn()).body).toMatchObject({ two_factor_required: true });
  });
});

describe('attempt', () => {
  it('opens a session in each of two tabs of one browser, once', async () => {
    const [first, second] = [await trial.comeBack(), await trial.comeBack()];
    expect((await trial.send('finish', second)).status).toBe(200);
    expect((await trial.send('finish', first)).status).toBe(200);
    expect(await trial.send('finish', first)).toMatchObject({ status: 422, body: { errors: { state: [DEAD] } } });
  });

  it('gives one session to two simultaneous returns', async () => {
    const back = await trial.comeBack();
    const answers = await Promise.all([trial.send('finish', back), trial.send('finish', back)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await trial.rows('sessions')).toHaveLength(1);
  });

  it('refuses it in another browser, which cannot use it up either', async () => {
    const back = await trial.comeBack();
    for (const thief of [aClient(), aClient({ isBrowser: true })]) {
      if (thief !== trial.client) await trial.send('start', { purpose: 'sign-in' }, thief);
      expect((await trial.send('finish', back, thief)).status).toBe(422);
    }
    expect((await trial.send('finish', back)).status).toBe(200);
  });

  it('refuses another state, ten minutes later, and a confirmation by it', async () => {
    const back = await trial.comeBack();
    expect((await trial.send('finish', { ...back, state: `${back.state}x` })).status).toBe(422);
    expect((await trial.send('confirm', back)).status).toBe(401);
    freezeClock(new Date(isoIn(10 * 60 + 1)));
    expect((await trial.send('finish', back)).status).toBe(422);
    await trial.comeBack();
    freezeClock(new Date(isoIn(10 * 60 + 1)));
    await purgeSessions();
    expect(await trial.rows('openid_attempts')).toEqual([]);
  });

  it('refuses a code of another attempt, by PKCE', async () => {
    const [mine, other] = [await trial.comeBack(), await trial.comeBack('sign-in', aClient({ isBrowser: true }))];
    expect((await trial.send('finish', { ...mine, code: other.code })).status).toBe(422);
    expect(await trial.rows('sessions')).toEqual([]);
  });
});

describe('answer of the provider', () => {
  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another' }],
    ['another nonce', { nonce: 'x' }],
    ['an expired token', { exp: Math.floor(Date.now() / 1_000) - 120 }],
  ])('refuses %s', async (_name, claims) => {
    trial.provider.person = { ...trial.provider.person, ...claims };
    const { status, body } = await trial.signIn();
    expect([status, body.message]).toEqual([403, expect.stringMatching(/^La réponse d’Agence Pixel n’a pas pu/)]);
    expect(await trial.rows('sessions')).toEqual([]);
  });

  it.each(['alg-none', 'hmac', 'foreign-key'] as const)('refuses the signature %s', async (fault) => {
    trial.provider.fault = fault;
    expect((await trial.signIn()).status).toBe(403);
    expect(await trial.rows('sessions')).toEqual([]);
  });

  it('refuses an answer of another issuer than the one that was asked', async () => {
    const back = await trial.comeBack();
    expect((await trial.send('finish', { ...back, iss: 'https://evil.example' })).status).toBe(403);
  });

  it('says in one sentence that the person cancelled, or that the site is not known there', async () => {
    trial.provider.fault = 'cancel';
    expect((await trial.signIn()).body.message).toBe(
      'La connexion par Agence Pixel a été annulée. Recommencez, ou saisissez votre mot de passe.',
    );
    trial.provider.fault = 'client';
    expect((await trial.signIn()).body.message).toMatch(/^Agence Pixel refuse ce site/);
  });

  it('says in one sentence that the provider is down, and works again afterwards', async () => {
    const absent = 'Agence Pixel ne répond pas. Réessayez dans un instant, ou saisissez votre mot de passe.';
    trial.provider.fault = 'down';
    expect(await trial.send('start', { purpose: 'sign-in' })).toMatchObject({ status: 503, body: { message: absent } });
    trial.provider.fault = undefined;
    const back = await trial.comeBack();
    trial.provider.fault = 'down';
    expect(await trial.send('finish', back)).toMatchObject({ status: 503, body: { message: absent } });
    trial.provider.fault = undefined;
    expect((await trial.signIn()).status).toBe(200);
  });
});
