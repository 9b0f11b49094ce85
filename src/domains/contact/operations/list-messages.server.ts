import { query } from '#src/platform/operation.server.ts';
import { ContactMessagePage, MessageListQuery } from '../contact.contract.ts';
import { selectMessages } from '../contact.store.server.ts';

/** Lists messages, newest first by default. */
export const listMessages = query({
  allow: 'requests:read',
  input: MessageListQuery,
  output: ContactMessagePage,
  run: selectMessages,
});
