import { toNetPrice } from '#src/domains/sales/pricing/charge.rules.ts';
import type { QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import type { StoredService } from '#src/domains/services/service.contract.ts';
import { priceText } from '#src/domains/services/service.views.ts';
import { servicePrice } from '#src/domains/services/service-price.rules.ts';
import type { PriceLine } from '#src/domains/settings/price.contract.ts';
import { toEuros, toFineEuros, type VatRate } from '#src/kernel/priced-lines.ts';
import { documentNumber, toAmends } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import type { OwnQuote } from './own-quote.contract.ts';
import { isPriced } from './quote-document.rules.ts';
import type { QuoteOffer } from './quote-link.contract.ts';
import { getOwed, getQuoteDue, isPayableOnline, PRICED_STAGES } from './quote-price.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';
import type { TemplateLine } from './quote-template.contract.ts';

/** Returns a quote as its customer sees it. An unsent price is left out. */
export function toOwnQuote(
  quote: QuoteRecord,
  offer: QuoteOffer | null,
  { price, statusText }: { price: QuotePrice; statusText: string },
): OwnQuote {
  const { id, service_type, status, urgency, description, address, admin_notes } = quote;
  const { name, email, phone, created_at, valid_until } = quote;
  const owed = getOwed(offer?.document, price);
  const { net_cents, gross_cents } = owed.totals;
  const { due_cents, deposit_cents } = getQuoteDue(quote, owed);
  const isReported = isPriced(quote) && (PRICED_STAGES.includes(status) || quote.sent_at !== null);
  const due = isReported ? due_cents : 0;
  const isStanding = offer === null || offer.state === 'open' || offer.state === 'accepted';
  return {
    ...{
      id,
      number: documentNumber(quote),
      service_type,
      status,
      statusText,
      urgency,
      description,
      address,
      admin_notes,
    },
    ...{ name, email, phone, created_at, valid_until },
    amends: toAmends(quote),
    net: isReported ? toEuros(net_cents) : null,
    gross: isReported ? toEuros(gross_cents) : null,
    deposit: isReported ? toEuros(deposit_cents) : 0,
    paid: toEuros(quote.paid_cents),
    due: toEuros(due),
    offer: offer?.state ?? null,
    document_hash: offer?.document_hash ?? '',
    statements: offer?.state === 'open' ? offer.statements : null,
    customer: offer?.contract.customer ?? quote.customer_kind,
    can_accept: offer?.state === 'open',
    early_start: offer?.early_start ?? '',
    can_pay: isPayableOnline(quote) && isStanding && due > 0 && !offer?.no_payment_until,
    no_payment_until: offer?.no_payment_until ?? null,
    has_document: offer !== null && offer.document !== null,
    withdrawal_until: offer?.withdrawal_until ?? null,
  };
}

/** Converts a published price to a template. */
export const priceTemplate = ({ label, detail, unit, price_cents }: PriceLine, vat_rate: VatRate): TemplateLine => ({
  label,
  unit: unit.slice(0, 20),
  unit_price: toFineEuros(toNetPrice(price_cents, vat_rate)),
  vat_rate,
  hint: detail,
});

/** Converts a service to a template at the lowest price of its range; without a price if it has none. */
export function serviceTemplate(
  { title, price_range }: Pick<StoredService, 'title' | 'price_range'>,
  vat_rate: VatRate,
  range: string,
): TemplateLine {
  const price = servicePrice(price_range);
  return {
    label: title,
    unit: price?.unit ?? '',
    unit_price: price === undefined ? null : toFineEuros(toNetPrice(Math.round(price.from * 100), vat_rate)),
    vat_rate,
    hint: price_range === '' ? '' : fill(range, { price: priceText(price_range) }),
  };
}
