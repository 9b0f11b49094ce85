import { z } from 'zod';
import { Email, Line, NAME_MAX, Text } from '#src/kernel/fields.ts';
import { CHAT_MESSAGE_MAX, SENDER_TYPES } from './chat.contract.ts';

/** Conversation imported from the past: it notifies nobody, and no visitor can return to it. */
export const RecordedChat = z.object({
  name: Line(NAME_MAX),
  email: z.union([z.literal(''), Email]),
  page: Line(300),
  /** Messages from first to last. */
  messages: z
    .array(
      z.object({
        side: z.enum(SENDER_TYPES),
        name: Line(NAME_MAX),
        message: Text(CHAT_MESSAGE_MAX, 1),
        at: z.iso.datetime(),
      }),
    )
    .min(1),
  /** Whether the company has read the visitor's last messages; those before an answer count as read. */
  isRead: z.boolean(),
});
export type RecordedChat = z.infer<typeof RecordedChat>;
