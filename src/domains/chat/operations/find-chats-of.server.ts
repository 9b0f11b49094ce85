import { z } from 'zod';
import { findOwner } from '#src/domains/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { SentChat } from '../chat-desk.contract.ts';
import { selectChatsOf } from '../chat-desk.store.server.ts';

/** The conversations that an account opened, or that were held under its verified address. */
export const findChatsOf = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: z.object({ chats: z.array(SentChat) }),
  run: async (account, context) => ({ chats: await selectChatsOf(await findOwner(context, account)) }),
});
