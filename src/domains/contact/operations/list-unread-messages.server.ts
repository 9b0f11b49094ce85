import { query } from '#src/platform/operation.server.ts';
import { ContactMessagePage, MessageListQuery } from '../contact.contract.ts';
import { selectMessages } from '../contact.store.server.ts';

/** Lists unread messages. */
export const listUnreadMessages = query({
  allow: 'requests:read',
  input: MessageListQuery.omit({ status: true }),
  output: ContactMessagePage,
  run: (request) => selectMessages({ ...request, status: 'unread' }),
});
