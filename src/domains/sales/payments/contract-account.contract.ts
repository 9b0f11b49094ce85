import { z } from 'zod';
import { INVOICE_KINDS } from '#src/domains/sales/invoices/invoice.contract.ts';
import { LEDGER_KINDS, MEANS } from '#src/domains/sales/ledger/ledger.contract.ts';
import { Id } from '#src/kernel/fields.ts';
import { Receipt } from './payment.contract.ts';

/** Names a contract by its quote, its order, or a document issued under it. */
export const ContractQuery = z.object({
  quoteId: Id.optional(),
  orderId: Id.optional(),
  invoiceId: Id.optional(),
});
export type ContractQuery = z.infer<typeof ContractQuery>;

/** Names a contract of the caller, or that of an emailed link. */
export const OwnContractQuery = z.object({
  quoteId: Id.optional(),
  invoiceId: Id.optional(),
  token: z.string().max(100).optional(),
});
export type OwnContractQuery = z.infer<typeof OwnContractQuery>;

/** Document issued under a contract; amounts in euros, negative for a credit note. */
const AccountDocument = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  issued_on: z.string(),
  due_on: z.string(),
  gross: z.number(),
  paid: z.number(),
  due: z.number(),
  /** What it deducted of money that was cancelled or given back since. */
  voided: z.number(),
  /** Number of the invoice that a credit note corrects. */
  credits: z.string(),
});
export type AccountDocument = z.infer<typeof AccountDocument>;

/** Movement of money; amount in euros, negative where it went back or was never received. */
const AccountMovement = z.object({
  id: z.int(),
  received_on: z.string(),
  kind: z.enum(LEDGER_KINDS),
  means: z.enum(MEANS),
  amount: z.number(),
  reference: z.string(),
  bank: z.string(),
  /** Why the office changed it; empty for the customer. */
  reason: z.string(),
  payment_id: z.int().nullable(),
});
export type AccountMovement = z.infer<typeof AccountMovement>;

/** Payment as its customer exports it: what was received and given back, with day and means. */
export const OwnPayment = Receipt.extend({ movements: z.array(AccountMovement) });
export type OwnPayment = z.infer<typeof OwnPayment>;

/** Account of a contract; amounts in euros. */
export const ContractAccountView = z.object({
  quote_id: z.int().nullable(),
  order_id: z.int().nullable(),
  /** Number of the quote, or of the order where there is none. */
  number: z.string(),
  title: z.string(),
  customer_name: z.string(),
  /** True after a withdrawal or a cancellation, and before an agreement. */
  is_closed: z.boolean(),
  /** What is to be given back after a withdrawal, and its last day; null when nothing is. */
  refund_due: z.number(),
  refund_by: z.string().nullable(),
  /** Most that the works done before a withdrawal can cost; null where none can be billed. */
  begun_most: z.number().nullable(),
  contract: z.number(),
  invoiced: z.number(),
  credited: z.number(),
  received: z.number(),
  refunded: z.number(),
  to_invoice: z.number(),
  to_receive: z.number(),
  /** What issued documents ask for today. */
  due: z.number(),
  /** Received beyond what is owed. */
  surplus: z.number(),
  documents: z.array(AccountDocument),
  movements: z.array(AccountMovement),
});
export type ContractAccountView = z.infer<typeof ContractAccountView>;

/** Money to give back after a withdrawal; amount in euros. */
export const RefundDue = z.object({
  quote_id: z.int(),
  number: z.string(),
  customer_name: z.string(),
  amount: z.number(),
  refund_by: z.string(),
});
export type RefundDue = z.infer<typeof RefundDue>;
