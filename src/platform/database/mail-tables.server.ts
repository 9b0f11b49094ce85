import type { Instant } from './column-types.server.ts';

/** What an email said, from which a message was taken. */
export interface ContactEmailRow {
  message_id: number;
  /** Address that wrote it, when it is not the one of the message; else empty. */
  sender: string;
  /** Whole text with its quotations; empty when the message says all of it. */
  text: string;
}

/** Email that was taken or left, so that another copy of it is recognised. */
export interface IncomingEmailRow {
  /** Hash of its Message-ID. */
  key: string;
  received_at: Instant;
}
