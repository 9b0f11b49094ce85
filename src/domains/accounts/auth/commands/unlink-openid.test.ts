import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { useFakeOidc } from '#tests/support/use-fake-oidc.ts';

useDatabase();
const trial = useFakeOidc();

describe('unlinkOpenid', () => {
  it('refuses an account that is linked to another person, until an administrator removes the link', async () => {
    await trial.signIn();
    trial.provider.person = { ...trial.provider.person, sub: 'personne-2' };
    expect((await trial.signIn()).body.message).toMatch(/^Ce compte est déjà relié à une autre identité/);
    trial.provider.person = { sub: 'personne-1', auth_time: Math.floor(Date.now() / 1_000) };
    trial.client.token = String((await trial.signIn()).body.token);
    expect((await trial.client.send('DELETE', `/admin/users/${trial.account.id}/openid`)).status).toBe(200);
    expect((await trial.client.send('DELETE', `/admin/users/${trial.account.id}/openid`)).status).toBe(409);
    trial.provider.person = { email: trial.account.email, email_verified: true, sub: 'personne-2' };
    expect((await trial.signIn()).status).toBe(200);
  });
});
