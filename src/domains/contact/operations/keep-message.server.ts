import { z } from 'zod';
import { Email, Line, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX, Text } from '#src/kernel/fields.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { PHOTOS_MAX } from '../contact.contract.ts';
import { insertMessage } from '../contact.store.server.ts';

/** Stores a message from another channel as read: no notification, no email. */
const keepMessageInput = z.object({
  userId: z.int().nullable(),
  quoteId: z.int().nullable(),
  name: Line(NAME_MAX, 1),
  email: Email,
  subject: Line(SUBJECT_MAX, 1),
  message: Text(MESSAGE_MAX, 1),
  /** Keys of pictures that are stored already and used in both places from now on. */
  photoKeys: z.array(z.string()).max(PHOTOS_MAX),
});

export const keepMessage = (stored: z.input<typeof keepMessageInput>): Promise<{ id: number }> =>
  transaction(async () => {
    const id = await insertMessage({ ...stored, phone: '', isQuarantined: false, status: 'read' });
    await publish('admin', { event: 'messages', id });
    return { id };
  });
