import type { ChatMessage } from '../chat.contract.ts';

/** Without any schema: the visitor's panel loads this file. */
export const PHOTO_MAX_BYTES = 5_000_000;

/** Message that the server has not stored yet. */
export interface Unsent {
  /** Chosen once: sent again under the same key, it stays one message. */
  key: string;
  message: string;
  hasPhoto: boolean;
  at: string;
  /** Why the server refused it; absent while it is queued. */
  problem?: string | undefined;
}

/** Result of a send attempt: stored, refused, to be retried after some seconds, or given up until the next start. */
export type Sent = 'sent' | 'halted' | { refused: string } | { retryAfterSeconds: number | undefined };

/** Returns the unsent messages: those that came back from the server under the same key are removed. */
export function stillUnsent<Queued extends { key: string }>(unsent: Queued[], known: ChatMessage[]): Queued[] {
  const arrived = new Set(known.map(({ client_key }) => client_key));
  return unsent.filter(({ key }) => !arrived.has(key));
}

/** Returns the oldest message that is not refused: messages are sent in the order of writing. */
export const nextToSend = <Queued extends Unsent>(unsent: Queued[]): Queued | undefined =>
  unsent.find(({ problem }) => problem === undefined);

/** Maps a response to a result; without one, or on a server error, the message stays queued. */
export function toOutcome(status: number, sentence: string, retryAfterSeconds?: number): Sent {
  const isPassing = status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;
  return isPassing ? { retryAfterSeconds } : { refused: sentence };
}

export type PhotoProblem = 'photoTooLarge' | 'photoNotImage';

export function photoProblem({ size, type }: { size: number; type: string }): PhotoProblem | undefined {
  if (!type.startsWith('image/')) return 'photoNotImage';
  return size > PHOTO_MAX_BYTES ? 'photoTooLarge' : undefined;
}
