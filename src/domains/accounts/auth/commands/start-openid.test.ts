import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { FAKE_CLIENT } from '#tests/support/fake-oidc.ts';
import { leaveProvider, useFakeOidc } from '#tests/support/use-fake-oidc.ts';

useDatabase();
const trial = useFakeOidc();
const PUBLIC_URL = 'https://toitures.example';

describe('startOpenid', () => {
  it('sends the browser only to the trial.provider, with PKCE, state and nonce, and sets a short cookie', async () => {
    const answer = await trial.client.send('POST', '/auth/openid/start', {
      purpose: 'sign-in',
      next: 'https://evil.example',
    });
    const address = new URL((await answer.json()).address);
    expect(address.origin).toBe(trial.provider.issuer);
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(address.searchParams);
    expect(rest).toEqual({
      client_id: FAKE_CLIENT.id,
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}/admin/login/openid`,
      response_type: 'code',
      scope: 'openid email',
    });
    for (const secret of [state, nonce, code_challenge]) expect(secret).toMatch(/[\w-]{43}$/);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-openid=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(JSON.stringify(await trial.rows('openid_attempts'))).not.toMatch(new RegExp(`${state}|${nonce}`));
  });

  it('answers 404 without a trial.provider, as every other call', async () => {
    leaveProvider();
    expect((await trial.send('start', { purpose: 'sign-in' })).status).toBe(404);
    expect((await trial.send('finish', { state: 'x', code: 'y' })).status).toBe(404);
  });
});
