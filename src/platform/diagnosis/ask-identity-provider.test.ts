import { describe, expect, it } from 'vitest';
import { FAKE_CLIENT, startFakeProvider } from '#tests/support/fake-oidc.ts';
import { askIdentityProvider } from './ask-identity-provider.server.ts';

const CLIENT = { OIDC_CLIENT_ID: FAKE_CLIENT.id, OIDC_CLIENT_SECRET: FAKE_CLIENT.secret, OIDC_LABEL: 'Agence' };
const ask = (OIDC_ISSUER: string | undefined) =>
  askIdentityProvider({ PUBLIC_URL: 'https://site.example', OIDC_ISSUER, ...CLIENT });

describe('askIdentityProvider', () => {
  it('finds a provider that answers, another one at its address, and one that is gone', async () => {
    const provider = await startFakeProvider();
    const { issuer } = provider;
    expect(await ask(issuer)).toEqual({ answers: true, address: 'https://site.example/admin/login/openid' });
    expect(await ask(`${issuer}/autre`)).toEqual({ answers: false, fault: 'issuer' });
    await provider.close();
    expect(await ask(issuer)).toEqual({ answers: false, fault: 'absent' });
    expect(await ask(undefined)).toBeUndefined();
  });
});
