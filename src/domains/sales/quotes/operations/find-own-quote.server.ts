import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { ownsQuote } from '../own-quote.store.server.ts';
import { quoteNotFound } from '../quote-admin.rules.ts';
import type { QuoteOffer } from '../quote-link.contract.ts';
import { findOffer } from './find-offer.server.ts';

/** Returns the sent offer of one of this account's quotes; another customer's is not found, like an unknown one. */
export async function findOwnQuote({ id, userId }: { id: number; userId: number }): Promise<QuoteOffer> {
  if (!(await ownsQuote(await findOwner({ userId }), id))) throw quoteNotFound();
  const offer = await findOffer({ id });
  if (offer === null) throw quoteNotFound();
  return offer;
}
