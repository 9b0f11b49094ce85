import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { ofName } from '#src/kernel/french-names.ts';
import { fill } from '#src/kernel/text.ts';
import { log } from '../log.server.ts';
import { OPENID_TEXTS } from './openid.texts.ts';

/** No provider is configured: as if the calls did not exist. */
export const openidOff = (): DomainError => new DomainError('not-found', OPENID_TEXTS.off);
/** The attempt is unknown here, too old, or was used. */
export const deadAttempt = (): DomainError => invalidField('state', OPENID_TEXTS.dead);

/** The provider ended it: the person cancelled, or it wants something that was not asked for. */
const CANCELLED = ['access_denied', 'login_required', 'interaction_required', 'consent_required'];
/** Codes of the library for an answer that never came, or not as JSON. */
const ABSENT = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_PARSE_ERROR'];

const isAbsent = (error: unknown): boolean =>
  (error instanceof TypeError && error.cause !== undefined) ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (error instanceof ClientError && (ABSENT.includes(error.code ?? '') || isAbsent(error.cause)));

/** Says a failure at the provider in one sentence; what it means for the operator is logged, never a token or a code. */
export function toOpenidRefusal(error: unknown, label: string): DomainError {
  if (error instanceof DomainError) return error;
  const say = (sentence: string): string => fill(sentence, { label, of_label: ofName(label) });
  if (error instanceof AuthorizationResponseError && CANCELLED.includes(error.error)) {
    return new DomainError('forbidden', say(OPENID_TEXTS.cancelled));
  }
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return deadAttempt();
  const { code, name, message, error: reason } = error as Error & { code?: string; error?: string };
  log().warn({ code, name, message, reason }, 'sign-in at the provider failed');
  if (error instanceof ResponseBodyError && error.status < 500) {
    return new DomainError('forbidden', say(OPENID_TEXTS.misconfigured));
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    return new DomainError('forbidden', say(OPENID_TEXTS.misconfigured));
  }
  if (error instanceof ResponseBodyError || isAbsent(error)) {
    return new DomainError('unavailable', say(OPENID_TEXTS.absent), { cause: error });
  }
  return new DomainError('forbidden', say(OPENID_TEXTS.unproven), { cause: error });
}
