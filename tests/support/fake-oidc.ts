import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export const FAKE_CLIENT = { id: 'faitage', secret: 'un-secret-de-fournisseur' };

/** Of each answer of a late provider. */
export const LATE_MS = 250;

interface Granted {
  nonce: string;
  challenge: string;
  returnAddress: string;
  isFresh: boolean;
}

type Claims = Record<string, unknown>;

/** Identity provider on this machine: what it says and how it fails is set by the test. */
export interface FakeProvider {
  issuer: string;
  /** Claims of the person who is signed in there; they replace those of a good token. */
  person: Claims;
  /** `down`: answers 503; `cancel`: the person refuses; three never end an answer; `late`: each comes after a while; the others spoil the token. */
  fault:
    | 'down'
    | 'silent'
    | 'slow'
    | 'endless'
    | 'late'
    | 'cancel'
    | 'client'
    | 'alg-none'
    | 'hmac'
    | 'foreign-key'
    | undefined;
  /** Follows an address of a start as a browser does; returns the address to which the provider sends back. */
  visit(address: string): Promise<URL>;
  close(): Promise<void>;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const toKid = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ format: 'pem', type: 'spki' }))
    .digest('base64url');
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });

/** Keys of a provider, and the grants that it has made. */
interface Inside {
  provider: FakeProvider;
  keys: KeyPair;
  foreign: KeyPair;
  kid: string;
  grants: Map<string, Granted>;
}
type KeyPair = ReturnType<typeof newKeys>;

function toToken({ provider: { fault }, keys, foreign, kid }: Inside, claims: Claims): string {
  const alg = fault === 'alg-none' ? 'none' : fault === 'hmac' ? 'HS256' : 'RS256';
  const body = `${encode({ alg, kid, typ: 'JWT' })}.${encode(claims)}`;
  if (alg === 'none') return `${body}.`;
  if (alg === 'HS256') return `${body}.${createHmac('sha256', FAKE_CLIENT.secret).update(body).digest('base64url')}`;
  const key = fault === 'foreign-key' ? foreign.privateKey : keys.privateKey;
  return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`;
}

function authorize({ provider, grants }: Inside, query: URLSearchParams, response: ServerResponse): void {
  const get = (name: string): string => query.get(name) ?? '';
  const back = new URL(get('redirect_uri'));
  back.searchParams.set('state', get('state'));
  back.searchParams.set('iss', provider.issuer);
  if (provider.fault === 'cancel') back.searchParams.set('error', 'access_denied');
  else {
    const code = randomUUID();
    const [nonce, challenge] = [get('nonce'), get('code_challenge')];
    grants.set(code, { nonce, challenge, returnAddress: get('redirect_uri'), isFresh: get('max_age') === '0' });
    back.searchParams.set('code', code);
  }
  response.writeHead(302, { location: back.href }).end();
}

function answerJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function exchange(inside: Inside, form: URLSearchParams, response: ServerResponse): void {
  const { provider, grants } = inside;
  const isClient = form.get('client_id') === FAKE_CLIENT.id && form.get('client_secret') === FAKE_CLIENT.secret;
  const code = form.get('code') ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  const verifier = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isRight = grant?.challenge === verifier && grant.returnAddress === form.get('redirect_uri');
  const error = !isClient || provider.fault === 'client' ? 'invalid_client' : isRight ? undefined : 'invalid_grant';
  if (error !== undefined || grant === undefined) {
    answerJson(response, 400, { error });
    return;
  }
  const now = Math.floor(Date.now() / 1_000);
  const times = { iat: now, exp: now + 300, auth_time: grant.isFresh ? now : now - 7_200 };
  const good = { iss: provider.issuer, aud: FAKE_CLIENT.id, sub: 'personne-1', nonce: grant.nonce, ...times };
  const tokens = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300 };
  answerJson(response, 200, { ...tokens, id_token: toToken(inside, { ...good, ...provider.person }) });
}

function describeProvider({ provider: { issuer }, keys, kid }: Inside): Record<string, object> {
  const key = { ...keys.publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
  return {
    '/keys': { keys: [key] },
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    },
  };
}

/** Begins an answer that never ends, or none. @returns whether the fault is one of these. */
function neverEnd(fault: FakeProvider['fault'], response: ServerResponse): boolean {
  if (fault === 'silent') return true;
  if (fault !== 'slow' && fault !== 'endless') return false;
  response.writeHead(200, { 'content-type': 'application/json' });
  const part = fault === 'slow' ? ' ' : ' '.repeat(65_536);
  const timer = setInterval(() => response.write(part), fault === 'slow' ? 20 : 1);
  response.on('close', () => clearInterval(timer));
  return true;
}

function answer(inside: Inside, url: URL, form: URLSearchParams, response: ServerResponse): void {
  const { provider } = inside;
  if (provider.fault === 'down') {
    response.writeHead(503).end('Maintenance');
    return;
  }
  if (neverEnd(provider.fault, response)) return;
  const found = describeProvider(inside)[url.pathname];
  if (url.pathname === '/authorize') authorize(inside, url.searchParams, response);
  else if (url.pathname === '/token') exchange(inside, form, response);
  else answerJson(response, found === undefined ? 404 : 200, found ?? {});
}

export async function startFakeProvider(): Promise<FakeProvider> {
  const [keys, foreign] = [newKeys(), newKeys()];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    if (provider.fault === 'late') await wait(LATE_MS);
    answer(inside, new URL(request.url ?? '/', provider.issuer), form, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const provider: FakeProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: {},
    fault: undefined,
    visit: async (address) => {
      const sent = await fetch(address, { redirect: 'manual' });
      return new URL(sent.headers.get('location') ?? '');
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const inside: Inside = { provider, keys, foreign, kid: toKid(keys.publicKey), grants: new Map() };
  return provider;
}
