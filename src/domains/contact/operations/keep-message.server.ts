import { z } from 'zod';
import { Email, Line, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX, Text } from '#src/kernel/fields.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { PHOTOS_MAX } from '../contact.contract.ts';
import { insertMessage } from '../contact.store.server.ts';

/** Stores a message from another channel as read: no notification, no email. */
export const keepMessage = command({
  allow: 'system',
  input: z.object({
    userId: z.int().nullable(),
    quoteId: z.int().nullable(),
    name: Line(NAME_MAX, 1),
    email: Email,
    subject: Line(SUBJECT_MAX, 1),
    message: Text(MESSAGE_MAX, 1),
    /** Keys of pictures that are stored already and used in both places from now on. */
    photoKeys: z.array(z.string()).max(PHOTOS_MAX),
  }),
  output: z.object({ id: z.int() }),
  run: async (stored) => {
    const id = await insertMessage({ ...stored, phone: '', isQuarantined: false, status: 'read' });
    await publish('admin', { event: 'messages', id });
    return { id };
  },
});
