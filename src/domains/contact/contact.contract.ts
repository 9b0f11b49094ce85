import { z } from 'zod';
import { ImageFile } from '#src/domains/media/media.contract.ts';
import {
  Email,
  Id,
  Line,
  listQuery,
  MESSAGE_MAX,
  NAME_MAX,
  nullAsEmpty,
  Phone,
  SUBJECT_MAX,
  Text,
} from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';

export const MESSAGE_STATUSES = ['unread', 'read', 'replied', 'archived'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const SORT_KEYS = ['created_at', 'name', 'email', 'status'] as const;
export const BULK_ACTIONS = ['read', 'replied', 'archive', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
export const BULK_MAX = 1_000;
/** Number of characters of a message shown in the table. */
export const PREVIEW_LENGTH = 100;
export const PHOTOS_MAX = 5;
/** Maximum form size with photos, in bytes. */
export const FORM_LIMIT_BYTES = 60_000_000;
/** Three years after the last contact, as stated on the form and the privacy page; in days. */
export const MESSAGE_KEPT_DAYS = 1_095;
/** Days that probable spam is kept. */
export const SPAM_KEPT_DAYS = 30;
/** Prefix of subjects that open a quote. */
export const QUOTE_SUBJECT = 'Demande de devis';

/** Visitor's message: the five documented fields, and the site form's additional ones that detect bots. */
export const ContactRequest = z.object({
  name: Line(NAME_MAX, 1),
  email: Email,
  phone: Phone.nullish().transform((phone) => phone ?? ''),
  subject: Line(SUBJECT_MAX, 1).default(QUOTE_SUBJECT),
  message: Text(MESSAGE_MAX, 1),
  /** Honeypot field, hidden from people: only a bot fills it. */
  website: z.string().max(500).optional(),
  /** Milliseconds between display and submission of the form, measured by the page. */
  elapsed_ms: z.coerce.number().int().min(0).optional(),
  /** Image files; by multipart form only. */
  photos: z.array(ImageFile).max(PHOTOS_MAX).default([]),
});

export const ContactReceipt = z.object({ id: z.int(), quote_id: z.int().nullable() });
export type ContactReceipt = z.infer<typeof ContactReceipt>;

/** Message as the back office reads it. */
export const ContactMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  statusText: z.string(),
  admin_response: z.string().nullable(),
  replied_at: z.string().nullable(),
  quote_id: z.int().nullable(),
  /** First message of the exchange that this one belongs to. */
  in_reply_to: z.int().nullable(),
  photos: z.array(z.string()),
  is_quarantined: z.boolean(),
  created_at: z.string(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
/** Message as stored, without the label of its status. */
export type StoredMessage = Omit<ContactMessage, 'statusText'>;
export const ContactMessagePage = getPage(ContactMessage);

/** What an email said, from which a message was taken. */
export const ReceivedEmail = z.object({
  /** Address that wrote it, when it is not the one of the message; else empty. */
  sender: z.string(),
  /** Whole text with its quotations; empty when the message says all of it. */
  text: z.string(),
});
export type ReceivedEmail = z.infer<typeof ReceivedEmail>;

/** One turn of an exchange: the customer's message and the answer. */
export const ExchangeTurn = ContactMessage.pick({
  id: true,
  message: true,
  created_at: true,
  admin_response: true,
  replied_at: true,
}).extend({ received_email: ReceivedEmail.nullable() });
export type ExchangeTurn = z.infer<typeof ExchangeTurn>;
/** Message with the other turns of its exchange, oldest first. */
export const MessageInExchange = ContactMessage.extend({
  received_email: ReceivedEmail.nullable(),
  exchange: z.array(ExchangeTurn),
});
export type MessageInExchange = z.infer<typeof MessageInExchange>;

export const MessageListQuery = z.object({
  ...listQuery([...SORT_KEYS]),
  status: z.enum(MESSAGE_STATUSES).optional(),
});
export type MessageListQuery = z.infer<typeof MessageListQuery>;
/** Query for every message of a list; probable spam can be excluded. */
export const MessageExport = MessageListQuery.omit({ page: true, per_page: true }).extend({
  spam: z.enum(['with', 'without']).default('with'),
});
export type MessageExport = z.input<typeof MessageExport>;
export const MessageStatusQuery = z.object({ ...listQuery([...SORT_KEYS]), status: z.enum(MESSAGE_STATUSES) });

export const MessageKey = z.object({ id: Id });
export const MessageChange = z.object({
  id: Id,
  status: z.enum(MESSAGE_STATUSES).optional(),
  admin_response: Text(MESSAGE_MAX).nullable().optional(),
});
export const MessageReply = z.object({ id: Id, reply: nullAsEmpty(Text(MESSAGE_MAX)).default('') });
export const MessageBulk = z.object({ ids: z.array(Id).min(1).max(BULK_MAX), action: z.enum(BULK_ACTIONS) });
export const BulkResult = z.object({ changed: z.int() });

export const MessageStatistics = z.object({ total: z.int(), unread: z.int(), read: z.int(), replied: z.int() });
export type MessageStatistics = z.infer<typeof MessageStatistics>;

/** Message in its sender's data export. */
export const SentMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  admin_response: z.string().nullable(),
  /** What the person wrote by email, quotations included. */
  received_email: ReceivedEmail.nullable(),
  created_at: z.string(),
});
export type SentMessage = z.infer<typeof SentMessage>;
