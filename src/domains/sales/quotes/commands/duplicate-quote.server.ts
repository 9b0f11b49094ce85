import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { now } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { presentQuotes } from '../quote.internal.server.ts';
import { NO_APPROVAL, quoteNotFound, validUntilFrom } from '../quote.rules.ts';
import { AdminQuote, AdminQuoteKey } from '../quote-admin.contract.ts';
import { insertAdminQuote } from '../quote-admin.store.server.ts';
import { QUOTE_AMENDMENT_TEXTS as AMENDMENT } from '../quote-amendment.texts.ts';
import { selectQuoteRecord } from '../quote-record.store.server.ts';

/** Creates a copy of a quote: the same client, works and prices, with a timeline of its own. */
export const duplicateQuote = command({
  allow: 'sales:change',
  input: AdminQuoteKey,
  output: AdminQuote,
  audit: (input, { id, clientName }) => ({
    action: 'quote.duplicate',
    subject: `quote:${id}`,
    after: { name: clientName, copied_from: Number(input.id) },
  }),
  run: async ({ id }) => {
    const model = await selectQuoteRecord(id);
    if (model === undefined) throw quoteNotFound();
    if (model.amends_id !== null) throw new DomainError('conflict', AMENDMENT.refused.duplicated);
    const { quotes } = await readSettings();
    const { id: _id, paid_cents: _paid, created_at: _created, updated_at: _updated, ...fields } = model;
    const record = await insertAdminQuote({
      ...fields,
      status: 'pending',
      open_status: 'pending',
      deadline: null,
      valid_until: validUntilFrom(parisDay(now()), quotes.validity_days),
      execution_period: '',
      sent_at: null,
      ...NO_APPROVAL,
    });
    await publish('admin', { event: 'quotes', id: record.id });
    const [copy] = await presentQuotes({ ids: [record.id] });
    if (copy === undefined) throw quoteNotFound();
    return copy;
  },
});
