import { z } from 'zod';
import { Id, Line, MESSAGE_MAX, SUBJECT_MAX, Text } from '#src/kernel/fields.ts';
import { ContactMessage } from './contact.contract.ts';

/** Message as the customer who sent it reads it. */
export const OwnMessage = ContactMessage.omit({ photos: true, is_quarantined: true });
export type OwnMessage = z.infer<typeof OwnMessage>;
export const OwnMessageList = z.array(OwnMessage);

/** Customer's message: a new subject, or an answer within an exchange, which keeps its subject. */
export const OwnMessageRequest = z
  .object({
    subject: Line(SUBJECT_MAX).optional(),
    message: Text(MESSAGE_MAX, 1),
    in_reply_to: Id.nullish(),
  })
  .refine(({ subject, in_reply_to }) => Boolean(in_reply_to) || Boolean(subject), {
    path: ['subject'],
    error: 'Ce champ est obligatoire.',
  });

/** Form of a new message. */
export const NewOwnMessage = z.object({ subject: Line(SUBJECT_MAX, 1), message: Text(MESSAGE_MAX, 1) });
/** Form of an answer. */
export const OwnAnswer = NewOwnMessage.pick({ message: true });
