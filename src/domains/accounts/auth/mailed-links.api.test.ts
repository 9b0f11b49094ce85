import { afterEach, describe, expect, it } from 'vitest';
import { FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { setPublicUrl } from '#src/platform/public-link.server.ts';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails, tokenMailedTo, workOffResets } from '#tests/support/emails.ts';

useDatabase();
describe('mailed links API', () => {
  afterEach(() => setPublicUrl('http://localhost:3000'));

  const EMAIL = 'anne@essai.example';
  const PASSWORD = 'kqzvtrwmxhbd';
  const REGISTRATION = { name: 'Anne Roux', email: EMAIL, password: PASSWORD, password_confirmation: PASSWORD };

  async function registered() {
    const client = aClient();
    const answer = await client.send('POST', '/auth/register', REGISTRATION);
    client.token = (await answer.json()).token;
    return client;
  }

  describe('POST /auth/verify-email', () => {
    it('verifies the address; before that /auth/user reports it as unverified', async () => {
      const client = await registered();
      const isVerified = async () => (await (await client.send('GET', '/auth/user')).json()).user.email_verified;
      expect(await isVerified()).toBe(false);
      const answer = await client.send('POST', '/auth/verify-email', { token: await tokenMailedTo(EMAIL) });
      expect(await answer.json()).toEqual({
        success: true,
        message: 'Votre adresse e-mail est confirmée.',
        email: EMAIL,
      });
      expect(await isVerified()).toBe(true);
    });

    it.each([{}, { token: '' }, { token: 5 }, { token: 'x'.repeat(201) }, { token: 'x' }])(
      'refuses %j with 422',
      async (body) => {
        const answer = await aClient().send('POST', '/auth/verify-email', body);
        expect(answer.status).toBe(422);
        expect((await answer.json()).errors.token).toEqual([expect.any(String)]);
      },
    );
  });

  describe('change of the email address', () => {
    it('shows the new address as pending until its link is opened', async () => {
      setPublicUrl('https://toitures.example');
      const client = await signedIn('user');
      const fields = { name: 'Anne', email: EMAIL, phone: '', address: '', current_password: FIXTURE_PASSWORD };
      const saved = await (await client.send('PUT', '/auth/profile', fields)).json();
      expect(saved).toMatchObject({ pending_email: EMAIL, user: { email: client.email } });
      const emails = await queuedEmails();
      expect(emails.map(({ to }) => to)).toEqual([EMAIL, client.email]);
      expect(emails[0]?.text).toContain('https://toitures.example/verification?token=');
      await client.send('POST', '/auth/verify-email', { token: await tokenMailedTo(EMAIL) });
      const { user, pending_email } = await (await client.send('GET', '/auth/user')).json();
      expect([user.email, user.email_verified, pending_email]).toEqual([EMAIL, true, null]);
    });
  });

  it('builds links with the app’s own host, whatever host a request names', async () => {
    setPublicUrl('https://toitures.example');
    await registered();
    const named = {
      host: 'ailleurs.example',
      'x-forwarded-host': 'ailleurs.example',
      forwarded: 'host=ailleurs.example',
    };
    const asked = await aClient().send('POST', '/auth/forgot-password', { email: EMAIL }, named);
    expect(asked.status).toBe(200);
    await workOffResets();
    const emailContent = (await queuedEmails()).find(({ text }) => text.includes('/nouveau-mot-de-passe'));
    expect(emailContent?.text).toContain('https://toitures.example/nouveau-mot-de-passe?token=');
    expect(JSON.stringify(emailContent)).not.toContain('ailleurs');
  });

  describe('POST /auth/resend-verification', () => {
    it('sends another link, or reports that nothing needs verification', async () => {
      const client = await registered();
      const resend = async () => (await client.send('POST', '/auth/resend-verification', {})).json();
      expect(await resend()).toMatchObject({ message: 'Un lien vient d’être envoyé.', sent_to: EMAIL });
      await client.send('POST', '/auth/verify-email', { token: await tokenMailedTo(EMAIL) });
      expect(await resend()).toMatchObject({ message: 'Votre adresse est déjà confirmée.', sent_to: null });
      expect((await aClient().send('POST', '/auth/resend-verification', {})).status).toBe(401);
    });
  });
});
