import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { perApp } from '../app-state.server.ts';
import { now } from '../clock.server.ts';
import { boundedFetch, withinPatience } from '../outgoing/bounded-fetch.server.ts';
import { isLocalAddress } from '../public-link.server.ts';
import { getOpenidClient, type OpenidClient } from './openid-client.server.ts';
import { openidOff, toOpenidRefusal } from './openid-refusal.server.ts';

/** Difference between the two clocks that is accepted, in seconds. */
const CLOCK_SECONDS = 30;
/** How long a provider's description is kept; its keys are read again by themselves when one is missing. */
const KEPT_MS = 3_600_000;

/** Secrets of one attempt, known to the browser that began it. */
export interface OpenidAttempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** What the provider sent back with the person, as the address of the page had it. */
export interface OpenidReturn {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

/** A person as the provider has proved them. */
export interface OpenidPerson {
  issuer: string;
  subject: string;
  /** Null unless the provider says that it belongs to the person. */
  verifiedEmail: string | null;
  /** When the person proved their identity at the provider; null when it does not say. */
  provenAt: string | null;
  /** Whether the person gave more than one proof there. */
  hasSecondFactor: boolean;
}

const known = perApp(() => ({ configuration: undefined as Promise<Configuration> | undefined, until: 0, issuer: '' }));

/** Reads the provider's description. @throws what the library throws. */
export function discoverProvider({ issuer, clientId, clientSecret, patienceMs }: OpenidClient): Promise<Configuration> {
  const isLocal = issuer.startsWith('http:') && isLocalAddress(issuer);
  const execute = [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])];
  const metadata = { client_secret: clientSecret, [clockTolerance]: CLOCK_SECONDS };
  return discovery(new URL(issuer), clientId, metadata, undefined, {
    execute,
    timeout: patienceMs / 1_000,
    [customFetch]: boundedFetch,
  });
}

/** Returns the provider's description, read once an hour; a failure is not kept. */
function describe(client: OpenidClient): Promise<Configuration> {
  const own = known();
  const isKept = own.issuer === client.issuer && own.until > now().getTime();
  if (own.configuration !== undefined && isKept) return own.configuration;
  const reading = discoverProvider(client);
  own.configuration = reading;
  own.until = now().getTime() + KEPT_MS;
  own.issuer = client.issuer;
  reading.catch(() => {
    if (own.configuration === reading) own.configuration = undefined;
  });
  return reading;
}

/** Asks the provider, all calls together within its time. @throws DomainError with one sentence. */
async function ask<Result>(work: (client: OpenidClient) => Promise<Result>): Promise<Result> {
  const client = getOpenidClient();
  if (client === undefined) throw openidOff();
  return withinPatience(client.patienceMs, () => work(client)).catch((error) => {
    throw toOpenidRefusal(error, client.label);
  });
}

/**
 * Returns the address at the provider that begins a sign-in.
 * @param isFresh asks the provider to prove the person again, although they are signed in there.
 */
export function getOpenidAddress(
  { state, nonce, verifier }: OpenidAttempt,
  { isFresh }: { isFresh: boolean },
): Promise<{ address: string }> {
  return ask(async (client) => {
    const configuration = await describe(client);
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: client.returnAddress,
      scope: 'openid email',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
    });
    return { address: address.href };
  });
}

function toReturnAddress({ returnAddress }: OpenidClient, back: OpenidReturn): URL {
  const address = new URL(returnAddress);
  for (const [name, value] of Object.entries(back)) if (value !== undefined) address.searchParams.set(name, value);
  return address;
}

type Claims = Record<string, unknown>;

/** Only Microsoft's own claim says there what `email_verified` says elsewhere. */
const isVerified = (claims: Claims, issuer: string): boolean =>
  claims.email_verified === true ||
  (new URL(issuer).hostname === 'login.microsoftonline.com' &&
    [true, 1, '1', 'true'].includes(claims.xms_edov as string));

function toPerson(claims: Claims, details: Claims): OpenidPerson {
  const { iss: issuer, sub: subject, auth_time: authTime, amr } = claims as { iss: string; sub: string } & Claims;
  const { email } = details;
  const isOwn = typeof email === 'string' && isVerified(details, issuer);
  return {
    issuer,
    subject,
    verifiedEmail: isOwn ? email.trim().toLowerCase() : null,
    provenAt: typeof authTime === 'number' ? new Date(authTime * 1_000).toISOString() : null,
    hasSecondFactor: Array.isArray(amr) && amr.includes('mfa'),
  };
}

/**
 * Exchanges what the provider sent back for the person: the library checks state, nonce, PKCE, signature, issuer,
 * audience and times. @throws DomainError with one sentence.
 */
export function provePerson(attempt: OpenidAttempt, back: OpenidReturn): Promise<OpenidPerson> {
  return ask(async (client) => {
    const configuration = await describe(client);
    const tokens = await authorizationCodeGrant(configuration, toReturnAddress(client, back), {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims() as Claims & { sub: string };
    const isThere = claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined;
    const details = isThere ? claims : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return toPerson(claims, details);
  });
}
