import type { z } from 'zod';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { uploadSize } from '#src/kernel/uploaded-file.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { CHAT_PHOTO_MAX_BYTES, ChatMessage, NewChatMessage } from '../chat.contract.ts';
import { announceChatMessage } from '../chat.internal.server.ts';
import { enterChat } from '../chat.queries.server.ts';
import { CHAT_PHOTO_LIMIT, chatNotFound, MESSAGE_LIMIT, toPreview, toVisitor } from '../chat.rules.ts';
import { countMessage, nameVisitor } from '../chat.store.server.ts';
import { CHAT_TEXTS } from '../chat.texts.ts';
import { holdChat } from '../chat-admin.store.server.ts';
import { insertChatMessage, selectSent } from '../chat-message.store.server.ts';

type Sent = z.output<typeof NewChatMessage>;
interface Prepared {
  chat: Awaited<ReturnType<typeof enterChat>>;
  mediaKey: string | null;
  /** Message stored by an earlier send under the same key. */
  earlier: ChatMessage | undefined;
}

/** Checks sender and rate limit, and sends the photo through the media pipeline, before the transaction opens. */
async function prepare({ session_id, browserSecret, message, photo }: Sent, context: Context): Promise<Prepared> {
  const chat = await enterChat(context, { session_id, browserSecret, is_writing: true });
  const { idempotencyKey } = context;
  const earlier = idempotencyKey === undefined ? undefined : await selectSent(chat.id, idempotencyKey, session_id);
  const plain = { chat, mediaKey: null, earlier };
  if (earlier !== undefined) return plain;
  if (message === '' && photo === undefined) {
    throw new DomainError('invalid', CHAT_TEXTS.blank, { fields: { message: [CHAT_TEXTS.blank] } });
  }
  if (chat.side === 'user') await limitRate(`chat:${chat.id}`, MESSAGE_LIMIT);
  if (photo === undefined) return plain;
  if (uploadSize(photo) > CHAT_PHOTO_MAX_BYTES) throw new DomainError('too-large', CHAT_TEXTS.photoTooLarge);
  await limitRate(`chat-photo:${chat.id}`, CHAT_PHOTO_LIMIT);
  const visitorAddress = chat.side === 'user' ? context.clientAddress : undefined;
  const upload = { image: photo, isProvisional: true, visitorAddress };
  const { key } = await storeImage(upload);
  return { ...plain, mediaKey: key };
}

/** Stores one message per idempotency key; notifies both sides at once, and rings the bell for a visitor's message. */
export const sendChatMessage = command({
  allow: 'anyone',
  senderLimit: { bucket: 'chat', ...tenTimes(MESSAGE_LIMIT) },
  input: NewChatMessage,
  output: ChatMessage,
  prepare,
  run: async ({ message, ...sent }, context, { chat, mediaKey, earlier }) => {
    if (earlier) return earlier;
    const { side, session_id } = chat;
    // It may have been deleted meanwhile; the lock keeps its counters correct.
    if ((await holdChat(session_id)) === undefined) throw chatNotFound();
    const { actor, idempotencyKey: client_key = null } = context;
    const writer = actor.kind === 'user' ? actor : undefined;
    const visitor = side === 'user' ? toVisitor(chat, sent) : undefined;
    if (visitor?.isNew) await nameVisitor(chat.id, visitor);
    const { stored, isNew } = await insertChatMessage(
      {
        chat_id: chat.id,
        sender_type: side,
        sender_name: visitor?.name ?? writer?.name ?? '',
        sender_email: visitor?.email ?? '',
        user_id: visitor ? null : (writer?.userId ?? null),
        message,
        media_key: mediaKey,
        client_key,
      },
      session_id,
    );
    if (!isNew) return stored;
    const hasPhoto = mediaKey !== null;
    await countMessage(chat.id, { side, message, hasPhoto });
    const notification = {
      messageId: stored.id,
      side,
      name: stored.sender_name,
      preview: toPreview(message, hasPhoto),
    };
    await announceChatMessage({ chat, ...notification });
    return stored;
  },
});
