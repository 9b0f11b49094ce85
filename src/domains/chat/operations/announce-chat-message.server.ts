import { readPresence } from '#src/domains/accounts/auth/operations/read-presence.server.ts';
import { notify } from '#src/domains/notifications/operations/notify.server.ts';
import { fill } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { PRESENCE_SECONDS, type SENDER_TYPES } from '../chat.contract.ts';
import { CHAT_TEXTS } from '../chat.texts.ts';
import { queueChatEmail } from './queue-chat-email.server.ts';

/** Notifies both sides of a new message, in its transaction; rings the bell or queues an email to the visitor. */
export const announceChatMessage = ({
  chat,
  messageId,
  side,
  name,
  preview,
}: {
  chat: { id: number; session_id: string; sender_email: string; visitor_seen_at: string };
  messageId: number;
  side: (typeof SENDER_TYPES)[number];
  name: string;
  preview: string;
}): Promise<void> =>
  transaction(async () => {
    await publish('chat', { key: String(chat.id), event: 'message', id: messageId });
    await publish('admin', { event: 'chat', session: chat.session_id });
    if (side === 'admin') return queueChatEmail(chat);
    const { is_there } = await readPresence({ within: PRESENCE_SECONDS });
    await notify({
      type: 'info',
      event: 'chat',
      title: name === '' ? CHAT_TEXTS.notificationAnonymous : fill(CHAT_TEXTS.notification, { name }),
      message: preview,
      link: `/admin/chat?view=${chat.session_id}`,
      topic: `chat:${chat.id}`,
      isWatched: is_there,
    });
  });
