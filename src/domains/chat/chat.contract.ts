import { z } from 'zod';
import { ImageFile } from '#src/domains/media/media.contract.ts';
import { Count, Email, Id, Line, listQuery, NAME_MAX, Text } from '#src/kernel/fields.ts';
import { pageOf } from '#src/kernel/pagination.ts';

/** Who wrote a message: the company, or the visitor. */
export const SENDER_TYPES = ['admin', 'user'] as const;
export type SenderType = (typeof SENDER_TYPES)[number];

export const CHAT_MESSAGE_MAX = 5_000;
export const CHAT_PHOTO_MAX_BYTES = 5_000_000;
/** Messages of a conversation read at once, and the most one may ask for. */
export const MESSAGES_PER_READ = 50;
export const MAX_MESSAGES_PER_READ = 100;
/** An administrator who did something in the last two minutes is there; so is a visitor. */
export const PRESENCE_SECONDS = 120;
const PATH_MAX = 300;

export const ChatSessionId = z.string().regex(/^[\w-]{20,100}$/, 'Discussion inconnue.');

/** Whoever asks about one conversation: `bind` is the browser's half of the capability, added by the door. */
const named = { session_id: ChatSessionId, bind: z.string().max(200).optional() };
export const ChatKey = z.object(named);
export type ChatKey = z.infer<typeof ChatKey>;

/** What is not given, or null, is not said. */
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
  /** Path of the page where the visitor begins. */
  page: Line(PATH_MAX).default(''),
  /** Half that stays in the browser, made by the door. */
  bind: z.string().max(200).optional(),
});
export const OpenedChat = z.object({ session_id: z.string() });

export const ChatMessage = z.object({
  id: z.int(),
  session_id: z.string(),
  sender_type: z.enum(SENDER_TYPES),
  sender_name: z.string(),
  sender_email: z.string(),
  message: z.string(),
  /** Address of a picture; null when there is none. */
  photo: z.string().nullable(),
  /** What the sender called it, so that a screen knows its own message again. */
  client_key: z.string().nullable(),
  created_at: z.string(),
  /** When the other side read it. */
  read_at: z.string().nullable(),
  /** When a letter took it to an absent visitor. */
  mailed_at: z.string().nullable(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
export const ChatMessagePage = pageOf(ChatMessage);

/** The newest, or those before or after one that is known; oldest first. `meta.total` counts the whole conversation. */
export const ChatMessageQuery = z.object({
  ...named,
  before: Id.optional(),
  after: Id.optional(),
  limit: Count(MAX_MESSAGES_PER_READ).optional(),
});

export const NewChatMessage = z.object({
  ...named,
  message: Text(CHAT_MESSAGE_MAX).default(''),
  /** Read for the visitor alone: who an administrator is, their session says. */
  sender_name: SenderName,
  sender_email: SenderEmail,
  /** Taken and not believed: who writes is known. */
  sender_type: z.string().max(20).optional(),
  /** Image file; it comes by a multipart form only. */
  photo: ImageFile.optional(),
});

/** A conversation in the list of the back office. */
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
  /** What it was turned into. */
  contact_message_id: z.int().nullable(),
  quote_id: z.int().nullable(),
  created_at: z.string(),
});
export type ChatSession = z.infer<typeof ChatSession>;
export const ChatSessionPage = pageOf(ChatSession);
export const ChatListQuery = z.object({
  ...listQuery(['last_message_at']),
  /** Only those that wait for an answer to be read. */
  unread_only: z.enum(['true', 'false']).optional(),
});
export type ChatListQuery = z.infer<typeof ChatListQuery>;

/** What the visitor sees of their own conversation. */
export const OwnChat = z.object({ sender_name: z.string(), sender_email: z.string(), unread_count: z.int() });
export type OwnChat = z.infer<typeof OwnChat>;
export const ChatVisitor = z.object({
  ...named,
  sender_name: SenderName,
  sender_email: SenderEmail,
});

/** What the button on the public site needs to know. */
export const ChatStatus = z.object({
  is_enabled: z.boolean(),
  /** Whether an administrator is there. */
  is_online: z.boolean(),
  /** Whether these are hours in which the company answers. */
  is_open: z.boolean(),
  company: z.string(),
  greeting: z.string(),
  /** Said while nobody is there; names the next opening. */
  away: z.string(),
});
export type ChatStatus = z.infer<typeof ChatStatus>;
