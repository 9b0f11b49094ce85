import { listAddress } from '#src/ui/admin/list-address.ts';

export const CHATS_ADDRESS = listAddress({
  sortKeys: ['last_message_at'],
  sort: { by: 'last_message_at', order: 'desc' },
  filters: { unread_only: ['true'] },
});
export type ChatsState = ReturnType<typeof CHATS_ADDRESS.stateOf>;

const VIEW = 'view';

/** Returns the URL of the current list with this conversation open, named by its session id. */
export function chatHref(state: ChatsState, sessionId: string | null): string {
  const said = new URLSearchParams(CHATS_ADDRESS.href(state, { page: state.page }).slice(1));
  if (sessionId !== null) said.set(VIEW, sessionId);
  return said.size === 0 ? '?' : `?${said}`;
}

export const openedChat = (search: URLSearchParams): string | null => search.get(VIEW);
