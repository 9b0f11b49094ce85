import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { messageNotFound } from '../contact.rules.ts';
import { OwnMessageList } from '../own-message.contract.ts';
import { selectOwnMessages } from '../own-message.store.server.ts';

const MOST = 1_000;

/** Lists the caller's own messages, newest first: sent while signed in, or under the verified email address. */
export const listOwnMessages = query({
  allow: 'signed-in',
  input: z.object({}),
  output: OwnMessageList,
  run: async (_input, { actor }) => {
    if (actor.kind !== 'user') throw messageNotFound();
    return selectOwnMessages(await findOwner({ userId: actor.userId }), MOST);
  },
});
