import { z } from 'zod';
import { Id, Line, NAME_MAX } from '#src/kernel/fields.ts';
import { ContractTerms, PricedDocument } from '#src/kernel/priced-document.ts';
import { AmendmentView } from './quote-amendment.contract.ts';

/** Contract of a sent quote as its customer sees it: behind the emailed link, or in the account. */

export const DECISIONS = ['accepted', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];
/** States that a customer can see; `changed` means that the company changed the quote after sending it. */
export const OFFER_STATES = ['open', 'expired', 'changed', 'accepted', 'rejected', 'withdrawn'] as const;
export type OfferState = (typeof OFFER_STATES)[number];
export const CHANNELS = ['link', 'account', 'office'] as const;

/** Days after acceptance during which the customer can withdraw (C. conso L221-18). */
export const WITHDRAWAL_DAYS = 14;

const TOKEN_MAX = 100;
/** Any text: a malformed token is treated like an unknown one. */
export const QuoteLinkKey = z.object({ token: z.string().max(TOKEN_MAX) });

const AGREED = 'Cochez la case pour continuer.';
const Answer = {
  decision: z.enum(DECISIONS, 'Choisissez d’accepter ou de refuser.'),
  name: Line(NAME_MAX, 2),
  consent: z.literal(true, AGREED),
  /** Whether the customer asks for the works to begin before the withdrawal period ends. */
  early_start: z.boolean('Cochez ou laissez vide la demande de début anticipé.').optional(),
};
export const LinkDecision = QuoteLinkKey.extend(Answer);
export const OwnQuoteKey = z.object({ id: Id });
export const OwnDecision = OwnQuoteKey.extend({
  ...Answer,
  /** Document that the customer read; refused when another version was sent since. */
  document_hash: z.string().max(TOKEN_MAX).optional(),
});

const CONFIRMED = 'Confirmez la rétractation pour continuer.';
export const LinkWithdrawal = QuoteLinkKey.extend({ confirm: z.literal(true, CONFIRMED) });
export const OwnWithdrawal = OwnQuoteKey.extend({ confirm: z.literal(true, CONFIRMED) });

/** Sent quote; amounts outside the document are in euros. */
export const QuoteOffer = z.object({
  id: z.int(),
  number: z.string(),
  state: z.enum(OFFER_STATES),
  /** Identifies the document that an answer agrees to. */
  document_hash: z.string(),
  /** Document as sent; null when it is no longer valid. */
  document: PricedDocument.nullable(),
  valid_until: z.string().nullable(),
  /** Statement that each answer agrees to. */
  statements: z.record(z.enum(DECISIONS), z.string()),
  /** How the contract is concluded, and with whom. */
  contract: ContractTerms,
  /** Words of the request to begin before the withdrawal period ends; empty where there is no such period. */
  early_start: z.string(),
  decided_at: z.string().nullable(),
  decided_by: z.string(),
  withdrawn_at: z.string().nullable(),
  /** Last day for withdrawing from an accepted quote; null when withdrawal is not possible. */
  withdrawal_until: z.string().nullable(),
  /** Last day on which no payment may be received; null when payments are allowed. */
  no_payment_until: z.string().nullable(),
  /** Contract that this amendment changes, and its place; null for a quote. */
  amends: z.object({ number: z.string(), place: z.int() }).nullable(),
  /** Amendments that were sent or answered. */
  amendments: z.array(AmendmentView),
  /** Total of the contract: the document and its accepted amendments. */
  gross: z.number(),
  deposit: z.number(),
  paid: z.number(),
  due: z.number(),
  can_pay: z.boolean(),
  company: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
});
export type QuoteOffer = z.infer<typeof QuoteOffer>;

/** Customer who answers, with IP address. */
export const DecisionMaker = z.object({
  channel: z.enum(CHANNELS),
  name: z.string(),
  user_id: z.int().nullable(),
  ip: z.string(),
  user_agent: z.string(),
});
export type DecisionMaker = z.infer<typeof DecisionMaker>;

export const SentQuoteReceipt = z.object({
  id: z.int(),
  number: z.string(),
  email: z.string(),
  sent_at: z.string(),
  valid_until: z.string(),
});

/** PDF file to serve. */
export const RenderedQuote = z.object({ number: z.string(), bytes: z.instanceof(Uint8Array<ArrayBufferLike>) });
