import type { z } from 'zod';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { openQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { limitAddress } from '#src/platform/security/address-limit.server.ts';
import { tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { ContactReceipt, ContactRequest } from '../contact.contract.ts';
import { announceMessage } from '../contact.internal.server.ts';
import { CONTACT_LIMIT, looksLikeRobot, PHOTO_LIMIT, requestedService } from '../contact.rules.ts';
import { insertMessage } from '../new-message.store.server.ts';

type Request = z.output<typeof ContactRequest>;

/** Sends photos through the media pipeline before the transaction opens. */
async function storePhotos({ photos }: Request, context: Context): Promise<string[]> {
  const keys: string[] = [];
  for (const image of photos) {
    await limitAddress('photos', context.clientAddress, PHOTO_LIMIT);
    const upload = { image, isProvisional: true, visitorAddress: context.clientAddress };
    keys.push((await storeImage(upload)).key);
  }
  return keys;
}

async function store(request: Request, photoKeys: string[], context: Context): Promise<ContactReceipt> {
  const { name, email, phone, subject, message } = request;
  const isQuarantined = looksLikeRobot(request);
  const userId = context.actor.kind === 'user' ? context.actor.userId : null;
  const serviceType = isQuarantined ? null : requestedService(subject);
  const quote =
    serviceType === null ? null : await openQuote({ userId, name, email, phone, serviceType, description: message });
  const quoteId = quote?.id ?? null;
  const fields = { name, email, phone, subject, message };
  const stored = await insertMessage({ ...fields, userId, quoteId, isQuarantined, photoKeys });
  // Demo content comes from the system: it notifies nobody.
  const isNew = !isQuarantined && context.actor.kind !== 'system';
  if (isNew) await announceMessage({ ...stored, userId, ...fields, quoteId });
  return { id: stored.id, quote_id: quoteId };
}

/**
 * Stores a visitor's message with its quote, notification and emails in one transaction,
 * once per idempotency key. A probable bot's message is quarantined without notification.
 */
export const sendMessage = command({
  allow: 'anyone',
  senderLimit: { bucket: 'contact', ...tenTimes(CONTACT_LIMIT) },
  input: ContactRequest,
  output: ContactReceipt,
  prepare: storePhotos,
  isPrepared: ({ photos }) => photos.length === 0,
  run: async (request, context, photoKeys) => {
    if (context.actor.kind !== 'system') await limitAddress('contact', context.clientAddress, CONTACT_LIMIT);
    return store(request, photoKeys, context);
  },
});
