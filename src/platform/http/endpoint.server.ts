import type { HttpBindings } from '@hono/node-server';
import type { Context as HttpContext } from 'hono';
import type { z } from 'zod';
import type { Actor } from '#src/kernel/actor.ts';
import type { Context, Operation } from '../operation.server.ts';
import type { AnswerTurns } from './answer-turns.server.ts';
import type { BodyLimits } from './body-admission.server.ts';

/** What every API handler finds on the request. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; actor: Actor | undefined; context: Context };
}
export type ApiRequest = HttpContext<ApiEnvironment>;

export type Method = 'get' | 'post' | 'put' | 'delete';

/** How the answer is wrapped: `data` (the envelope), `flat` (fields beside `success`), `bare` (as it is). */
type Wrapping = 'data' | 'flat' | 'bare';

interface EndpointOptions<Input extends z.ZodType, Output extends z.ZodType> {
  summary: string;
  status?: 200 | 201 | 202;
  wrap?: Wrapping;
  /** Sentence beside the data; may name what was answered. */
  message?: string | ((answer: z.output<Output>) => string);
  /** What may be sent, decided before any of it is read; JSON up to 1 MB when left out. */
  body?: BodyLimits;
  /** What a caller sends, when the door adds to it before the operation reads it; documents the API. */
  request?: z.ZodObject;
  /** Reads what the default (query, JSON body, path) does not: a form, a header. */
  read?: (request: ApiRequest) => Promise<z.input<Input>>;
  /** Acts on the HTTP side once the operation has succeeded: a cookie, a header. */
  after?: (request: ApiRequest, answer: z.output<Output>, input: z.input<Input>) => void;
  /** Takes the answer out of the body and sends it in its own way (a stream). */
  send?: (request: ApiRequest, answer: z.output<Output>) => Response | Promise<Response>;
  /**
   * How a repeat under the same `Idempotency-Key` is recognised. Without it, every POST is done once per key;
   * `own`: the operation does it by itself; `never`: a key means nothing here; `secret`: the answer opens something,
   * so only a key that cannot be guessed is taken.
   */
  repeats?: 'own' | 'never' | 'secret';
  /** Fields that each request brings anew, such as secrets: they are not compared, a repeat gets the first ones. */
  fresh?: readonly string[];
  /** Large answers, made and sent one at a time: the turn ends when the body has been sent. */
  turns?: AnswerTurns;
  /** A poll of an open screen: it does not keep the session alive. */
  background?: boolean;
}

/** One line of a room's REST table. */
export interface Endpoint {
  method: Method;
  /** Below `/api`, parameters as `{id}`. */
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
  // The table forgets the precise types; `mount` hands each operation only what its own schema reads.
  return { method, path, operation, options } as unknown as Endpoint;
}

export const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
