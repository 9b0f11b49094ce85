import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { deleteDemoInvoices, selectBilled } from './demo-invoice.store.server.ts';

/** Returns the quotes and orders that have a document with value: one that was issued outside the demonstration. */
export const findReallyBilled = selectBilled;

/** Deletes every document of the demonstration with its links; returns their ids. */
export const eraseDemoInvoices = (): Promise<number[]> =>
  transaction(async () => {
    const ids = await deleteDemoInvoices();
    for (const id of ids) await publish('admin', { event: 'invoices', id });
    return ids;
  });
