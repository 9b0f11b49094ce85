import type { Generated } from 'kysely';
import type { Bit, Instant } from './column-types.server.ts';

/** Rows of live conversations, and of how administrators are reached. */

export interface ChatSessionRow {
  id: Generated<number>;
  /** What visitor and screens name it by: 256 random bits. */
  session_id: string;
  /** 1 when a browser opened it: the id alone opens nothing then. */
  is_bound: Bit;
  user_id: number | null;
  sender_name: string;
  sender_email: string;
  /** Path of the page where it began. */
  page: string;
  last_message: string;
  last_message_at: Instant;
  message_count: number;
  /** Of the visitor's messages, not yet read by the company. */
  unread_count: number;
  /** Of the company's messages, not yet read by the visitor. */
  visitor_unread: number;
  visitor_seen_at: Instant;
  contact_message_id: number | null;
  quote_id: number | null;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface ChatMessageRow {
  id: Generated<number>;
  chat_id: number;
  sender_type: string;
  sender_name: string;
  sender_email: string;
  /** The administrator who wrote it. */
  user_id: number | null;
  message: string;
  media_key: string | null;
  /** Chosen by who sends: a repeated send is the same message. */
  client_key: string | null;
  read_at: Instant | null;
  /** When a letter took it to an absent visitor. */
  mailed_at: Instant | null;
  search_text: string;
  created_at: Instant;
}

/** Second half of the capability: a browser that opened the conversation, or came back to it by a mailed link. */
export interface ChatBindRow {
  chat_id: number;
  bind_hash: string;
  created_at: Instant;
}

/** A mailed link that brings a visitor back to their conversation, on whatever device. */
export interface ChatLinkRow {
  token_hash: string;
  chat_id: number;
  expires_at: Instant;
}

/** A device that its owner has agreed to be told on (RFC 8030). */
export interface PushSubscriptionRow {
  id: Generated<number>;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string;
  /** Sends that the push service has refused in a row. */
  failures: number;
  created_at: Instant;
  last_sent_at: Instant | null;
}

/** What the server has made for itself once and must find again on every node: the keys of web push. */
export interface ServerSecretRow {
  name: string;
  value: string;
  created_at: Instant;
}
