import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import type { RowPages } from '#src/platform/row-pages.server.ts';
import { rowPages } from '#src/platform/row-pages.server.ts';
import type { SentMessage } from '../contact.contract.ts';
import { selectSentMessageIds, selectSentMessagesByIds } from '../contact.store.server.ts';

/** Returns the messages that an account sent, or that were sent under its verified email address. */
export async function findUserMessages(account: { userId: number }): Promise<RowPages<SentMessage>> {
  return rowPages(await selectSentMessageIds(await findOwner(account)), selectSentMessagesByIds);
}
