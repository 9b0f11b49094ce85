import type { QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { QuoteKey } from '#src/domains/sales/quotes/quote.contract.ts';
import { holdQuote, priceQuotes } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { QUOTE_AMENDMENT_TEXTS } from '#src/domains/sales/quotes/quote-amendment.texts.ts';
import type { QuoteRecord } from '#src/domains/sales/quotes/quote-record.contract.ts';
import { findContractEnd } from '#src/domains/sales/quotes/quote-withdrawal.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { Id } from '#src/kernel/fields.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { DEFAULT_STATUS, Order } from '../order.contract.ts';
import { priorityOfUrgency, tomorrowAfter } from '../order.rules.ts';
import { insertOrder, type StoredOrder, selectOrderOfQuote } from '../order.store.server.ts';
import { toOrderView } from '../order.views.ts';

const refusal = (sentence: string): DomainError => new DomainError('conflict', sentence);

const NOT_OFFERED =
  'Ce devis n’a été ni envoyé ni approuvé : envoyez-le au client ou enregistrez son accord, puis convertissez-le en commande.';

const CHANGED =
  'Ce devis a changé depuis son envoi : renvoyez-le au client ou enregistrez son accord, puis convertissez-le en commande.';

const CANCELLED =
  'L’acceptation de ce devis est annulée : renvoyez-le ou enregistrez un nouvel accord, puis convertissez-le.';

/** Builds the order. @throws DomainError `conflict` for a quote that cannot be executed. */
function orderFrom(quote: QuoteRecord, { lines, totals, vat_note, basis }: QuotePrice): StoredOrder {
  if (quote.status === 'rejected') throw refusal('Ce devis est refusé : il ne peut pas devenir une commande.');
  if (quote.amount_cents === null) {
    throw refusal('Ce devis n’a pas encore de prix : chiffrez-le avant de le convertir en commande.');
  }
  if (quote.sent_at === null && quote.status !== 'accepted') throw refusal(NOT_OFFERED);
  // A price that the customer never read binds nobody.
  if (basis === 'written' && quote.status !== 'accepted') throw refusal(CHANGED);
  const isAhead = quote.deadline !== null && quote.deadline > parisDay(now());
  return {
    quote_id: quote.id,
    user_id: quote.user_id,
    client_name: quote.name,
    client_email: quote.email,
    client_phone: quote.phone,
    customer_kind: quote.customer_kind,
    service: quote.service_type,
    description: quote.description,
    priority: priorityOfUrgency(quote.urgency),
    status: DEFAULT_STATUS,
    budget_cents: totals.net_cents,
    lines,
    vat_note,
    service_date: null,
    deadline: isAhead && quote.deadline !== null ? quote.deadline : tomorrowAfter(now()),
    address: quote.address,
    estimated_duration: '',
  };
}

/**
 * Creates the order of a quote, once: a second request returns the same order. The order copies the lines charged to
 * the customer, with their rates, permanently; the quote is not changed.
 */
export const convertQuote = command({
  allow: 'sales:change',
  input: QuoteKey.extend({ id: Id }),
  output: Order,
  run: async ({ id }, context) => {
    const quote = await holdQuote({ id });
    const [price] = await priceQuotes({ ids: [id] });
    if (quote === null || price === undefined) throw new DomainError('not-found', 'Devis non trouvé');
    if (quote.amends_id !== null) throw refusal(QUOTE_AMENDMENT_TEXTS.refused.converted);
    const known = await selectOrderOfQuote(id);
    if (known !== undefined) return toOrderView(known);
    const end = await findContractEnd({ quoteId: id });
    if (end === 'cancelled') throw refusal(CANCELLED);
    const order = toOrderView(await insertOrder(orderFrom(quote, price)));
    if (context.actor.kind === 'user') {
      const entry = { action: 'quote.convert', class: 'money', subject: `quote:${id}` } as const;
      await recordAudit(context, { ...entry, after: { order: order.id } });
    }
    await publish('admin', { event: 'orders', id: order.id });
    await publish('admin', { event: 'quotes', id });
    return order;
  },
});
