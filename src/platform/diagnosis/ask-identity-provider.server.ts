import { ClientError } from 'openid-client';
import { discoverProvider } from '../openid/openid-provider.server.ts';
import { type OpenidConfig, toOpenidSettings } from '../openid/openid-settings.server.ts';

/** `issuer`: what answers there is another provider, or none. */
export type ProviderReading = { answers: true; address: string } | { answers: false; fault: 'absent' | 'issuer' };

/** Asks the identity provider for its description, as a sign-in does; undefined without a provider. */
export async function askIdentityProvider(config: OpenidConfig): Promise<ProviderReading | undefined> {
  const settings = toOpenidSettings(config);
  if (settings === undefined) return undefined;
  try {
    await discoverProvider(settings);
    return { answers: true, address: settings.returnAddress };
  } catch (error) {
    const isAnswer = error instanceof ClientError && error.code !== undefined && error.code !== 'OAUTH_TIMEOUT';
    return { answers: false, fault: isAnswer ? 'issuer' : 'absent' };
  }
}
