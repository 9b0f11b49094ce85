/** Closed list of the ways the product says no. */
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

/** The one table from code to HTTP status. */
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

/** What went wrong, per form field: French sentences, in field order. */
export type FieldErrors = Record<string, string[]>;

interface ErrorDetails {
  fields?: FieldErrors;
  retryAfterSeconds?: number;
  reason?: string;
  cause?: unknown;
}

/** A refusal that people may read: `message` is one French sentence, never a secret nor a stack. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds until a new try makes sense; only with `limit` and `unavailable`. */
  readonly retryAfterSeconds: number | undefined;
  /** For programs that act on this very refusal: `code` in the body of the answer. */
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

/** One field is wrong: 422 with that field filled. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid', message, { fields: { [field]: [message] } });
}

const STALE = 'Cette fiche a été modifiée par quelqu’un d’autre entre-temps. Rechargez-la avant d’enregistrer.';

/** What is stored is no longer what the editor read: 409, and nothing is written over. */
export function refuseStale(stored: string, read: string | undefined): void {
  if (read !== undefined && read !== stored) throw new DomainError('conflict', STALE);
}
