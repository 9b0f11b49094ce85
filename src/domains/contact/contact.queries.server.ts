import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPagesSchema } from '#src/platform/row-pages.server.ts';
import {
  ContactMessage,
  ContactMessagePage,
  MessageExport,
  MessageInExchange,
  MessageKey,
  MessageListQuery,
  MessageStatistics,
  MessageStatusQuery,
} from './contact.contract.ts';
import { findMessagePages } from './contact.internal.server.ts';
import { messageNotFound } from './contact.rules.ts';
import { countMessages as countByStatus, selectMessage, selectMessages } from './contact.store.server.ts';
import { toMessageView } from './contact.views.ts';
import { selectMessageEmails } from './message-email.store.server.ts';
import { OwnMessage, OwnMessageList } from './own-message.contract.ts';
import { selectExchange, selectOwnMessage, selectOwnMessages } from './own-message.store.server.ts';

async function listFound(request: MessageListQuery) {
  const { items, meta } = await selectMessages(request);
  return { meta, items: items.map(toMessageView) };
}

/** Counts messages by status. */
export const countMessages = query({
  allow: 'requests:read',
  input: z.object({}),
  output: MessageStatistics,
  run: countByStatus,
});

/** Returns every message that matches the list's search and filter, for a file. */
export const exportMessages = query({
  allow: ['requests:read', 'people'],
  recent: true,
  input: MessageExport,
  output: rowPagesSchema(ContactMessage),
  run: findMessagePages,
});

/** Lists messages of one status. */
export const listMessagesByStatus = query({
  allow: 'requests:read',
  input: MessageStatusQuery,
  output: ContactMessagePage,
  run: listFound,
});

/** Lists messages, newest first by default. */
export const listMessages = query({
  allow: 'requests:read',
  input: MessageListQuery,
  output: ContactMessagePage,
  run: listFound,
});

/** Lists unread messages. */
export const listUnreadMessages = query({
  allow: 'requests:read',
  input: MessageListQuery.omit({ status: true }),
  output: ContactMessagePage,
  run: (request) => listFound({ ...request, status: 'unread' }),
});

/** Returns one message with its exchange; reading it changes nothing. */
export const readMessage = query({
  allow: 'requests:read',
  input: MessageKey,
  output: MessageInExchange,
  run: async ({ id }) => {
    const message = await selectMessage(id);
    if (message === undefined) throw messageNotFound();
    const turns = await selectExchange(message.in_reply_to ?? message.id);
    const emails = await selectMessageEmails([message.id, ...turns.map((turn) => turn.id)]);
    const withEmail = <Turn extends { id: number }>(turn: Turn) => ({
      ...turn,
      received_email: emails.get(turn.id) ?? null,
    });
    const exchange = turns.filter((turn) => turn.id !== message.id).map(withEmail);
    return { ...withEmail(toMessageView(message)), exchange };
  },
});

const MOST = 1_000;

/** Lists the caller's own messages, newest first: sent while signed in, or under the verified email address. */
export const listOwnMessages = query({
  allow: 'signed-in',
  input: z.object({}),
  output: OwnMessageList,
  run: async (_input, { actor }) => {
    if (actor.kind !== 'user') throw messageNotFound();
    return (await selectOwnMessages(await findOwner({ userId: actor.userId }), MOST)).map(toMessageView);
  },
});

/** Returns one of the caller's own messages; another account's is not found. */
export const readOwnMessage = query({
  allow: 'signed-in',
  input: MessageKey,
  output: OwnMessage,
  run: async ({ id }, { actor }) => {
    if (actor.kind !== 'user') throw messageNotFound();
    const owner = await findOwner({ userId: actor.userId });
    const message = await selectOwnMessage(owner, id);
    if (message === undefined) throw messageNotFound();
    return toMessageView(message);
  },
});
