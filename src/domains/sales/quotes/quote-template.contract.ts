import { z } from 'zod';
import { VAT_REGIMES } from '#src/kernel/vat-regime.ts';

/** Line that can be copied into a quote; `hint` holds the published price when that is a range. */
export const TemplateLine = z.object({
  label: z.string(),
  unit: z.string(),
  /** Price without tax in euros; null when no price is published. */
  unit_price: z.number().nullable(),
  vat_rate: z.number(),
  hint: z.string(),
});
export type TemplateLine = z.infer<typeof TemplateLine>;

/** Templates for a new quote. */
export const QuoteTemplates = z.object({
  services: z.array(z.string()),
  lines: z.array(TemplateLine),
  default_vat_rate: z.number(),
  /** VAT regime that the company applies today. */
  vat_regime: z.enum(VAT_REGIMES),
  validity_days: z.int(),
});
export type QuoteTemplates = z.infer<typeof QuoteTemplates>;
