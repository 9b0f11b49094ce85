import { z } from 'zod';

const FailureBody = z.object({
  message: z.string().optional(),
  code: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

interface ApiErrorDetails {
  /** HTTP status; 0 when no answer came at all. */
  status: number;
  /** French sentence of the server for people; absent when it sent none. */
  userMessage?: string | undefined;
  /** Names the refusal for programs; absent for most. */
  code?: string | undefined;
  /** French sentences per field. */
  fields?: Record<string, string[]> | undefined;
  /** Seconds to wait, when the server said so. */
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** A call that did not succeed. `message` is the specified English name for logs; screens show `userMessage`. */
export class ApiError extends Error {
  readonly status: number;
  readonly userMessage: string | undefined;
  readonly code: string | undefined;
  readonly fields: Record<string, string[]>;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { status, userMessage, code, fields, retryAfterSeconds, cause }: ApiErrorDetails) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'ApiError';
    this.status = status;
    this.userMessage = userMessage;
    this.code = code;
    this.fields = fields ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

function nameOf(status: number, { message, errors }: z.infer<typeof FailureBody>): string {
  if (status === 401) return 'Unauthorized';
  if (errors !== undefined) return `Validation errors: ${JSON.stringify(errors)}`;
  return message ?? `HTTP error! status: ${status}`;
}

/**
 * The error of a refused call.
 * @param body what the server sent, parsed; anything that is no failure envelope counts as nothing.
 * @param retryAfter the `Retry-After` header, in seconds.
 */
export function apiErrorOf(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  const failure = FailureBody.safeParse(body).data ?? {};
  const seconds = Number.parseInt(retryAfter ?? '', 10);
  return new ApiError(nameOf(status, failure), {
    status,
    userMessage: failure.message,
    code: failure.code,
    fields: failure.errors,
    retryAfterSeconds: Number.isNaN(seconds) ? undefined : seconds,
  });
}

/** What to show of any error: the server's sentence, else the given one. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.userMessage) || fallback;
