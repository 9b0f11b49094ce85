import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ListControls } from '#src/ui/admin/list-screen.tsx';
import type { Listed } from '#src/ui/admin/load-list.ts';
import { EmptyState } from '#src/ui/admin/states.tsx';
import type { ChatSession } from '../chat.contract.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import { useSoundSwitch } from './chat-preferences.ts';
import classes from './chats.module.css';
import { CHATS_ADDRESS, type ChatsState, chatHref, openedChat } from './chats-address.ts';
import { chime } from './chime.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { SessionPanel } from './session-panel.tsx';
import { useCannedReplies } from './use-canned-replies.ts';
import { useLiveChats, useTypists } from './use-live-chats.ts';
import { useOutbox } from './use-outbox.ts';

/** Plays a tone for a new unread message in a conversation that is not open; the open one plays its own. */
function useArrivals(chats: ChatSession[], openedId: string | null): void {
  const [hasSound] = useSoundSwitch();
  const known = useRef<Map<string, number>>(undefined);
  const compare = useEffectEvent(() => {
    const before = known.current;
    known.current = new Map(chats.map(({ session_id, unread_count }) => [session_id, unread_count]));
    if (before === undefined || !hasSound) return;
    const hasRisen = chats.some(
      ({ session_id, unread_count }) => session_id !== openedId && unread_count > (before.get(session_id) ?? 0),
    );
    if (hasRisen) chime();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list that comes is compared with the one before
  useEffect(() => compare(), [chats]);
}

interface ChatsListProps {
  state: ChatsState;
  list: Listed<ChatSession>;
  controls: ListControls<ChatsState>;
}

/** Conversations screen: the list, the open conversation, and the answers being sent. */
export function ChatsList({ state, list, controls }: ChatsListProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const typists = useTypists();
  const outbox = useOutbox();
  const canned = useCannedReplies();
  const openedId = openedChat(search);
  useEffect(() => outbox.flush(), [outbox.flush]);
  useLiveChats((session) => {
    if (session !== undefined) return;
    outbox.flush();
    void controls.reload();
  });
  useArrivals(list.items, openedId);

  const close = async (): Promise<void> => {
    const left = openedId;
    await navigate(chatHref(state, null), { preventScrollReset: true });
    panel.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(left ?? '')}"] [data-row-open]`)?.focus();
  };
  if (list.items.length === 0 && openedId === null && !CHATS_ADDRESS.isFiltered(state)) {
    return <EmptyState title={TEXTS.none} description={TEXTS.noneHint} />;
  }
  return (
    <div className={classes.layout} data-opened={openedId !== null || undefined}>
      <SessionPanel state={state} list={list} controls={controls} openedId={openedId} typists={typists} panel={panel} />
      {openedId === null ? (
        <div className={classes.nothing}>
          <EmptyState title={TEXTS.choose} description={TEXTS.chooseHint} />
        </div>
      ) : (
        <ConversationPane
          key={openedId}
          id={openedId}
          isTyping={typists.has(openedId)}
          outbox={outbox}
          canned={canned}
          onClose={() => void close()}
          onChanged={() => void controls.reload()}
        />
      )}
    </div>
  );
}
