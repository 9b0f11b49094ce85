import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { SentChat, SentChatMessage } from '../chat-admin.contract.ts';
import { selectSentChatIds, selectSentChatsByIds } from '../sent-chat.store.server.ts';

/** Returns the conversations opened by an account, or under its verified email address. */
export const findUserChats = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: rowPagesSchema(SentChat.extend({ messages: rowPagesSchema(SentChatMessage) })),
  run: async (account, context) =>
    rowPages(await selectSentChatIds(await findOwner(context, account)), selectSentChatsByIds),
});
