import { type ApiRequest, transmit } from '../../http/request.ts';

/** Bytes after which the reading of an answer ends. */
export const READ_MAX_BYTES = 25_000_000;
/** Characters of a text that are shown. */
export const SHOWN_MAX = 100_000;

const SHOWN_HEADERS = [
  'content-type',
  'content-disposition',
  'x-request-id',
  'retry-after',
  'idempotency-replayed',
  'etag',
  'allow',
  'x-maintenance',
];
const TEXT = /^text\/|[/+](json|xml)\b/;
const FILE_NAME = /filename="([^"]+)"/;

export interface CallAnswer {
  status: number;
  ms: number;
  bytes: number;
  headers: [name: string, value: string][];
  /** A refusal's sentence. */
  message: string;
  /** The beginning of a text; undefined for other content. */
  text: string | undefined;
  isShortened: boolean;
  /** Whether it was read to its end, up to the limit, or until the reader stopped it. */
  end: 'whole' | 'cut' | 'stopped';
  /** To save, for what is a file or not shown whole. */
  file?: { name: string; content: Blob };
}

interface Reading {
  chunks: Uint8Array<ArrayBuffer>[];
  bytes: number;
  end: CallAnswer['end'];
}

async function readBounded(
  response: Response,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Reading> {
  const reading: Reading = { chunks: [], bytes: 0, end: 'whole' };
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || value === undefined) return reading;
      reading.chunks.push(value);
      reading.bytes += value.byteLength;
      onBytes(reading.bytes);
      if (reading.bytes <= READ_MAX_BYTES) continue;
      await reader?.cancel();
      return { ...reading, end: 'cut' };
    }
  } catch (cause) {
    if (!signal.aborted) throw cause;
    return { ...reading, end: 'stopped' };
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns JSON with one value a line, and every other text unchanged. */
function toReadable(text: string, json: unknown): string {
  return json === undefined ? text : JSON.stringify(json, null, 2);
}

const getMessage = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'message' in json && typeof json.message === 'string'
    ? json.message
    : '';

/**
 * Sends a call and reads its answer, up to a limit.
 * @param onBytes receives the number of bytes so far.
 * @throws ApiError of status 0 when no answer arrives; the reason of `signal` when it ends the call before.
 */
export async function sendCall(
  path: string,
  request: ApiRequest & { signal: AbortSignal },
  onBytes: (bytes: number) => void,
): Promise<CallAnswer> {
  const start = performance.now();
  const response = await transmit(path, { ...request, accept: '*/*' });
  const { chunks, bytes, end } = await readBounded(response, request.signal, onBytes);
  const ms = Math.round(performance.now() - start);
  const type = response.headers.get('content-type') ?? '';
  const disposition = response.headers.get('content-disposition') ?? '';
  const content = new Blob(chunks, { type });
  const text = TEXT.test(type) ? await content.text() : undefined;
  const json = type.includes('json') && text !== undefined ? parsed(text) : undefined;
  const readable = text === undefined ? undefined : toReadable(text, json);
  const isShortened = readable !== undefined && readable.length > SHOWN_MAX;
  const isFile = bytes > 0 && end === 'whole' && (text === undefined || isShortened || disposition !== '');
  const name = FILE_NAME.exec(disposition)?.[1] ?? (type.includes('json') ? 'reponse.json' : 'reponse.txt');
  return {
    ...{ status: response.status, ms, bytes, end, isShortened },
    headers: SHOWN_HEADERS.flatMap((header) => {
      const value = response.headers.get(header);
      return value === null ? [] : [[header, value] as [string, string]];
    }),
    message: response.ok ? '' : getMessage(json),
    text: readable?.slice(0, SHOWN_MAX),
    ...(isFile && { file: { name, content } }),
  };
}
