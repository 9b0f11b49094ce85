import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { QUOTE_TEXTS as TEXTS } from '../quote.texts.ts';
import { DeskQuote, QuoteChange } from '../quote-desk.contract.ts';
import { changedFields, deskQuoteOf, loggedQuote, movedTo, quoteNotFound, stageFor } from '../quote-desk.rules.ts';
import { updateDeskQuote } from '../quote-desk.store.server.ts';
import { lockQuoteRecord } from '../quote-record.store.server.ts';

/** Changes the given fields of a quote. */
export const changeQuote = command({
  allow: 'sales:change',
  input: QuoteChange,
  output: DeskQuote,
  run: async ({ id, updated_at, status, ...fields }, context) => {
    const before = await lockQuoteRecord(id);
    if (before === undefined) throw quoteNotFound();
    refuseStale(before.updated_at, updated_at);
    const moved = status === undefined ? {} : movedTo(stageFor(status, before), before, nowIso());
    const after = await updateDeskQuote(before, { ...changedFields(before, fields), ...moved });
    const entry = { action: 'quote.change', subject: `quote:${id}` };
    await recordChange(context, entry, loggedQuote(before, TEXTS), loggedQuote(after, TEXTS));
    await publish('admin', { event: 'quotes', id });
    const { quotes } = await readSettings(systemContext(context.requestId), {});
    return deskQuoteOf(after, quotes.deposit_percent);
  },
});
