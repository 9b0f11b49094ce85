import { z } from 'zod';
import { CannedReplies } from '#src/domains/settings/canned-reply.contract.ts';
import { Email, Line, NAME_MAX, Phone, SUBJECT_MAX } from '#src/kernel/fields.ts';
import { ChatKey, ChatMessage } from './chat.contract.ts';

/** Schemas of conversation outcomes: a message, a quote, an email with a link back, or deletion. */

const SERVICE_MAX = 120;
/** Lifetime of a mailed link in days; it opens its conversation on several devices. */
export const LINK_DAYS = 30;
export const CHAT_KEPT_DAYS = 365;
/** Days an opened conversation without any message is kept. */
export const SILENT_KEPT_DAYS = 1;

const named = {
  ...ChatKey.shape,
  /** Takes precedence over what the visitor has entered. */
  name: Line(NAME_MAX).optional(),
  email: z.union([z.literal(''), Email]).optional(),
};
export const StoredChat = z.object({ ...named, subject: Line(SUBJECT_MAX).optional() });
/** Number of a deleted conversation, which is not the id that grants access to it. */
export const DeletedChat = z.object({ id: z.int() });
export const StoredAs = z.object({ contact_message_id: z.int() });

export const QuotedChat = z.object({
  ...named,
  phone: Phone.optional(),
  service_type: Line(SERVICE_MAX).optional(),
});
export const QuotedAs = z.object({ quote_id: z.int() });

export const ChatResumption = z.object({
  token: z.string().min(1).max(200),
  /** Added by the API endpoint. */
  browserSecret: z.string().max(200).optional(),
});

/** Message of a conversation in the visitor's data export. */
export const SentChatMessage = ChatMessage.pick({
  sender_type: true,
  sender_name: true,
  message: true,
  photo: true,
  created_at: true,
});
export type SentChatMessage = z.infer<typeof SentChatMessage>;
/** Conversation in the visitor's data export, without its messages. */
export const SentChat = z.object({ name: z.string(), email: z.string(), page: z.string(), created_at: z.string() });
export type SentChat = z.infer<typeof SentChat>;

/** Canned replies for staff, and the company's name and phone that fill their placeholders. */
export const CannedReplyList = z.object({ replies: CannedReplies, company: z.string(), phone: z.string() });
