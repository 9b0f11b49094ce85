import { countWaitingChats } from '#src/domains/chat/chat.internal.server.ts';
import { Bell, BellQuery } from '#src/domains/notifications/notification.contract.ts';
import { findNotifications } from '#src/domains/notifications/notification.internal.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { readAs } from './dashboard.internal.server.ts';

/** Returns the notifications that the caller may read and, on request, how many conversations wait for an answer. */
export const listNotifications = query({
  allow: 'staff',
  input: BellQuery,
  output: Bell,
  run: async ({ with_chats = false, ...wanted }, context) => {
    const list = await findNotifications(context.actor, wanted);
    const chats = with_chats ? await readAs(context, 'messages', countWaitingChats) : null;
    return chats === null ? list : { ...list, unread_chats: chats };
  },
});
