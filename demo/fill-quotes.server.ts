import { DEMO_QUOTES } from '#demo/office/quotes.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { changeQuote } from '#src/domains/sales/quotes/commands/change-quote.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { recordDemoRow } from '#src/domains/setup/demo-row.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { atInstant, isoIn } from '#src/platform/clock.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * Prices the requests of the demo's messages; run again, it changes nothing.
 * @param opened the quote that each subject opened.
 */
export async function fillQuotes(system: Context, opened: ReadonlyMap<string, number>): Promise<void> {
  for (const { subject, hoursAgo, stage, inDays, ...fields } of DEMO_QUOTES) {
    const id = opened.get(subject);
    if (id === undefined) continue;
    const deadline = inDays === undefined ? null : parisDay(new Date(isoIn(inDays * DAY_SECONDS)));
    await atInstant(isoIn(-hoursAgo * HOUR_SECONDS), async () => {
      await changeQuote(system, { id, ...fields, deadline });
      await changeQuoteStatus(system, { id, stage });
      if (stage === 'accepted') await recordDemoRow('order', (await convertQuote(system, { id })).id);
    });
  }
}
