import type { Operations } from './api.js';

export type * from './api.js';

export interface ClientOptions {
  /** Address of the site, without `/api`. */
  url: string;
  /** API token (`ftg_…`), or the token of a session. */
  token?: string;
  /** Replaces the `fetch` of the platform. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export interface CallOptions {
  /** A POST repeated under the same key, within seven days, is done once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** All fields of an operation in one object: those of its path, its query and its body. */
export type Input<Name extends keyof Operations> = Operations[Name]['input'];

/** The JSON that an operation answers. */
export type AnswerOf<Name extends keyof Operations> = Operations[Name]['answer'];

type Arguments<Name extends keyof Operations> =
  Record<string, never> extends Input<Name>
    ? [input?: Input<Name>, options?: CallOptions]
    : [input: Input<Name>, options?: CallOptions];

export type Client = {
  [Name in keyof Operations]: (...call: Arguments<Name>) => Promise<AnswerOf<Name>>;
} & {
  /** Makes a call and returns its response unread: for files (CSV, Excel, PDF) and streams. */
  send<Name extends keyof Operations>(operation: Name, ...call: Arguments<Name>): Promise<Response>;
};

/** A call that was refused, or that got no answer in JSON. */
export class FaitageError extends Error {
  readonly name: 'FaitageError';
  /** HTTP status. */
  readonly status?: number;
  /** For programs: `recent_sign_in_required`. */
  readonly code?: string;
  /** Sentences in French, by field. */
  readonly errors?: Record<string, string[]>;
  /** Reference of the call in the log of the server. */
  readonly requestId?: string;
  /** Seconds to wait before the next call. */
  readonly retryAfter?: number;
}

export function createClient(options: ClientOptions): Client;
