import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { quoteNotFound } from '../quote.rules.ts';
import { QUOTE_TEXTS as TEXTS } from '../quote.texts.ts';
import { hasInvoices, hasLedgerEntries, selectAcceptanceUse } from '../quote-acceptance.store.server.ts';
import { AdminQuoteKey } from '../quote-admin.contract.ts';
import { deleteQuoteRow, wasAccepted, wasOrdered } from '../quote-admin.store.server.ts';
import { holdContract } from '../quote-amendment.internal.server.ts';
import { QUOTE_AMENDMENT_TEXTS as AMENDMENT } from '../quote-amendment.texts.ts';
import { keepQuote } from '../quote-bin.internal.server.ts';

/** Deletes a quote, into the bin; one that was accepted or paid on is a contract, and is kept. */
export const deleteQuote = command({
  allow: 'sales:change',
  input: AdminQuoteKey,
  output: z.object({}),
  run: async ({ id }, context) => {
    const before = await holdContract({ id });
    if (before === undefined) throw quoteNotFound();
    if (before.paid_cents !== 0) throw new DomainError('conflict', TEXTS.saved.paid);
    if (before.status === 'accepted' || (await wasAccepted(id)))
      throw new DomainError('conflict', TEXTS.saved.accepted);
    const { pending } = await selectAcceptanceUse(id);
    if (await hasInvoices(id)) throw new DomainError('conflict', TEXTS.saved.billed);
    if (pending || (await hasLedgerEntries(id))) throw new DomainError('conflict', TEXTS.saved.paid);
    if (await wasOrdered(id)) throw new DomainError('conflict', TEXTS.saved.ordered);
    const isSentAmendment = before.amends_id !== null && before.sent_at !== null;
    if (isSentAmendment) throw new DomainError('conflict', AMENDMENT.refused.sent);
    await keepQuote(context, id);
    await deleteQuoteRow(id);
    if (context.actor.kind === 'user') {
      const { name, service_type: service, amount_cents } = before;
      const montant = amount_cents === null ? null : amount_cents / 100;
      await recordAudit(context, {
        action: 'quote.delete',
        subject: `quote:${id}`,
        before: { name, service, montant },
      });
    }
    await publish('admin', { event: 'quotes', id });
    return {};
  },
});
