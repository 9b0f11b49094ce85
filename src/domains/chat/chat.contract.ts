import { z } from 'zod';
import { ImageFile } from '#src/domains/media/media.contract.ts';
import { Count, Email, Id, Line, listQuery, NAME_MAX, Text } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';

/** Author of a message: the company, or the visitor. */
export const SENDER_TYPES = ['admin', 'user'] as const;
export type SenderType = (typeof SENDER_TYPES)[number];

export const CHAT_MESSAGE_MAX = 5_000;
export const CHAT_PHOTO_MAX_BYTES = 5_000_000;
/** Default and maximum number of messages per read. */
export const MESSAGES_PER_READ = 50;
export const MAX_MESSAGES_PER_READ = 100;
/** Seconds after their last activity in which administrators and visitors count as present (two minutes). */
export const PRESENCE_SECONDS = 120;
const PATH_MAX = 300;

export const ChatSessionId = z.string().regex(/^[\w-]{20,100}$/, 'Discussion inconnue.');

/** Identifies one conversation; `browserSecret` is added by the API endpoint. */
const named = { session_id: ChatSessionId, browserSecret: z.string().max(200).optional() };
export const ChatKey = z.object(named);
export type ChatKey = z.infer<typeof ChatKey>;

/** Missing or null means not specified. */
const SenderName = Line(NAME_MAX)
  .nullish()
  .transform((name) => name ?? undefined);
const SenderEmail = z
  .union([z.literal(''), Email])
  .nullish()
  .transform((email) => email ?? undefined);

export const NewChat = z.object({
  sender_name: SenderName,
  sender_email: SenderEmail,
  /** Path of the page where the visitor opened the chat. */
  page: Line(PATH_MAX).default(''),
  /** Added by the API endpoint. */
  browserSecret: z.string().max(200).optional(),
});
export const OpenedChat = z.object({ session_id: z.string() });

export const ChatMessage = z.object({
  id: z.int(),
  session_id: z.string(),
  sender_type: z.enum(SENDER_TYPES),
  sender_name: z.string(),
  sender_email: z.string(),
  message: z.string(),
  /** URL of a picture; null if there is none. */
  photo: z.string().nullable(),
  /** Key chosen by the sender, so that a screen recognises its own message. */
  client_key: z.string().nullable(),
  created_at: z.string(),
  /** Time when the other side read it. */
  read_at: z.string().nullable(),
  /** Time when it was emailed to an absent visitor. */
  mailed_at: z.string().nullable(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
export const ChatMessagePage = getPage(ChatMessage);

/** Newest messages, or those before or after one; oldest first. `meta.total` counts the whole conversation. */
export const ChatMessageQuery = z.object({
  ...named,
  before: Id.optional(),
  after: Id.optional(),
  limit: Count(MAX_MESSAGES_PER_READ).optional(),
});

export const NewChatMessage = z.object({
  ...named,
  message: Text(CHAT_MESSAGE_MAX).default(''),
  /** Used for visitors only: an administrator's name comes from the session. */
  sender_name: SenderName,
  sender_email: SenderEmail,
  /** Accepted but ignored: the server determines the sender. */
  sender_type: z.string().max(20).optional(),
  /** Image file; by multipart form only. */
  photo: ImageFile.optional(),
});

/** Conversation in the list of the back office. */
export const ChatSession = z.object({
  session_id: z.string(),
  sender_name: z.string(),
  sender_email: z.string(),
  page: z.string(),
  last_message: z.string(),
  last_message_at: z.string(),
  message_count: z.int(),
  unread_count: z.int(),
  /** Whether the visitor has the conversation open. */
  is_visitor_there: z.boolean(),
  visitor_seen_at: z.string(),
  /** Message it was converted to. */
  contact_message_id: z.int().nullable(),
  quote_id: z.int().nullable(),
  created_at: z.string(),
});
export type ChatSession = z.infer<typeof ChatSession>;
export const ChatSessionPage = getPage(ChatSession);
export const ChatListQuery = z.object({
  ...listQuery(['last_message_at']),
  /** Only conversations with unread visitor messages. */
  unread_only: z.enum(['true', 'false']).optional(),
});
export type ChatListQuery = z.infer<typeof ChatListQuery>;

/** Data that visitors may see of their own conversation. */
export const OwnChat = z.object({ sender_name: z.string(), sender_email: z.string(), unread_count: z.int() });
export type OwnChat = z.infer<typeof OwnChat>;
export const ChatVisitor = z.object({
  ...named,
  sender_name: SenderName,
  sender_email: SenderEmail,
});

/** Status for the chat button of the public site. */
export const ChatStatus = z.object({
  is_enabled: z.boolean(),
  /** Whether an administrator is online. */
  is_online: z.boolean(),
  /** Whether the company is within its opening hours. */
  is_open: z.boolean(),
  company: z.string(),
  greeting: z.string(),
  /** Text shown while nobody is online; names the next opening. */
  away: z.string(),
});
export type ChatStatus = z.infer<typeof ChatStatus>;

/** Message as the transcript needs it. */
export interface SentMessage {
  sender_type: SenderType;
  sender_name: string;
  message: string;
  hasPhoto: boolean;
  created_at: string;
}
