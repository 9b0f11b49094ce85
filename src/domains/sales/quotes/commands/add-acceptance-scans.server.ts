import { DomainError } from '#src/kernel/errors.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { ScanAddition } from '../acceptance-scan.contract.ts';
import { attachScans, storeScans } from '../acceptance-scan.internal.server.ts';
import { readQuoteTimeline } from '../quote.queries.server.ts';
import { quoteNotFound } from '../quote.rules.ts';
import { QUOTE_ACCEPTANCE_TEXTS } from '../quote-acceptance.texts.ts';
import { holdContract } from '../quote-amendment.internal.server.ts';
import { selectDecision } from '../quote-link.store.server.ts';
import { QuoteTimeline } from '../quote-timeline.contract.ts';

/** Adds files to the agreement that the office recorded; none is ever replaced or deleted. */
export const addAcceptanceScans = command({
  allow: 'sales:change',
  input: ScanAddition,
  output: QuoteTimeline,
  audit: ({ id, scans }) => ({
    action: 'quote.add-acceptance-scans',
    class: 'money',
    subject: `quote:${id}`,
    after: { files: scans.length },
  }),
  prepare: async ({ id, scans }) => {
    requireRecorded(await selectDecision(id));
    return storeScans(scans);
  },
  run: async ({ id }, { actor, requestId }, scans) => {
    if ((await holdContract({ id })) === undefined) throw quoteNotFound();
    const decision = requireRecorded(await selectDecision(id));
    await attachScans(decision.id, { scans, addedBy: actor.kind === 'user' ? actor.userId : null });
    await publish('admin', { event: 'quotes', id });
    return readQuoteTimeline(systemContext(requestId), { id });
  },
});

type Answer = { id: number; channel: string; cancelled_at: string | null };

/** @throws DomainError `conflict` unless the office recorded the agreement, and it stands. */
function requireRecorded(decision: Answer | undefined): Answer {
  if (decision?.channel !== 'office' || decision.cancelled_at !== null)
    throw new DomainError('conflict', QUOTE_ACCEPTANCE_TEXTS.scans.noAgreement);
  return decision;
}
