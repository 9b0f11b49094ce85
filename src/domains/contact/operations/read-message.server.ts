import { query } from '#src/platform/operation.server.ts';
import { MessageInExchange, MessageKey } from '../contact.contract.ts';
import { messageNotFound } from '../contact.rules.ts';
import { selectMessage } from '../contact.store.server.ts';
import { selectExchange } from '../own-message.store.server.ts';

/** Returns one message with its exchange; reading it changes nothing. */
export const readMessage = query({
  allow: 'requests:read',
  input: MessageKey,
  output: MessageInExchange,
  run: async ({ id }) => {
    const message = await selectMessage(id);
    if (message === undefined) throw messageNotFound();
    const turns = await selectExchange(message.in_reply_to ?? message.id);
    return { ...message, exchange: turns.filter((turn) => turn.id !== message.id) };
  },
});
