import { countWaitingChats } from '#src/domains/chat/chat.internal.server.ts';
import { countWaitingMessages } from '#src/domains/contact/contact.internal.server.ts';
import { Bell, BellQuery } from '#src/domains/notifications/notification.contract.ts';
import { findNotifications } from '#src/domains/notifications/notification.internal.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { readAs } from './dashboard.internal.server.ts';

const countWaiting = async () => {
  const [unread_messages, unread_chats] = await Promise.all([countWaitingMessages(), countWaitingChats()]);
  return { unread_messages, unread_chats };
};

/** Returns the notifications that the caller may read and, on request, how many messages and conversations wait. */
export const listNotifications = query({
  allow: 'staff',
  input: BellQuery,
  output: Bell,
  run: async ({ with_waiting = false, ...wanted }, context) => {
    const list = await findNotifications(context.actor, wanted);
    const waiting = with_waiting ? await readAs(context, 'messages', countWaiting) : null;
    return { ...list, ...waiting };
  },
});
