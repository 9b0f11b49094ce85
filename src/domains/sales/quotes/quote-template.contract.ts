import { z } from 'zod';
import { VAT_REGIMES } from '#src/domains/sales/pricing/price.contract.ts';

/** A line that can be taken over into a quote; what its published price was, when it is a range, stands in `hint`. */
export const TemplateLine = z.object({
  label: z.string(),
  unit: z.string(),
  /** Without tax, euros; null where no price is published. */
  unit_price: z.number().nullable(),
  vat_rate: z.number(),
  hint: z.string(),
});
export type TemplateLine = z.infer<typeof TemplateLine>;

/** What a new quote begins from. */
export const QuoteTemplates = z.object({
  services: z.array(z.string()),
  lines: z.array(TemplateLine),
  default_vat_rate: z.number(),
  /** Which VAT the company charges today. */
  vat_regime: z.enum(VAT_REGIMES),
  validity_days: z.int(),
});
export type QuoteTemplates = z.infer<typeof QuoteTemplates>;
