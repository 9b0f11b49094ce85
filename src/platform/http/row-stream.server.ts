import { log } from '../log.server.ts';
import { RowPages } from '../row-pages.server.ts';

/** Bytes passed to the connection at once, so that slow clients are noticed early. */
const PIECE_BYTES = 65_536;
const BROKEN = 'Le fichier n’a pas pu être terminé.';

const encoder = new TextEncoder();

function* splitBytes(text: string): Generator<Uint8Array> {
  const bytes = encoder.encode(text);
  for (let first = 0; first < bytes.byteLength; first += PIECE_BYTES) yield bytes.subarray(first, first + PIECE_BYTES);
}

async function* encodeTexts(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield* splitBytes(text);
}

/**
 * Returns bytes as a body that is created while it is read: nothing is read before the first pull, and nothing more
 * once the client has left. An error aborts the connection, so that a partial file cannot look complete.
 */
export function byteStream(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  let isLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await bytes.next();
          if (isLeft) return;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (cause) {
          log().error({ err: cause }, 'a streamed file was broken off');
          controller.error(new Error(BROKEN));
        }
      },
      cancel: async () => {
        isLeft = true;
        await bytes.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Returns text as a body, as `byteStream` does. */
export const textStream = (texts: AsyncIterable<string>): ReadableStream<Uint8Array> => byteStream(encodeTexts(texts));

type WithPages = Record<string, unknown>;
const hasPages = (value: unknown): value is WithPages =>
  typeof value === 'object' && value !== null && Object.values(value).some((field) => field instanceof RowPages);

async function* rowTexts(rows: RowPages<unknown>): AsyncGenerator<string> {
  yield '[';
  let separator = '';
  for await (const page of rows.pages()) {
    if (page.length === 0) continue;
    if (!page.some(hasPages)) yield separator + JSON.stringify(page).slice(1, -1);
    else yield* joinedTexts(page, separator);
    separator = ',';
  }
  yield ']';
}

async function* joinedTexts(rows: readonly unknown[], before: string): AsyncGenerator<string> {
  let separator = before;
  for (const row of rows) {
    yield separator;
    yield* jsonTexts(row);
    separator = ',';
  }
}

async function* fieldTexts(fields: WithPages): AsyncGenerator<string> {
  let separator = '{';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    yield `${separator}${JSON.stringify(name)}:`;
    yield* jsonTexts(value);
    separator = ',';
  }
  yield '}';
}

async function* jsonTexts(value: unknown): AsyncGenerator<string> {
  if (value instanceof RowPages) yield* rowTexts(value);
  else if (hasPages(value)) yield* fieldTexts(value);
  else yield JSON.stringify(value);
}

/** Sends the first text at once and joins the others, because each chunk costs a turn of the event loop. */
async function* gatherTexts(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let gathered = '';
  let isFirst = true;
  for await (const text of texts) {
    gathered += text;
    if (!isFirst && gathered.length < PIECE_BYTES) continue;
    yield gathered;
    gathered = '';
    isFirst = false;
  }
  if (gathered !== '') yield gathered;
}

/** Returns JSON whose lists are read page by page, also lists in the rows of a list. */
export const jsonStream = (value: unknown): ReadableStream<Uint8Array> => textStream(gatherTexts(jsonTexts(value)));

/** Wraps a list that is read page by page in the envelope of the API. */
export const jsonRows = (rows: RowPages<unknown>): Response =>
  new Response(jsonStream({ success: true, data: rows }), { headers: { 'Content-Type': 'application/json' } });
