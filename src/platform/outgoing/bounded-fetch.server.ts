import { AsyncLocalStorage } from 'node:async_hooks';

/** What is asked for has a few kilobytes: a provider's description, its keys, a token, a release. */
const ANSWER_BYTES = 512 * 1_024;
/** Statuses whose answer has no body. */
const BODILESS = [101, 204, 205, 304];

const deadline = new AsyncLocalStorage<AbortSignal>();

/** Runs all calls of one attempt within one time, however many they are. */
export const withinPatience = <Result>(patienceMs: number, work: () => Promise<Result>): Promise<Result> =>
  deadline.run(AbortSignal.timeout(patienceMs), work);

/** Thrown for an answer that does not fit. */
export class AnswerTooLong extends TypeError {}

/** Reads a body that may come slowly or never end. @throws AnswerTooLong */
async function readBody(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > ANSWER_BYTES) throw new AnswerTooLong(`the answer has more than ${ANSWER_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

interface BoundedOptions {
  method: string;
  headers: Record<string, string>;
  redirect: RequestRedirect;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Fetches, the whole body included: within the time of the attempt, and never more than fits. */
export async function boundedFetch(url: string, { signal, body: sent, ...options }: BoundedOptions): Promise<Response> {
  const signals = [signal, deadline.getStore()].filter((one) => one !== undefined);
  // Only forms are sent; the type of `openid-client` also allows bytes of any memory.
  const form = (sent ?? null) as URLSearchParams | null;
  const answer = await fetch(url, { ...options, body: form, signal: AbortSignal.any(signals) });
  const { status, statusText, headers, body } = answer;
  const text = body === null || BODILESS.includes(status) ? null : Uint8Array.from(await readBody(body));
  return new Response(text, { status, statusText, headers });
}
