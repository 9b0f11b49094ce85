import { query } from '#src/platform/operation.server.ts';
import { ChatListQuery, ChatSessionPage } from '../chat.contract.ts';
import { selectChats } from '../chat.store.server.ts';

/** Lists conversations with messages, latest first. */
export const listChats = query({
  allow: 'requests:read',
  input: ChatListQuery,
  output: ChatSessionPage,
  run: selectChats,
});
