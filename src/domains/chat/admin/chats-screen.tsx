import { useSearchParams } from 'react-router';
import { ListScreen } from '#src/ui/admin/list-screen.tsx';
import type { Listed, Loaded } from '#src/ui/admin/load-list.ts';
import type { ChatSession } from '../chat.contract.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import { ChatOptions } from './chat-options.tsx';
import classes from './chats.module.css';
import { CHATS_ADDRESS, type ChatsState, openedChat } from './chats-address.ts';
import { ChatsList } from './chats-list.tsx';

export type ChatRows = { list: Listed<ChatSession> };

/** Conversations with visitors: the list, and beside it the open one. */
export function ChatsScreen({ loaded }: { loaded: Loaded<ChatsState, ChatRows> }) {
  const [search] = useSearchParams();
  return (
    <div className={classes.screen} data-opened={openedChat(search) !== null || undefined}>
      <ListScreen
        title={TEXTS.title}
        description={TEXTS.description}
        address={CHATS_ADDRESS}
        loaded={loaded}
        live={['chat']}
        actions={() => <ChatOptions />}
        toolbar={() => null}
      >
        {({ state, list }, controls) => <ChatsList state={state} list={list} controls={controls} />}
      </ListScreen>
    </div>
  );
}
