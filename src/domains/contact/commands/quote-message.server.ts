import { openQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { ContactMessage, MessageKey, type StoredMessage } from '../contact.contract.ts';
import { messageNotFound, requestedService } from '../contact.rules.ts';
import { lockMessageOwner, selectMessage, setMessageQuote } from '../contact.store.server.ts';
import { toMessageView } from '../contact.views.ts';

async function opened({ id, name, email, phone, subject, message }: StoredMessage, userId: number | null, by: Context) {
  const request = { userId, name, email, phone, serviceType: requestedService(subject) ?? '', description: message };
  const quote = await openQuote(request);
  await setMessageQuote(id, quote.id);
  if (by.actor.kind === 'user') {
    await recordAudit(by, { action: 'quote.create', subject: `quote:${quote.id}`, after: { name, message: id } });
  }
  return quote.id;
}

/** Opens a quote with the data of a message, once: nothing is typed twice, and quote and message are linked. */
export const quoteMessage = command({
  allow: ['requests:change', 'sales:change'],
  input: MessageKey,
  output: ContactMessage,
  run: async ({ id }, context) => {
    const userId = await lockMessageOwner(id);
    const message = await selectMessage(id);
    if (message === undefined) throw messageNotFound();
    return { ...toMessageView(message), quote_id: message.quote_id ?? (await opened(message, userId, context)) };
  },
});
