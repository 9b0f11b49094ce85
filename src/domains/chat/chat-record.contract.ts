import { z } from 'zod';
import { Email, Line, NAME_MAX, Text } from '#src/kernel/fields.ts';
import { CHAT_MESSAGE_MAX, SENDER_TYPES } from './chat.contract.ts';

/** A conversation that was held before: nobody is told of it, and nobody comes back to it. */
export const RecordedChat = z.object({
  name: Line(NAME_MAX),
  email: z.union([z.literal(''), Email]),
  page: Line(300),
  /** From the first to the last. */
  said: z
    .array(
      z.object({
        side: z.enum(SENDER_TYPES),
        name: Line(NAME_MAX),
        message: Text(CHAT_MESSAGE_MAX, 1),
        at: z.iso.datetime(),
      }),
    )
    .min(1),
  /** Whether the company has read the visitor's last words; what came before an answer, it has. */
  isRead: z.boolean(),
});
export type RecordedChat = z.infer<typeof RecordedChat>;
