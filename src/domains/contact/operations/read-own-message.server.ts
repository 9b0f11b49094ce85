import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { MessageKey } from '../contact.contract.ts';
import { messageNotFound } from '../contact.rules.ts';
import { OwnMessage } from '../own-message.contract.ts';
import { selectOwnMessage } from '../own-message.store.server.ts';

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
    return message;
  },
});
