import { z } from 'zod';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { MessageKey } from '../contact.contract.ts';
import { messageNotFound } from '../contact.rules.ts';
import { deleteMessages } from '../contact.store.server.ts';

/** Deletes one message for good. */
export const deleteMessage = command({
  allow: 'admin',
  input: MessageKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'message.delete', subject: `message:${id}` }),
  run: async ({ id }) => {
    if ((await deleteMessages([id])) === 0) throw messageNotFound();
    await publish('admin', { event: 'messages', id });
    return {};
  },
});
