import { z } from 'zod';
import { PricedDocument } from '#src/kernel/priced-document.ts';
import { LineView } from '#src/kernel/priced-lines.ts';

/** Money that a paper deducted and that no longer counts; in euros, with the number on which it is to be paid again. */
export const VoidedMoney = z.object({ number: z.string(), amount: z.number() });
export type VoidedMoney = z.infer<typeof VoidedMoney>;

/** Invoice that was issued for the order, as it was frozen, with its payment state. */
export const IssuedSheet = z.object({
  number: z.string(),
  state: z.enum(['open', 'part', 'paid', 'credited']),
  paid: z.number(),
  due: z.number(),
  /** Number of the credit note that cancels it. */
  credited_by: z.string().nullable(),
  document: PricedDocument,
  voided: z.array(VoidedMoney),
});
export type IssuedSheet = z.infer<typeof IssuedSheet>;

/** Printable invoice of an order: the issued one, else a preview; amounts in euros, days `YYYY-MM-DD`. */
export const PrintableInvoice = z.object({
  order_id: z.int(),
  /** Number of the issued invoice; of a preview the order's id padded to six digits. */
  number: z.string(),
  date: z.string(),
  /** Due day of the issued invoice; of a preview the deadline of the order. */
  due_date: z.string(),
  payment_terms_days: z.int(),
  /** “Payé” once the issued invoice is settled; of a preview for a completed order. */
  status: z.enum(['Payé', 'En attente']),
  client: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
  service: z.string(),
  description: z.string(),
  lines: z.array(LineView),
  /** Reason for charging no tax; empty when tax is charged. */
  vat_note: z.string(),
  /** Last invoice issued for the order, with its balance; null for a preview. */
  issued: IssuedSheet.nullable(),
  net: z.number(),
  vat: z.array(z.object({ rate: z.number(), net: z.number(), vat: z.number() })),
  vat_total: z.number(),
  total: z.number(),
  company: z.object({
    name: z.string(),
    legal_form: z.string(),
    street: z.string(),
    town: z.string(),
    phone: z.string(),
    email: z.string(),
    siret: z.string(),
    registry: z.string(),
    vat_number: z.string(),
    iban: z.string(),
    insurance: z.string(),
  }),
});
export type PrintableInvoice = z.infer<typeof PrintableInvoice>;
