import { emitEvent } from '#src/domains/webhooks/webhook.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { selectInvoice } from './invoice.store.server.ts';
import { toInvoice } from './invoice.views.ts';

/** Tells open screens and webhooks of an issued document, in the transaction that issues it. */
export async function announceInvoice(id: number): Promise<void> {
  await publish('admin', { event: 'invoices', id });
  const row = await selectInvoice(id);
  if (row === undefined) return;
  const { user_id: userId, client_email: email } = row;
  await emitEvent('invoice.issued', toInvoice(row), { userId, email });
}
