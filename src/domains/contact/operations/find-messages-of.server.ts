import { z } from 'zod';
import { findOwner } from '#src/domains/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { SentMessage } from '../contact.contract.ts';
import { selectMessagesOf } from '../contact.store.server.ts';

/** The messages an account sent, or that were sent under its verified address. */
export const findMessagesOf = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: z.object({ messages: z.array(SentMessage) }),
  run: async (account, context) => ({ messages: await selectMessagesOf(await findOwner(context, account)) }),
});
