import { ActionIcon, Popover, Stack, Switch } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { ListScreen } from '#src/ui/admin/list-screen.tsx';
import type { Listed, Loaded } from '#src/ui/admin/load-list.ts';
import type { ChatSession } from '../chat.contract.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import { useEnterSwitch, useSoundSwitch } from './chat-preferences.ts';
import classes from './chats.module.css';
import { CHATS_ADDRESS, type ChatsState, openedChat } from './chats-address.ts';
import { ChatsList } from './chats-list.tsx';
import { chime } from './chime.ts';

/** Settings of this device: its sound, and what the Enter key does. */
function ChatOptions() {
  const [hasSound, setSound] = useSoundSwitch();
  const [isEnterSending, setEnterSending] = useEnterSwitch();
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={TEXTS.options}>
          <IconAdjustments size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={TEXTS.options}>
        <Stack gap="sm">
          <Switch
            label={TEXTS.sound}
            checked={hasSound}
            onChange={({ currentTarget }) => {
              setSound(currentTarget.checked);
              if (currentTarget.checked) chime();
            }}
          />
          <Switch
            label={TEXTS.enterOption}
            checked={isEnterSending}
            onChange={({ currentTarget }) => setEnterSending(currentTarget.checked)}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

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
