import { Box } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { fill } from '#src/kernel/text.ts';
import { getOpened } from '#src/ui/admin/list-address.ts';
import { type RowSelection, useRowSelection } from '#src/ui/admin/row-selection.ts';
import { useShortcutsSwitch } from '#src/ui/admin/shortcuts-overlay.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useRowKeys } from '#src/ui/admin/use-row-keys.ts';
import type { BulkAction, ContactMessage, MessageStatistics } from '../../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';
import { MessageDetails } from './message-details.tsx';
import { MessageList } from './message-list.tsx';
import { MESSAGES_ADDRESS, type MessagesState } from './messages-address.ts';
import { ReplyModal } from './reply-modal.tsx';
import { type MessageActions, useMessageActions } from './use-message-actions.ts';
import { useOpenedMessage } from './use-opened-message.ts';

export interface Rows {
  state: MessagesState;
  list: { items: ContactMessage[]; meta: PageMeta };
  statistics: MessageStatistics;
}

interface ListKeys {
  container: RefObject<HTMLElement | null>;
  messages: ContactMessage[];
  selection: RowSelection;
  actions: MessageActions;
  onReply: (message: ContactMessage) => void;
  onHelp: () => void;
}

function useListKeys({ container, messages, selection, actions, onReply, onHelp }: ListKeys): void {
  const [isEnabled] = useShortcutsSwitch();
  const on = (act: (message: ContactMessage) => void) => (id: number) => {
    const message = messages.find((listed) => listed.id === id);
    if (message !== undefined) act(message);
  };
  useRowKeys({
    container,
    isEnabled,
    onRow: {
      e: on((message) => void actions.setStatus(message, 'archived')),
      r: on(onReply),
      x: on((message) => selection.toggle(message.id)),
    },
    onPage: { '?': onHelp },
  });
}

interface MessagesListProps {
  rows: Rows;
  reload: () => Promise<void>;
  onHelp: () => void;
}

/** Message list with selection, shortcuts, the opened message and the reply being written. */
export function MessagesList({ rows: { state, list }, reload, onHelp }: MessagesListProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const container = useRef<HTMLDivElement>(null);
  const [replying, setReplying] = useState<ContactMessage | null>(null);
  const selection = useRowSelection(list.items.map(({ id }) => id));
  const actions = useMessageActions(reload);
  const opened = getOpened(search);
  const openedId = opened?.kind === 'view' ? opened.id : null;
  const { message, refusal } = useOpenedMessage(openedId, list.items, reload);

  const getHref = (id: number | null): string =>
    MESSAGES_ADDRESS.href(state, { page: state.page }, id === null ? null : { kind: 'view', id });
  const close = (): void => void navigate(getHref(null), { replace: true, preventScrollReset: true });
  const reply = (answered: ContactMessage): void => {
    if (openedId !== null) close();
    setReplying(answered);
  };
  const remove = async (removed: ContactMessage): Promise<void> => {
    if ((await actions.remove(removed)) && openedId !== null) close();
  };
  const openQuote = async (asked: ContactMessage): Promise<void> => {
    const id = await actions.openQuote(asked);
    if (id !== undefined) void navigate(`/admin/quotes?edit=${id}`);
  };
  const actOnSelection = async (action: BulkAction): Promise<void> => {
    const chosen = list.items.filter(({ id }) => selection.selected.has(id));
    if (await actions.act(chosen, action)) selection.clear();
  };
  useListKeys({ container, messages: list.items, selection, actions, onReply: reply, onHelp });

  return (
    <Box ref={container}>
      <MessageList
        messages={list.items}
        meta={list.meta}
        state={state}
        selection={selection}
        commands={{
          getHref: ({ id }) => getHref(id),
          onReply: reply,
          onMarkRead: (unread) => void actions.setStatus(unread, 'read'),
          onRemove: (removed) => void remove(removed),
        }}
        onBulk={(action) => void actOnSelection(action)}
        isBusy={actions.isBusy}
        isLoading={isLoading}
      />
      <MessageDetails
        isOpen={openedId !== null}
        message={message}
        refusal={refusal}
        isBusy={actions.isBusy}
        onClose={close}
        onStatus={(changed, status) => void actions.setStatus(changed, status)}
        onReply={reply}
        onQuote={(message) => void openQuote(message)}
        onRemove={(removed) => void remove(removed)}
      />
      <ReplyModal
        message={replying}
        onClose={() => setReplying(null)}
        onSent={async ({ name }) => {
          setReplying(null);
          showSuccess(fill(TEXTS.sent, { name }));
          await reload();
        }}
      />
    </Box>
  );
}
