import { z } from 'zod';
import { CannedReplies } from '#src/domains/settings/canned-reply.contract.ts';
import { Email, Line, NAME_MAX, Phone, SUBJECT_MAX } from '#src/kernel/fields.ts';
import { ChatKey, ChatMessage } from './chat.contract.ts';

/** What becomes of a conversation: a message, a quote, a letter with a way back to it, or nothing. */

const SERVICE_MAX = 120;
/** A mailed link opens its conversation so long, on several devices. */
export const LINK_DAYS = 30;
export const CHAT_KEPT_DAYS = 365;
/** Of a conversation that was opened and in which nothing was said. */
export const SILENT_KEPT_DAYS = 1;

const named = {
  ...ChatKey.shape,
  /** What stands here wins over what the visitor has said. */
  name: Line(NAME_MAX).optional(),
  email: z.union([z.literal(''), Email]).optional(),
};
export const KeptChat = z.object({ ...named, subject: Line(SUBJECT_MAX).optional() });
export const KeptAs = z.object({ contact_message_id: z.int() });

export const QuotedChat = z.object({
  ...named,
  phone: Phone.optional(),
  service_type: Line(SERVICE_MAX).optional(),
});
export const QuotedAs = z.object({ quote_id: z.int() });

export const ChatResumption = z.object({
  token: z.string().min(1).max(200),
  /** Half that stays in the browser, made by the door. */
  bind: z.string().max(200).optional(),
});

/** A message of a conversation as its visitor may take it away. */
export const SentChatMessage = ChatMessage.pick({
  sender_type: true,
  sender_name: true,
  message: true,
  photo: true,
  created_at: true,
});
export type SentChatMessage = z.infer<typeof SentChatMessage>;
/** A conversation as its visitor may take it away, beside its messages. */
export const SentChat = z.object({ name: z.string(), email: z.string(), page: z.string(), created_at: z.string() });
export type SentChat = z.infer<typeof SentChat>;

/** What is at hand to those who answer: ready replies, and the company's name and telephone that stand in them. */
export const CannedDesk = z.object({ replies: CannedReplies, company: z.string(), phone: z.string() });
