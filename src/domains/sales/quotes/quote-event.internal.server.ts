import { emitEvent } from '#src/domains/webhooks/webhook.internal.server.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import type { AdminQuote } from './quote-admin.contract.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

interface Signed {
  quote: Pick<QuoteRecord, 'id' | 'amends_id' | 'name' | 'email' | 'user_id'>;
  document: Pick<PricedDocument, 'number' | 'totals'>;
  by: 'customer' | 'office';
  at: string;
}

/** Tells webhooks of a quote whose document was accepted, in the transaction of the acceptance. */
export const announceSigned = ({ quote, document: { number, totals }, by, at }: Signed): Promise<void> =>
  emitEvent(
    'quote.accepted',
    {
      ...{ id: quote.id, number, amends_id: quote.amends_id, client_name: quote.name, client_email: quote.email },
      ...{ net: toEuros(totals.net_cents), gross: toEuros(totals.gross_cents), accepted_by: by, accepted_at: at },
    },
    { userId: quote.user_id, email: quote.email },
  );

/** Tells webhooks of a quote that the office has set to accepted, which may have no price. */
export const announceApproved = (quote: AdminQuote, userId: number | null): Promise<void> =>
  emitEvent(
    'quote.accepted',
    {
      ...{ id: quote.id, number: quote.number, amends_id: quote.amends?.id ?? null },
      ...{ client_name: quote.clientName, client_email: quote.clientEmail },
      ...{ net: quote.totals?.net ?? null, gross: quote.totals?.gross ?? null },
      ...{ accepted_by: 'office', accepted_at: quote.approvedAt ?? quote.updated_at },
    },
    { userId, email: quote.clientEmail },
  );
