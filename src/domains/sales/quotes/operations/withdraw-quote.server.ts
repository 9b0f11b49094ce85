import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { offerLink, sendQuoteEmail } from '../quote.mail.server.ts';
import { quoteNotFound } from '../quote-admin.rules.ts';
import type { QuoteOffer } from '../quote-link.contract.ts';
import { withdrawalOver } from '../quote-link.rules.ts';
import { markWithdrawn, selectDecision } from '../quote-link.store.server.ts';
import { QUOTE_LINK_TEXTS as texts } from '../quote-link.texts.ts';
import { getCompany } from '../quote-offer.document.server.ts';
import { lockQuoteRecord, updateQuoteRecord } from '../quote-record.store.server.ts';
import { announceDecision } from './announce-decision.server.ts';
import { findOffer } from './find-offer.server.ts';

/** Ends the contract within its fourteen days; a repeated call changes nothing. */
export const withdrawQuote = ({ id, token }: { id: number; token?: string | undefined }): Promise<QuoteOffer> =>
  transaction(async () => {
    const quote = await lockQuoteRecord(id);
    const offer = await findOffer({ id });
    const decision = await selectDecision(id);
    if (quote === undefined || offer === null) throw quoteNotFound();
    if (offer.state === 'withdrawn') return offer;
    if (offer.withdrawal_until === null || decision === undefined) throw withdrawalOver();
    const at = await markWithdrawn(decision.id);
    await updateQuoteRecord(id, { status: 'rejected', approved_at: null });
    const { number } = offer;
    const { name, created_at, document } = decision;
    const gross = exactEuros(document.totals.gross_cents);
    await sendQuoteEmail({
      to: quote.email,
      sentences: texts.withdrawal,
      values: { number, name, gross, time: formatDateTime(at), accepted: formatDateTime(created_at) },
      company: getCompany(await readSettings()),
      button: { label: texts.button, url: offerLink(token) },
      isAutomatic: true,
    });
    await announceDecision({ id, event: 'withdrawn', values: { name, number, gross } });
    await publish('admin', { event: 'quotes', id });
    return (await findOffer({ id })) ?? offer;
  });
