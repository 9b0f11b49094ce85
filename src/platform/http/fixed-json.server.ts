import type { Context } from 'hono';
import { type CachedDocument, composeDocument } from './cached-document.server.ts';
import { sendDocument } from './html-cache-endpoint.server.ts';

/** Serves a JSON answer that never changes while the process runs: compressed once, then sent from memory. */
export function fixedJson(read: () => object): (request: Context) => Promise<Response> {
  let composing: Promise<CachedDocument> | undefined;
  return async (request) => {
    composing ??= compose(read());
    return sendDocument(request, await composing);
  };
}

const compose = (value: object): Promise<CachedDocument> =>
  composeDocument(200, new Headers({ 'Content-Type': 'application/json' }), Buffer.from(JSON.stringify(value)), 'best');
