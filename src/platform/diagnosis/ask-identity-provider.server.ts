import { ClientError } from 'openid-client';
import { type OpenidConfig, toOpenidClient } from '../openid/openid-client.server.ts';
import { discoverProvider } from '../openid/openid-provider.server.ts';

/** `issuer`: what answers there is another provider, or none. */
export type ProviderReading = { answers: true; address: string } | { answers: false; fault: 'absent' | 'issuer' };

/** Asks the identity provider for its description, as a sign-in does; undefined without a provider. */
export async function askIdentityProvider(config: OpenidConfig): Promise<ProviderReading | undefined> {
  const client = toOpenidClient(config);
  if (client === undefined) return undefined;
  try {
    await discoverProvider(client);
    return { answers: true, address: client.returnAddress };
  } catch (error) {
    const isAnswer = error instanceof ClientError && error.code !== undefined && error.code !== 'OAUTH_TIMEOUT';
    return { answers: false, fault: isAnswer ? 'issuer' : 'absent' };
  }
}
