import { findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitAddress } from '#src/platform/security/address-limit.server.ts';
import { tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { NewChat, OpenedChat } from '../chat.contract.ts';
import { OPENING_LIMIT } from '../chat.rules.ts';
import { insertChat } from '../chat.store.server.ts';
import { insertChatBrowser } from '../chat-access.store.server.ts';

/** Opens a conversation: its id grants the visitor access, together with a browser secret if there is a browser. */
export const openChat = command({
  allow: 'anyone',
  senderLimit: { bucket: 'chat-open', ...tenTimes(OPENING_LIMIT) },
  input: NewChat,
  output: OpenedChat,
  run: async ({ sender_name, sender_email, page, browserSecret }, context) => {
    const { actor } = context;
    const { chat } = await readSettings();
    if (!chat.is_enabled) throw new DomainError('conflict', 'La discussion en ligne est fermée. Appelez-nous.');
    if (actor.kind !== 'system') await limitAddress('chat-open', context.clientAddress, OPENING_LIMIT);
    const owner = actor.kind === 'user' ? await findOwner({ userId: actor.userId }) : undefined;
    const sessionId = newSecret();
    const chatId = await insertChat({
      sessionId,
      isBound: browserSecret !== undefined,
      userId: owner?.userId ?? null,
      name: sender_name || (actor.kind === 'user' ? actor.name : ''),
      email: sender_email || (owner?.email ?? ''),
      page,
    });
    if (browserSecret !== undefined) await insertChatBrowser(chatId, hashOfSecret(browserSecret));
    return { session_id: sessionId };
  },
});
