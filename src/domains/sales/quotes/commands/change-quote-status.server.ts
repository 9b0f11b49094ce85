import { getPricingTerms } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { now, nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { readQuote } from '../quote.queries.server.ts';
import { movedTo, quoteNotFound, stageFor } from '../quote.rules.ts';
import { QUOTE_TEXTS as TEXTS } from '../quote.texts.ts';
import { AdminQuote, QuoteStatusChange } from '../quote-admin.contract.ts';
import { updateAdminQuote } from '../quote-admin.store.server.ts';
import { loggedQuote } from '../quote-admin.views.ts';
import { holdContract } from '../quote-amendment.internal.server.ts';
import { requireCustomer } from '../quote-amendment.rules.ts';
import { QUOTE_AMENDMENT_TEXTS as AMENDMENT } from '../quote-amendment.texts.ts';
import { getLockTexts } from '../quote-amendment.views.ts';
import { announceApproved } from '../quote-event.internal.server.ts';
import { readableUntil } from '../quote-link.rules.ts';
import { prolongLinks } from '../quote-link.store.server.ts';
import { requireChangeable } from '../quote-price.rules.ts';
import { selectQuotePriceFacts } from '../quote-price.store.server.ts';

/** Moves a quote to a stage, or to a status's stage; pending after approved restores the earlier stage. */
export const changeQuoteStatus = command({
  allow: 'sales:change',
  input: QuoteStatusChange,
  output: AdminQuote,
  run: async ({ id, updated_at, status = 'pending', stage }, context) => {
    const before = await holdContract({ id });
    if (before === undefined) throw quoteNotFound();
    refuseStale(before.updated_at, updated_at);
    const system = systemContext(context.requestId);
    const next = stage ?? stageFor(status, before);
    if (next === before.status) return readQuote(system, { id });
    const moved = movedTo(next, before, { nowIso: nowIso(), ...getPricingTerms(await readSettings()) });
    const sentences = getLockTexts(before.amends_id !== null);
    requireChangeable(before, moved, { facts: await selectQuotePriceFacts(before), sentences });
    requireCustomer(before, next, AMENDMENT.refused.approval);
    const after = await updateAdminQuote(before, moved);
    // A contract stays readable by its link, signed or approved by the office.
    if (next === 'accepted') await prolongLinks(id, readableUntil(next, now()));
    await recordChange(
      context,
      { action: 'quote.status', class: 'money', subject: `quote:${id}` },
      loggedQuote(before, TEXTS),
      loggedQuote(after, TEXTS),
    );
    await publish('admin', { event: 'quotes', id });
    const quote = await readQuote(system, { id });
    if (next === 'accepted') await announceApproved(quote, after.user_id);
    return quote;
  },
});
