import { getPricingTerms } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { now, nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { readQuote } from '../quote.queries.server.ts';
import { changedFields, movedTo, quoteNotFound, stageFor } from '../quote.rules.ts';
import { QUOTE_TEXTS as TEXTS } from '../quote.texts.ts';
import { AdminQuote, QuoteChange } from '../quote-admin.contract.ts';
import { updateAdminQuote } from '../quote-admin.store.server.ts';
import { loggedQuote } from '../quote-admin.views.ts';
import {
  checkAmendment,
  fillAmendmentEmails,
  holdContract,
  renewOrderClient,
} from '../quote-amendment.internal.server.ts';
import { requireCustomer, requireSameClient } from '../quote-amendment.rules.ts';
import { QUOTE_AMENDMENT_TEXTS as AMENDMENT } from '../quote-amendment.texts.ts';
import { getLockTexts } from '../quote-amendment.views.ts';
import { announceApproved } from '../quote-event.internal.server.ts';
import { readableUntil } from '../quote-link.rules.ts';
import { prolongLinks } from '../quote-link.store.server.ts';
import { requireChangeable } from '../quote-price.rules.ts';
import { selectQuotePriceFacts } from '../quote-price.store.server.ts';
import type { QuoteRecord } from '../quote-record.contract.ts';

/** Changes the given fields of a quote. */
export const changeQuote = command({
  allow: 'sales:change',
  input: QuoteChange,
  output: AdminQuote,
  run: async ({ id, updated_at, status, ...fields }, context) => {
    const before = await holdContract({ id });
    if (before === undefined) throw quoteNotFound();
    refuseStale(before.updated_at, updated_at);
    const today = { nowIso: nowIso(), ...getPricingTerms(await readSettings()) };
    const moved: Partial<QuoteRecord> = status === undefined ? {} : movedTo(stageFor(status, before), before, today);
    const change = { ...changedFields(before, fields), ...moved };
    const sentences = getLockTexts(before.amends_id !== null);
    const facts = await selectQuotePriceFacts(before);
    requireChangeable(before, change, { facts, sentences });
    if (before.amends_id !== null) requireSameClient(before, change, AMENDMENT.refused.client);
    requireCustomer(before, moved.status, AMENDMENT.refused.approval);
    const after = await updateAdminQuote(before, change);
    if (moved.status === 'accepted') await prolongLinks(id, readableUntil(moved.status, now()));
    if (change.lines !== undefined && change.lines.length > 0) await checkAmendment({ quote: after });
    const isReachable = before.email === '' && after.email !== '';
    if (isReachable) await fillAmendmentEmails({ quote: after });
    if ((facts.signed === null || isReachable) && facts.ordered !== null) await renewOrderClient({ quote: after });
    const entry = { action: 'quote.change', subject: `quote:${id}` };
    await recordChange(context, entry, loggedQuote(before, TEXTS), loggedQuote(after, TEXTS));
    await publish('admin', { event: 'quotes', id });
    const quote = await readQuote(systemContext(context.requestId), { id });
    const isAccepted = moved.status === 'accepted' && before.status !== 'accepted';
    if (isAccepted) await announceApproved(quote, after.user_id);
    return quote;
  },
});
