import type { Actor } from '#src/kernel/actor.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { perApp } from '../app-state.server.ts';
import type { RepeatableSend } from '../idempotency.server.ts';
import { getClientAddress } from './client-address.server.ts';
import type { ApiRequest, Endpoint } from './endpoint.server.ts';

const KEY_LENGTH = 200;
/** 128 random bits in hexadecimal, or a UUID: a key of this length cannot be guessed. */
const UNGUESSABLE_LENGTH = 32;
const IN_FLIGHT_SECONDS = 1;

/** Returns the `Idempotency-Key` of a request. @throws DomainError `malformed` for an empty or very long one. */
export function getSendingKey(request: ApiRequest): string | undefined {
  const key = request.req.header('idempotency-key');
  if (key !== undefined && (key === '' || key.length > KEY_LENGTH)) {
    throw new DomainError('malformed', 'L’en-tête Idempotency-Key est invalide.');
  }
  return key;
}

/** Returns whether a call accepts an `Idempotency-Key`: every POST, unless its endpoint excludes it. */
export const takesKey = ({ method, options }: Endpoint): boolean => method === 'post' && options.repeats !== 'never';

/**
 * Returns the sender that a key belongs to: the account, its token, or the address. A visitor whose key cannot be guessed may
 * repeat from another address, as a telephone does between two networks.
 */
function getSender(request: ApiRequest, actor: Actor, key: string): string {
  if (actor.kind === 'user') return actor.token === undefined ? `user:${actor.userId}` : `token:${actor.token.id}`;
  return key.length >= UNGUESSABLE_LENGTH ? 'anyone' : `address:${getClientAddress(request)}`;
}

/** Returns how the operation recognises a repeat; undefined without a key, or when the endpoint accepts none. */
export function getRepeat(request: ApiRequest, endpoint: Endpoint, actor: Actor): RepeatableSend | undefined {
  const key = getSendingKey(request);
  if (key === undefined || !takesKey(endpoint) || endpoint.options.repeats === 'own') return undefined;
  const { fresh, repeats } = endpoint.options;
  if (repeats === 'secret' && key.length < UNGUESSABLE_LENGTH) {
    const message = `Ici, l’en-tête Idempotency-Key compte au moins ${UNGUESSABLE_LENGTH} caractères.`;
    throw new DomainError('malformed', message);
  }
  const scope = `${getSender(request, actor, key)} ${endpoint.method} ${request.req.path}`;
  return { scope, key, ...(fresh && { fresh }) };
}

const sends = perApp(() => new Set<string>());

/** Runs `work` unless the same request is in progress. @throws DomainError `conflict`; it may be retried at once. */
export async function alone<Answer>(send: RepeatableSend | undefined, work: () => Promise<Answer>): Promise<Answer> {
  if (send === undefined) return work();
  const inFlight = sends();
  const name = `${send.scope}\n${send.key}`;
  if (inFlight.has(name)) {
    const message = 'Cet envoi est déjà en cours. Réessayez dans un instant.';
    throw new DomainError('conflict', message, { retryAfterSeconds: IN_FLIGHT_SECONDS });
  }
  inFlight.add(name);
  try {
    return await work();
  } finally {
    inFlight.delete(name);
  }
}
