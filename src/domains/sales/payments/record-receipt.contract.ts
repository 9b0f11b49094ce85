import { z } from 'zod';
import { MEANS } from '#src/domains/sales/ledger/ledger.contract.ts';
import { Flag, Id, Line, SEARCH_MAX } from '#src/kernel/fields.ts';
import { Euros } from '#src/kernel/priced-lines.ts';

const REFERENCE_MAX = 60;
const BANK_MAX = 80;
const REASON_MAX = 300;

const DAY_MISSING = 'Indiquez le jour de l’encaissement.';
const REASON_MISSING = 'Indiquez le motif de l’annulation.';

/** Money that the office received: on an invoice, on an accepted quote, or on an order. Amount in euros. */
export const NewReceipt = z.object({
  quoteId: Id.nullish(),
  orderId: Id.nullish(),
  invoiceId: Id.nullish(),
  amount: Euros(1),
  means: z.enum(MEANS, 'Choisissez le moyen de paiement.'),
  received_on: z.iso.date(DAY_MISSING),
  /** Number of the cheque, wording of the transfer. */
  reference: Line(REFERENCE_MAX).default(''),
  /** Bank of a cheque. */
  bank: Line(BANK_MAX).default(''),
  /** Records a receipt although an equal one of the same day exists. */
  is_again: Flag.default(false),
});
export type NewReceipt = z.input<typeof NewReceipt>;
export type ReceivedMoney = z.output<typeof NewReceipt>;

export const Reversal = z.object({
  id: Id,
  reason: Line(REASON_MAX).pipe(z.string().min(1, REASON_MISSING)),
});

const REFUND_DAY_MISSING = 'Indiquez le jour du remboursement.';

/** Money that the office gave back of a payment; amount in euros. */
export const NewRefund = z.object({
  id: Id,
  amount: Euros(1),
  means: z.enum(MEANS, 'Choisissez le moyen de paiement.'),
  refunded_on: z.iso.date(REFUND_DAY_MISSING),
  reference: Line(REFERENCE_MAX).default(''),
  reason: Line(REASON_MAX).default(''),
  /** Issues the credit note of the same amount on the payment's invoice. */
  credit: Flag.default(false),
  /** What the editor read as refunded of this payment; a refund booked meanwhile is refused as stale. */
  refunded: Euros().optional(),
});
export type NewRefund = z.input<typeof NewRefund>;

/** Refund that was recorded by mistake: the last one of a payment that stands. */
export const RefundReversal = Reversal.extend({
  /** What the editor read as refunded of this payment; a change since is refused as stale. */
  refunded: Euros().optional(),
});

/** Document on which money can be recorded; the amount due in euros. */
export const ReceiptTarget = z.object({
  quote_id: z.int().nullable(),
  /** Order without a quote. */
  order_id: z.int().nullable(),
  invoice_id: z.int().nullable(),
  number: z.string(),
  client_name: z.string(),
  subject: z.string(),
  due: z.number(),
});
export type ReceiptTarget = z.infer<typeof ReceiptTarget>;

export const TargetQuery = z.object({
  search: Line(SEARCH_MAX).default(''),
  quoteId: Id.optional(),
  orderId: Id.optional(),
  invoiceId: Id.optional(),
});

/** Entry of the ledger as the back office reads it; amount in euros. */
export const PaymentEntry = z.object({
  id: z.int(),
  at: z.string(),
  received_on: z.string(),
  kind: z.string(),
  kind_text: z.string(),
  amount: z.number(),
  reason: z.string(),
});
export type PaymentEntry = z.infer<typeof PaymentEntry>;
export const PaymentEntries = z.array(PaymentEntry);

/** Frozen notice of money that was given back. */
export const RefundNotice = z.object({ id: z.int(), number: z.string(), created_at: z.string() });
export type RefundNotice = z.infer<typeof RefundNotice>;
export const RefundNotices = z.array(RefundNotice);
/** PDF of a notice. */
export const RenderedNotice = z.object({ number: z.string(), bytes: z.instanceof(Uint8Array<ArrayBufferLike>) });
export const RefundNoticeKey = z.object({ id: Id, notice: Id });
