import { query } from '#src/platform/operation.server.ts';
import { ContactMessagePage, MessageStatusQuery } from '../contact.contract.ts';
import { selectMessages } from '../contact.store.server.ts';

/** Lists messages of one status. */
export const listMessagesByStatus = query({
  allow: 'requests:read',
  input: MessageStatusQuery,
  output: ContactMessagePage,
  run: selectMessages,
});
