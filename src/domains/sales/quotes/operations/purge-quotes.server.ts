import { z } from 'zod';
import { isoIn } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { QUOTE_KEPT_DAYS } from '../quote.contract.ts';
import { deleteQuotesBefore } from '../quote.store.server.ts';
import { deleteStrayLinks } from '../quote-link.store.server.ts';

/** Deletes quotes without result; accepted ones are kept, like accounts. */
export const purgeQuotes = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({}),
  run: async () => {
    await deleteQuotesBefore(isoIn(-QUOTE_KEPT_DAYS * 86_400));
    await deleteStrayLinks();
    return {};
  },
});
