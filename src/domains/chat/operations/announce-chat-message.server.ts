import { z } from 'zod';
import { readPresence } from '#src/domains/accounts/auth/operations/read-presence.server.ts';
import { notify } from '#src/domains/notifications/operations/notify.server.ts';
import { fill } from '#src/kernel/text.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { PRESENCE_SECONDS, SENDER_TYPES } from '../chat.contract.ts';
import { CHAT_TEXTS } from '../chat.texts.ts';
import { queueChatEmail } from './queue-chat-email.server.ts';

/** Notifies both sides of a new message, in its transaction; rings the bell or queues an email to the visitor. */
export const announceChatMessage = command({
  allow: 'system',
  input: z.object({
    chat: z.object({ id: z.int(), session_id: z.string(), sender_email: z.string(), visitor_seen_at: z.string() }),
    messageId: z.int(),
    side: z.enum(SENDER_TYPES),
    name: z.string(),
    preview: z.string(),
  }),
  output: z.object({}),
  run: async ({ chat, messageId, side, name, preview }, context) => {
    await publish('chat', { key: String(chat.id), event: 'message', id: messageId });
    await publish('admin', { event: 'chat', session: chat.session_id });
    if (side === 'admin') return queueChatEmail(context, chat);
    const { is_there } = await readPresence(context, { within: PRESENCE_SECONDS });
    await notify(context, {
      type: 'info',
      event: 'chat',
      title: name === '' ? CHAT_TEXTS.notificationAnonymous : fill(CHAT_TEXTS.notification, { name }),
      message: preview,
      link: `/admin/chat?view=${chat.session_id}`,
      topic: `chat:${chat.id}`,
      isWatched: is_there,
    });
    return {};
  },
});
