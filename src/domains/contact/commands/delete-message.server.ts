import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { MessageKey } from '../contact.contract.ts';
import { eraseMessages } from '../contact.internal.server.ts';
import { messageNotFound } from '../contact.rules.ts';

/** Deletes one message permanently. */
export const deleteMessage = command({
  allow: 'requests:change',
  input: MessageKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'message.delete', subject: `message:${id}` }),
  run: async ({ id }) => {
    const { changed } = await eraseMessages({ ids: [id] });
    if (changed === 0) throw messageNotFound();
    return {};
  },
});
