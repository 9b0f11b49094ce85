import { z } from 'zod';

/** Events that a person can choose, in the order of the screen. */
export const WEBHOOK_EVENTS = [
  'contact.request_created',
  'quote.accepted',
  'invoice.issued',
  'payment.received',
  'testimonial.submitted',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Event of the button that tries an endpoint; it is sent to every endpoint. */
export const TEST_EVENT = 'test.ping';
export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;

const Person = { client_name: z.string(), client_email: z.string() };

/**
 * What each event says: ids to read more by the API, amounts in euros as the API has them. Fields that are not named
 * here do not leave; no link of a customer and no number that opens one is among them.
 */
export const EVENT_DATA = {
  'contact.request_created': z.object({
    id: z.int(),
    quote_id: z.int().nullable(),
    /** First message of the exchange that this one answers. */
    in_reply_to: z.int().nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
  }),
  'quote.accepted': z.object({
    id: z.int(),
    number: z.string(),
    /** Contract that an amendment changes. */
    amends_id: z.int().nullable(),
    ...Person,
    net: z.number().nullable(),
    gross: z.number().nullable(),
    /** `customer`: signed on the site; `office`: entered in the back office. */
    accepted_by: z.enum(['customer', 'office']),
    accepted_at: z.string(),
  }),
  'invoice.issued': z.object({
    id: z.int(),
    number: z.string(),
    kind: z.string(),
    order_id: z.int().nullable(),
    quote_id: z.int().nullable(),
    /** For a credit note: the invoice that it cancels. */
    credits: z.object({ id: z.int(), number: z.string() }).nullable(),
    ...Person,
    net: z.number(),
    vat: z.number(),
    gross: z.number(),
    issued_on: z.string(),
    due_on: z.string(),
    is_demo: z.boolean(),
  }),
  'payment.received': z.object({
    id: z.int(),
    quote_id: z.int().nullable(),
    order_id: z.int().nullable(),
    invoice_id: z.int().nullable(),
    customer_name: z.string(),
    customer_email: z.string(),
    amount: z.number(),
    means: z.string(),
    received_on: z.string(),
    is_demo: z.boolean(),
  }),
  'testimonial.submitted': z.object({
    id: z.int(),
    name: z.string(),
    location: z.string(),
    rating: z.int(),
    content: z.string(),
    is_active: z.boolean(),
  }),
} satisfies Record<WebhookEvent, z.ZodType>;

export type EventData = { [Type in WebhookEvent]: z.input<(typeof EVENT_DATA)[Type]> };
