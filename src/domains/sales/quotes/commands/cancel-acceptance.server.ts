import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { getTotalText } from '#src/kernel/document-parts.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { sendCancellationEmail } from '../quote.mail.server.ts';
import { readQuote } from '../quote.queries.server.ts';
import { quoteNotFound } from '../quote.rules.ts';
import { AcceptanceCancellation } from '../quote-acceptance.contract.ts';
import { agreedAt, requireUnused } from '../quote-acceptance.rules.ts';
import { markCancelled } from '../quote-acceptance.store.server.ts';
import { QUOTE_ACCEPTANCE_TEXTS as TEXTS } from '../quote-acceptance.texts.ts';
import { AdminQuote } from '../quote-admin.contract.ts';
import { findAcceptanceUse, holdContract, renewContract } from '../quote-amendment.internal.server.ts';
import { getLinkValues, getOfficeTexts } from '../quote-amendment.views.ts';
import { selectDecision } from '../quote-link.store.server.ts';
import { getCompany } from '../quote-offer.document.server.ts';
import { selectQuotePriceFacts } from '../quote-price.store.server.ts';
import { updateQuoteRecord } from '../quote-record.store.server.ts';

/** Cancels a customer's acceptance while nothing depends on it; the answer and its document stay stored. */
export const cancelAcceptance = command({
  allow: ['sales:change', 'money'],
  input: AcceptanceCancellation,
  output: AdminQuote,
  audit: ({ id, reason }) => ({
    action: 'quote.cancel-acceptance',
    class: 'money',
    subject: `quote:${id}`,
    after: { reason },
  }),
  run: async ({ id, reason }, { actor, requestId }) => {
    const quote = await holdContract({ id });
    if (quote === undefined) throw quoteNotFound();
    const { signed } = await selectQuotePriceFacts(quote);
    const decision = await selectDecision(id);
    if (signed === null || decision === undefined) throw new DomainError('conflict', TEXTS.none);
    requireUnused(await findAcceptanceUse({ quote }), getOfficeTexts(signed).inUse);
    await markCancelled(decision.id, { userId: actor.kind === 'user' ? actor.userId : null, reason });
    await updateQuoteRecord(id, { status: 'quoted', open_status: 'quoted', approved_at: null });
    await renewContract({ quote });
    if (quote.email !== '') {
      const date = formatLongDate(agreedAt(decision));
      const values = {
        ...getLinkValues(signed),
        name: quote.name,
        gross: getTotalText(signed.totals.gross_cents, signed),
        date,
        reason,
      };
      await sendCancellationEmail({
        to: quote.email,
        document: signed,
        values,
        company: getCompany(await readSettings()),
      });
    }
    await publish('admin', { event: 'quotes', id });
    return readQuote(systemContext(requestId), { id });
  },
});
