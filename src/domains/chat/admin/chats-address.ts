import { listAddress } from '#src/ui/admin/list-address.ts';

export const CHATS_ADDRESS = listAddress({
  sortKeys: ['last_message_at'],
  sort: { by: 'last_message_at', order: 'desc' },
  filters: { unread_only: ['true'] },
});
export type ChatsState = ReturnType<typeof CHATS_ADDRESS.toState>;

const VIEW = 'view';

/** Returns the URL of the current list with this conversation open, named by its session id. */
export function chatHref(state: ChatsState, sessionId: string | null): string {
  const message = new URLSearchParams(CHATS_ADDRESS.href(state, { page: state.page }).slice(1));
  if (sessionId !== null) message.set(VIEW, sessionId);
  return message.size === 0 ? '?' : `?${message}`;
}

export const openedChat = (search: URLSearchParams): string | null => search.get(VIEW);
