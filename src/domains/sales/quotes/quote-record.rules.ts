import type { WrittenPrice } from '#src/domains/sales/pricing/charge.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** A quote that one may pay on: it has a price the customer has seen. */
export const PAYABLE_STAGES: readonly QuoteRecord['status'][] = ['quoted', 'accepted'];

/** The price of a quote as the office wrote it. */
export const toWrittenPrice = ({
  service_type,
  lines,
  amount_cents,
}: Pick<QuoteRecord, 'service_type' | 'lines' | 'amount_cents'>): WrittenPrice => ({
  label: service_type,
  lines,
  net_cents: amount_cents,
});
