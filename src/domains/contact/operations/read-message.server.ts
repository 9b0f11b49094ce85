import { query } from '#src/platform/operation.server.ts';
import { ContactMessage, MessageKey } from '../contact.contract.ts';
import { messageNotFound } from '../contact.rules.ts';
import { selectMessage } from '../contact.store.server.ts';

/** One message; reading it changes nothing. */
export const readMessage = query({
  allow: 'admin',
  input: MessageKey,
  output: ContactMessage,
  run: async ({ id }) => {
    const message = await selectMessage(id);
    if (message === undefined) throw messageNotFound();
    return message;
  },
});
