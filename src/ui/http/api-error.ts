/** Envelope of a refusal; the server sends every field as text. */
interface FailureBody {
  message?: string;
  code?: string;
  errors?: Record<string, string[]>;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Returns the readable fields of a refused call's body; islands load this file, so it uses no schema library. */
function readFailure(body: unknown): FailureBody {
  if (typeof body !== 'object' || body === null) return {};
  const { message, code, errors } = body as Record<string, unknown>;
  const isByField = typeof errors === 'object' && errors !== null && Object.values(errors).every(isTexts);
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof code === 'string' && { code }),
    ...(isByField && { errors: errors as Record<string, string[]> }),
  };
}

interface ApiErrorDetails {
  /** HTTP status; 0 when no answer arrived. */
  status: number;
  /** French message of the server for users; absent when it sent none. */
  userMessage?: string | undefined;
  /** Code of the refusal for programs; absent for most. */
  code?: string | undefined;
  /** French messages per field. */
  fields?: Record<string, string[]> | undefined;
  /** Seconds to wait, when the server sent them. */
  retryAfterSeconds?: number | undefined;
  /** Id of the request, under which the server's log has it. */
  reference?: string | undefined;
  cause?: unknown;
}

/** A call that failed. `message` is a fixed English text for logs; screens show `userMessage`. */
export class ApiError extends Error {
  readonly status: number;
  readonly userMessage: string | undefined;
  readonly code: string | undefined;
  readonly fields: Record<string, string[]>;
  readonly retryAfterSeconds: number | undefined;
  readonly reference: string | undefined;

  constructor(message: string, { status, userMessage, code, fields, cause, ...details }: ApiErrorDetails) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'ApiError';
    this.status = status;
    this.userMessage = userMessage;
    this.code = code;
    this.fields = fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.reference = details.reference;
  }
}

function getName(status: number, { message, errors }: FailureBody): string {
  if (status === 401) return 'Unauthorized';
  if (errors !== undefined) return `Validation errors: ${JSON.stringify(errors)}`;
  return message ?? `HTTP error! status: ${status}`;
}

/**
 * Returns the error of a refused call.
 * @param body parsed body of the answer; a value that is no failure envelope is ignored.
 * @param headers those of the answer: `Retry-After` in seconds, `X-Request-Id`.
 */
export function getApiError(status: number, body: unknown, headers: Pick<Headers, 'get'> = new Headers()): ApiError {
  const failure = readFailure(body);
  const seconds = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  return new ApiError(getName(status, failure), {
    status,
    userMessage: failure.message,
    code: failure.code,
    fields: failure.errors,
    retryAfterSeconds: Number.isNaN(seconds) ? undefined : seconds,
    reference: headers.get('X-Request-Id') ?? undefined,
  });
}

/** Returns the server's message of an error, or else the given one. */
export const toSentence = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.userMessage) || fallback;
