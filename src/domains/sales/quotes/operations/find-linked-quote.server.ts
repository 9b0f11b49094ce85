import type { z } from 'zod';
import type { QuoteLinkKey } from '../quote-link.contract.ts';
import { findOffer } from './find-offer.server.ts';

/** Returns the quote of a personal link, as long as it can be paid; else null. */
export async function findLinkedQuote({ token }: z.infer<typeof QuoteLinkKey>): Promise<{ id: number } | null> {
  const offer = await findOffer({ token });
  return offer?.can_pay ? { id: offer.id } : null;
}
