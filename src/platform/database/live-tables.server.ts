import type { Generated } from 'kysely';
import type { Bit, Instant } from './column-types.server.ts';

/** Rows of live conversations, and of the channels that notify administrators. */

export interface ChatSessionRow {
  id: Generated<number>;
  /** Public id, used by visitor and screens: 256 random bits. */
  session_id: string;
  /** 1 when a browser opened it and holds its secret: then the id alone gives no access. */
  is_bound: Bit;
  user_id: number | null;
  sender_name: string;
  sender_email: string;
  /** Path of the page where the conversation began. */
  page: string;
  last_message: string;
  last_message_at: Instant;
  message_count: number;
  /** Number of visitor messages that the company has not read. */
  unread_count: number;
  /** Number of company messages that the visitor has not read. */
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
  /** Administrator who wrote the message. */
  user_id: number | null;
  message: string;
  media_key: string | null;
  /** Key chosen by the sender, so that a repeated send is stored once. */
  client_key: string | null;
  read_at: Instant | null;
  /** Time when the message was emailed to an absent visitor. */
  mailed_at: Instant | null;
  search_text: string;
  created_at: Instant;
}

/** Browser secret of a conversation: for the browser that opened it, or returned to it by a mailed link. */
export interface ChatBrowserRow {
  chat_id: number;
  bind_hash: string;
  created_at: Instant;
}

/** Mailed link that returns a visitor to their conversation, on any device. */
export interface ChatLinkRow {
  token_hash: string;
  chat_id: number;
  expires_at: Instant;
}

/** Device whose owner has agreed to push notifications (RFC 8030). */
export interface PushSubscriptionRow {
  id: Generated<number>;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string;
  /** Number of consecutive sends that the push service has refused. */
  failures: number;
  created_at: Instant;
  last_sent_at: Instant | null;
}

/** Secret that the server generates once and every node shares: the keys of web push. */
export interface ServerSecretRow {
  name: string;
  value: string;
  created_at: Instant;
}
