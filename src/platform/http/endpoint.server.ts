import type { HttpBindings } from '@hono/node-server';
import type { Context as HttpContext } from 'hono';
import type { z } from 'zod';
import type { Actor } from '#src/kernel/actor.ts';
import type { Context, Operation } from '../operation.server.ts';
import type { AnswerTurns } from './answer-turns.server.ts';
import type { BodyLimits } from './body-admission.server.ts';

/** Variables that every API handler finds on the request. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; actor: Actor | undefined; context: Context; isShared: boolean | undefined };
}
export type ApiRequest = HttpContext<ApiEnvironment>;

export type Method = 'get' | 'post' | 'put' | 'delete';

/** How the result is wrapped: `data` (the envelope), `flat` (fields beside `success`), `bare` (unchanged). */
type Wrapping = 'data' | 'flat' | 'bare';

/** Sends the result in another way than as the envelope: a file, a stream. */
interface Sending<Output extends z.ZodType> {
  send: (request: ApiRequest, answer: z.output<Output>) => Response | Promise<Response>;
  /** What `send` answers, by content type; documents the API. */
  answers: Record<string, z.ZodType>;
}

interface AnswerOptions<Input extends z.ZodType, Output extends z.ZodType> {
  summary: string;
  status?: 200 | 201 | 202;
  wrap?: Wrapping;
  /** Message beside the data; may use the result. */
  message?: string | ((answer: z.output<Output>) => string);
  /** Body types and sizes that are accepted, checked before reading; JSON up to 1 MB when left out. */
  body?: BodyLimits;
  /** Schema of the request when the entry point adds fields before the operation; documents the API. */
  request?: z.ZodObject;
  /** Reads input other than the default (query, JSON body, path): a form, a header. */
  read?: (request: ApiRequest) => Promise<z.input<Input>>;
  /** Runs on the HTTP side once the operation has succeeded: sets a cookie, a header. */
  after?: (request: ApiRequest, answer: z.output<Output>, input: z.input<Input>) => void;
  /**
   * How a repeat with the same `Idempotency-Key` is recognised. Without it, every POST is done once per key;
   * `own`: the operation does it by itself; `never`: a key is ignored; `secret`: the answer grants access,
   * so only a key that cannot be guessed is accepted.
   */
  repeats?: 'own' | 'never' | 'secret';
  /** Fields that differ in each request, such as secrets: they are not compared; a repeat gets the first values. */
  fresh?: readonly string[];
  /** Turns for large responses, created and sent one at a time: the turn ends when the body has been sent. */
  turns?: () => AnswerTurns;
  /** The answer to callers without an account is the same for all, and changes only with the site's content. */
  isCached?: boolean;
  /** Poll of an open screen, which does not prolong the session. */
  background?: boolean;
}

type EndpointOptions<Input extends z.ZodType, Output extends z.ZodType> = AnswerOptions<Input, Output> &
  (Sending<Output> | { send?: never; answers?: never });

/** One endpoint of a domain's REST table. */
export interface Endpoint {
  method: Method;
  /** Path below `/api`, with parameters as `{id}`. */
  path: string;
  operation: Operation;
  options: EndpointOptions<z.ZodType, z.ZodType>;
}

export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  method: Method,
  path: string,
  operation: Operation<Input, Output>,
  options: EndpointOptions<Input, Output>,
): Endpoint {
  // The precise types are lost here; `mount` passes each operation only what its own schema reads.
  return { method, path, operation, options } as unknown as Endpoint;
}

export const getParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
