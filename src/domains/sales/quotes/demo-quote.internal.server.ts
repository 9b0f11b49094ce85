import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { SCAN_SWEEP } from './acceptance-scan.internal.server.ts';
import { deleteQuotes, selectRelatedQuotes } from './demo-quote.store.server.ts';

/** Returns these quotes, those of these addresses, and the amendments of both. */
export const findRelatedQuotes = selectRelatedQuotes;

/** Deletes quotes with their answers, files and links; the caller knows that no real money hangs on them. */
export const eraseQuotes = ({ ids }: { ids: number[] }): Promise<void> =>
  transaction(async () => {
    for (const fileName of await deleteQuotes(ids)) await enqueue(SCAN_SWEEP, { fileName });
    for (const id of ids) await publish('admin', { event: 'quotes', id });
  });
