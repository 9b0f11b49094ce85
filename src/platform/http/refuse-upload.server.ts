import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '#src/kernel/errors.ts';
import { retryHeaders } from '../refusal.server.ts';
import { readClientAddress } from './client-address.server.ts';
import { CLOSED_POLICY } from './security-headers.server.ts';
import { SENTENCE_HEADERS, sentencePage } from './sentence-page.server.ts';
import { closeAfterAnswer } from './unread-body.server.ts';
import { takeUploadPlace } from './upload-places.server.ts';

const TOO_MANY = 429;

/**
 * Refuses a page's form with files directly in Node when its address has no upload slot left: thousands of such
 * requests cost no framework and no render. The slot itself is taken when the form is read.
 * @returns whether the request was refused and answered.
 */
export function refuseUpload(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers, url = '/', socket } = request;
  if (method !== 'POST' || url.startsWith('/api/')) return false;
  if (!/^multipart\//i.test(headers['content-type'] ?? '')) return false;
  const forwardedFor = headers['x-forwarded-for'] as string | undefined;
  try {
    takeUploadPlace(readClientAddress(socket.remoteAddress, forwardedFor).address)();
    return false;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    closeAfterAnswer(request, response);
    response.writeHead(TOO_MANY, {
      ...retryHeaders(error),
      ...SENTENCE_HEADERS,
      'Content-Security-Policy': CLOSED_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': randomUUID(),
    });
    response.end(sentencePage(error.message));
    return true;
  }
}
