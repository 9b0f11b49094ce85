import { DomainError } from '#src/kernel/errors.ts';
import { isDatabaseOut } from './database/dialect.server.ts';

const UNAVAILABLE = 'Le service est momentanément indisponible. Réessayez dans un instant.';
const RETRY_SECONDS = 5;

/** A database that cannot answer now, as people read it; anything else unchanged. */
export function translateOutage(error: unknown): unknown {
  if (!isDatabaseOut(error)) return error;
  return new DomainError('unavailable', UNAVAILABLE, { retryAfterSeconds: RETRY_SECONDS, cause: error });
}

/** The one refusal that any error becomes; what nobody foresaw is internal. */
export function toRefusal(error: unknown): DomainError {
  const translated = translateOutage(error);
  return translated instanceof DomainError
    ? translated
    : new DomainError('internal', 'Erreur interne.', { cause: error });
}

/** The header that says when a new try makes sense, if that is known. */
export const retryHeaders = ({ retryAfterSeconds }: DomainError): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
