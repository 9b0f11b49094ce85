import { getPricingTerms } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { invalidField } from '#src/kernel/errors.ts';
import { now, nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { presentQuotes } from '../quote.internal.server.ts';
import { movedTo, NO_APPROVAL, pricedBy, quoteNotFound, stageFor, urgencyFor, validUntilFrom } from '../quote.rules.ts';
import { AdminQuote, NewQuote } from '../quote-admin.contract.ts';
import { insertAdminQuote } from '../quote-admin.store.server.ts';

const UNTOUCHED = { status: 'pending', open_status: 'pending', ...NO_APPROVAL } as const;

/** Creates a quote in the back office; its validity comes from the settings. */
export const createQuote = command({
  allow: 'sales:change',
  input: NewQuote,
  output: AdminQuote,
  audit: (_input, { id, clientName, service, montant }) => ({
    action: 'quote.create',
    subject: `quote:${id}`,
    after: { name: clientName, service, montant },
  }),
  run: async (input) => {
    const settings = await readSettings();
    if (input.lines.length === 0 && input.montant === null) throw invalidField('montant', 'Ce champ est obligatoire.');
    const record = await insertAdminQuote({
      user_id: null,
      name: input.clientName,
      email: input.clientEmail,
      phone: input.clientPhone,
      service_type: input.service,
      description: input.description,
      address: input.address,
      admin_notes: input.notes,
      urgency: urgencyFor(input.priority),
      ...pricedBy(input.lines, input.montant),
      ...movedTo(stageFor(input.status, UNTOUCHED), UNTOUCHED, { nowIso: nowIso(), ...getPricingTerms(settings) }),
      deadline: input.deadline,
      valid_until: input.validUntil ?? validUntilFrom(parisDay(now()), settings.quotes.validity_days),
      contract_mode: input.contractMode,
      customer_kind: input.customerKind,
      execution_period: input.executionPeriod,
      waste_quantity: input.wasteQuantity,
      waste_collection: input.wasteCollection,
      waste_cost: input.wasteCost,
      sent_at: null,
    });
    await publish('admin', { event: 'quotes', id: record.id });
    const [quote] = await presentQuotes({ ids: [record.id] });
    if (quote === undefined) throw quoteNotFound();
    return quote;
  },
});
