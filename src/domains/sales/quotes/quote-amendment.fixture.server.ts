import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { createAmendment } from './commands/create-amendment.server.ts';
import { decideLinkedQuote } from './commands/decide-linked-quote.server.ts';
import { sendQuote } from './commands/send-quote.server.ts';
import type { AdminQuote } from './quote-admin.contract.ts';
import { aSentQuote } from './quote-link.fixture.server.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** Lines of an amendment of `ROOF_LINES`: more works, and less insulation. */
export const AMENDMENT_LINES = [
  { label: 'Remplacement d’un chevron', quantity: 1, unit: 'forfait', unit_price: 854.55, vat_rate: 10 },
  { label: 'Isolation des rampants', quantity: 2, unit: 'm²', unit_price: 74.25, vat_rate: 5.5, removed: true },
];

export const YES = { decision: 'accepted', name: 'Paule Rivoire', consent: true } as const;

/** Creates a quote that its customer accepted by the link. */
export async function aContract(
  changes: Partial<QuoteRecord> = {},
  answer: { early_start?: boolean } = {},
): Promise<{ id: number; token: string }> {
  const sent = await aSentQuote(changes);
  // An address for each customer: answers are limited per client.
  await decideLinkedQuote(
    { ...asVisitor(), clientAddress: changes.email ?? '' },
    { token: sent.token, ...YES, ...answer },
  );
  return sent;
}

/** Creates an amendment of a contract and sends it. */
export async function aSentAmendment(contractId: number, lines: object[] = AMENDMENT_LINES): Promise<AdminQuote> {
  const admin = await asAdmin();
  const amendment = await createAmendment(admin, { id: contractId, lines: lines as typeof AMENDMENT_LINES });
  await sendQuote(admin, { id: amendment.id });
  return amendment;
}
