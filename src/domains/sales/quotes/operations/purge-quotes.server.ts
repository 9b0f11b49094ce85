import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { QUOTE_KEPT_DAYS } from '../quote.contract.ts';
import { deleteQuotesBefore } from '../quote.store.server.ts';
import { deleteStrayLinks } from '../quote-link.store.server.ts';

/** Deletes quotes without result; accepted ones are kept, like accounts. */
export const purgeQuotes = (): Promise<void> =>
  transaction(async () => {
    await deleteQuotesBefore(isoIn(-QUOTE_KEPT_DAYS * 86_400));
    await deleteStrayLinks();
  });
