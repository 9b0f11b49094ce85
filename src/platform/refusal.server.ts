import { DomainError } from '#src/kernel/errors.ts';
import { isDatabaseOut } from './database/dialect.server.ts';

const UNAVAILABLE = 'Le service est momentanément indisponible. Réessayez dans un instant.';
const RETRY_SECONDS = 5;

/** Turns a database outage into a DomainError with a readable message; returns other errors unchanged. */
export function translateOutage(error: unknown): unknown {
  if (!isDatabaseOut(error)) return error;
  return new DomainError('unavailable', UNAVAILABLE, { retryAfterSeconds: RETRY_SECONDS, cause: error });
}

/** Turns any error into a DomainError; an unexpected one becomes `internal`. */
export function toRefusal(error: unknown): DomainError {
  const translated = translateOutage(error);
  return translated instanceof DomainError
    ? translated
    : new DomainError('internal', 'Erreur interne.', { cause: error });
}

/** Returns the `Retry-After` header, if the time is known. */
export const retryHeaders = ({ retryAfterSeconds }: DomainError): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
