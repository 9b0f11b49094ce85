/** Closed list of error codes. */
export type ErrorCode =
  | 'malformed'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported-type'
  | 'limit'
  | 'unavailable'
  | 'internal';

/** HTTP status of each error code; the only such table. */
export const STATUS_OF_ERROR = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  limit: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

/** Errors per form field: French sentences, in field order. */
export type FieldErrors = Record<string, string[]>;

interface ErrorDetails {
  fields?: FieldErrors;
  retryAfterSeconds?: number;
  reason?: string;
  cause?: unknown;
}

/** Error that users may read: `message` is one French sentence, without secrets or stack traces. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds until a retry makes sense; only with `limit` and `unavailable`. */
  readonly retryAfterSeconds: number | undefined;
  /** Machine-readable reason of this refusal: `code` in the response body. */
  readonly reason: string | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'DomainError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.reason = details.reason;
  }

  get status() {
    return STATUS_OF_ERROR[this.code];
  }
}

/** Returns the error for one invalid field: 422 with that field set. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid', message, { fields: { [field]: [message] } });
}

const STALE = 'Cette fiche a été modifiée par quelqu’un d’autre entre-temps. Rechargez-la avant d’enregistrer.';

/** Throws 409 when the stored version is no longer the one the editor read, so that nothing is overwritten. */
export function refuseStale(stored: string, read: string | undefined): void {
  if (read !== undefined && read !== stored) throw new DomainError('conflict', STALE);
}
