import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ContactMessage, MessageListQuery } from '../contact.contract.ts';
import { selectAllMessages } from '../contact.store.server.ts';

/** Every message that the list's search and filter find, for a file. */
export const exportMessages = query({
  allow: ['requests:read', 'people'],
  input: MessageListQuery.omit({ page: true, per_page: true }),
  output: z.array(ContactMessage),
  run: selectAllMessages,
});
