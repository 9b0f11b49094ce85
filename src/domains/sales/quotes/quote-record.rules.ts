import type { WrittenPrice } from '#src/domains/sales/pricing/charge.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** Stages in which a quote can be paid: it has a price that the customer has seen. */
export const PAYABLE_STAGES: readonly QuoteRecord['status'][] = ['quoted', 'accepted'];

/** Returns the price of a quote as stored by the back office. */
export const toWrittenPrice = ({
  service_type,
  lines,
  amount_cents,
}: Pick<QuoteRecord, 'service_type' | 'lines' | 'amount_cents'>): WrittenPrice => ({
  label: service_type,
  lines,
  net_cents: amount_cents,
});
