import { log } from '../log.server.ts';
import type { RowPages } from '../row-pages.server.ts';

/** Bytes handed to the connection at once: who takes them slowly is seen early. */
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
 * Text as a body that is made while it is taken: nothing is read before the first byte is wanted, and nothing more
 * once the client has left. A failure breaks the connection, so that no half file passes for a whole one.
 */
export function textStream(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const bytes = encodeTexts(texts);
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

async function* jsonTexts(rows: RowPages<unknown>): AsyncGenerator<string> {
  yield '{"success":true,"data":[';
  let separator = '';
  for await (const page of rows.pages()) {
    if (page.length === 0) continue;
    yield separator + JSON.stringify(page).slice(1, -1);
    separator = ',';
  }
  yield ']}';
}

/** The envelope of the API around a list that is read page by page. */
export const jsonRows = (rows: RowPages<unknown>): Response =>
  new Response(textStream(jsonTexts(rows)), { headers: { 'Content-Type': 'application/json' } });
