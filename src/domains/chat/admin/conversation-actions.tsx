import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconFileText, IconMail, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { ConfirmDelete } from '#src/ui/admin/confirm-delete.tsx';
import { dropDraft } from '#src/ui/admin/drafts.ts';
import { showUndo } from '#src/ui/admin/toasts.tsx';
import { undoDeletion } from '#src/ui/admin/undo-deletion.ts';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { mayI } from '#src/ui/http/stored-rights.ts';
import type { ChatSession } from '../chat.contract.ts';
import { deleteChat } from '../chat-admin.client.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import classes from './chats.module.css';
import { TurnDialog, type TurnKind } from './turn-dialog.tsx';
import { answerDraft } from './use-answer.ts';

interface ConversationActionsProps {
  id: string;
  chat: ChatSession;
  onChat: (change: Partial<ChatSession>) => void;
  onChanged: () => void;
  /** Called after deletion. */
  onGone: () => void;
}

/** Links to the message or quote that the conversation was converted to. */
function Outcomes({ chat: { contact_message_id, quote_id } }: { chat: ChatSession }) {
  const look = { component: Link, variant: 'light', size: 'compact-sm' } as const;
  return (
    <div className={classes.outcomes}>
      {contact_message_id !== null && (
        <Button {...look} to={href('/admin/contact', { view: contact_message_id })}>
          {TEXTS.seeMessage}
        </Button>
      )}
      {quote_id !== null && mayI('sales:read') && (
        <Button {...look} to={href('/admin/quotes', { view: quote_id })}>
          {TEXTS.seeQuote}
        </Button>
      )}
    </div>
  );
}

/** Actions that convert a conversation, and its deletion. */
export function ConversationActions({ id, chat, onChat, onChanged, onGone }: ConversationActionsProps) {
  const [turning, setTurning] = useState<TurnKind | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { isBusy, attempt } = useAttempt(async () => onChanged());
  const name = chat.sender_name || TEXTS.visitor;
  const remove = async (): Promise<void> => {
    const gone: number[] = [];
    const act = async () => void gone.push((await deleteChat(id)).id);
    if (!(await attempt(act, TEXTS.removeError))) return;
    dropDraft(answerDraft(id));
    setRemoving(false);
    showUndo(TEXTS.removed, () => void attempt(() => undoDeletion('chat', gone), ADMIN_TEXTS.undoError));
    onGone();
  };
  return (
    <>
      <Outcomes chat={chat} />
      <Changing>
        <Menu position="bottom-end" shadow="md" portalProps={{ target: 'main' }}>
          <Menu.Target>
            <ActionIcon aria-label={TEXTS.actions}>
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {chat.contact_message_id === null && (
              <Menu.Item leftSection={<IconMail size={18} aria-hidden />} onClick={() => setTurning('message')}>
                {TEXTS.toMessage}
              </Menu.Item>
            )}
            {chat.quote_id === null && mayI('sales:change') && (
              <Menu.Item leftSection={<IconFileText size={18} aria-hidden />} onClick={() => setTurning('quote')}>
                {TEXTS.toQuote}
              </Menu.Item>
            )}
            <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setRemoving(true)}>
              {TEXTS.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Changing>
      <TurnDialog id={id} chat={chat} kind={turning} onClose={() => setTurning(null)} onTurned={onChat} />
      <ConfirmDelete
        question={isRemoving ? fill(TEXTS.removeQuestion, { name }) : null}
        consequence={TEXTS.removeConsequence}
        isBusy={isBusy}
        onCancel={() => setRemoving(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
