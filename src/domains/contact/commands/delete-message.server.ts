import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { MessageKey } from '../contact.contract.ts';
import { eraseMessages } from '../contact.internal.server.ts';
import { messageNotFound } from '../contact.rules.ts';
import { keepMessages } from '../message-bin.internal.server.ts';

/** Deletes one message; it stays in the bin for a while. */
export const deleteMessage = command({
  allow: 'requests:change',
  input: MessageKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'message.delete', subject: `message:${id}` }),
  run: async ({ id }, context) => {
    await keepMessages(context, [id]);
    const { changed } = await eraseMessages({ ids: [id] });
    if (changed === 0) throw messageNotFound();
    return {};
  },
});
