import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { OpenedChat } from '../chat.contract.ts';
import { RESUME_LIMIT } from '../chat.rules.ts';
import { CHAT_TEXTS } from '../chat.texts.ts';
import { insertChatBrowser, selectLinkedChat } from '../chat-access.store.server.ts';
import { ChatResumption } from '../chat-admin.contract.ts';

/** Exchanges a mailed link for access from one more browser; browsers with access keep it. */
export const resumeChat = command({
  allow: 'anyone',
  senderLimit: { bucket: 'chat-resume', ...tenTimes(RESUME_LIMIT) },
  input: ChatResumption,
  output: OpenedChat,
  prepare: (_input, { clientAddress }) => limitRate(`chat-resume:${clientAddress}`, RESUME_LIMIT),
  run: async ({ token, browserSecret }) => {
    const chat = await selectLinkedChat(hashOfSecret(token));
    if (chat === undefined) throw new DomainError('not-found', CHAT_TEXTS.linkEnded);
    // A conversation opened without a browser needs only its id: a secret would lock the visitor out.
    if (browserSecret !== undefined && chat.is_bound === 1)
      await insertChatBrowser(chat.id, hashOfSecret(browserSecret));
    return { session_id: chat.session_id };
  },
});
