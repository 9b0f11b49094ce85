import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import type { RowPages } from '#src/platform/row-pages.server.ts';
import { rowPages } from '#src/platform/row-pages.server.ts';
import type { SentChat, SentChatMessage } from '../chat-admin.contract.ts';
import { selectSentChatIds, selectSentChatsByIds } from '../sent-chat.store.server.ts';

/** Returns the conversations opened by an account, or under its verified email address. */
export async function findUserChats(account: {
  userId: number;
}): Promise<RowPages<SentChat & { messages: RowPages<SentChatMessage> }>> {
  return rowPages(await selectSentChatIds(await findOwner(account)), selectSentChatsByIds);
}
