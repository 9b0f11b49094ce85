import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { SentMessage } from '../contact.contract.ts';
import { selectSentMessageIds, selectSentMessagesByIds } from '../contact.store.server.ts';

/** Returns the messages that an account sent, or that were sent under its verified email address. */
export const findUserMessages = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: rowPagesSchema(SentMessage),
  run: async (account, context) =>
    rowPages(await selectSentMessageIds(await findOwner(context, account)), selectSentMessagesByIds),
});
