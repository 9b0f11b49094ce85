import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { readQuote } from '../quote.queries.server.ts';
import { amendedBy, NO_APPROVAL, quoteNotFound, validUntilFrom } from '../quote.rules.ts';
import { AdminQuote } from '../quote-admin.contract.ts';
import { insertAdminQuote } from '../quote-admin.store.server.ts';
import { NewAmendment } from '../quote-amendment.contract.ts';
import { checkAmendment, holdContract } from '../quote-amendment.internal.server.ts';
import { requireAmendable, requireUnbilled } from '../quote-amendment.rules.ts';
import { selectContractUse, selectNextPlace } from '../quote-amendment.store.server.ts';
import { QUOTE_AMENDMENT_TEXTS as TEXTS } from '../quote-amendment.texts.ts';
import { selectQuotePriceFacts } from '../quote-price.store.server.ts';

/** Creates an amendment of an accepted quote: a document of its own for the same customer, works and place. */
export const createAmendment = command({
  allow: 'sales:change',
  input: NewAmendment,
  output: AdminQuote,
  audit: (input, { id, number }) => ({
    action: 'quote.amend',
    subject: `quote:${id}`,
    after: { name: number, amends: Number(input.id) },
  }),
  run: async ({ id, lines, notes }, { requestId }) => {
    const contract = await holdContract({ id });
    if (contract === undefined) throw quoteNotFound();
    requireAmendable(contract, await selectQuotePriceFacts(contract), TEXTS.refused);
    requireUnbilled(await selectContractUse(id), TEXTS.refused);
    const { quotes } = await readSettings();
    const { id: _id, paid_cents: _paid, created_at: _created, updated_at: _updated, ...same } = contract;
    const quote = await insertAdminQuote({
      ...same,
      ...amendedBy(lines),
      description: '',
      admin_notes: notes,
      status: 'pending',
      open_status: 'pending',
      deadline: null,
      valid_until: validUntilFrom(parisDay(now()), quotes.validity_days),
      sent_at: null,
      ...NO_APPROVAL,
      amends_id: id,
      amendment: await selectNextPlace(id),
      contract_version: 0,
    });
    if (lines.length > 0) await checkAmendment({ quote });
    await publish('admin', { event: 'quotes', id: quote.id });
    return readQuote(systemContext(requestId), { id: quote.id });
  },
});
