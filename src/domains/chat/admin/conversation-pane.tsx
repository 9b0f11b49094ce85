import { Alert } from '@mantine/core';
import { useDocumentVisibility } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { announceNotificationsUpdate } from '#src/ui/http/window-events.ts';
import { markRead } from '../chat-admin.client.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import { isOurs, visibleMessages } from '../chat-admin.views.ts';
import { stillUnsent } from '../ui/unsent.ts';
import { AnswerForm } from './answer-form.tsx';
import { useSoundSwitch } from './chat-preferences.ts';
import classes from './chats.module.css';
import { chime } from './chime.ts';
import { ConversationHead } from './conversation-head.tsx';
import { MessageBubbles } from './message-bubbles.tsx';
import { useAnswer } from './use-answer.ts';
import type { CannedReplies } from './use-canned-replies.ts';
import { type Conversation, useConversation } from './use-conversation.ts';
import type { Answers } from './use-outbox.ts';

/** Marks messages as read when a visible screen shows them. A failed attempt is repeated with the next update. */
function useReading(id: string, { chat, stretch, noteRead }: Conversation): void {
  const isVisible = useDocumentVisibility() === 'visible';
  const newest = stretch?.messages.findLast((message) => !isOurs(message));
  const isUnread = (newest !== undefined && newest.read_at === null) || (chat?.unread_count ?? 0) > 0;
  const notify = useEffectEvent(async () => {
    try {
      await markRead(id);
      noteRead();
      announceNotificationsUpdate();
    } catch {
      // The next update of the conversation retries.
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading of the conversation is another occasion
  useEffect(() => {
    if (isVisible && isUnread && mayI('requests:change')) void notify();
  }, [isVisible, isUnread, newest?.id, chat]);
}

/** Plays a tone for the visitor's next message, never for those already loaded. */
function useTone(newest: number | undefined, isReady: boolean): void {
  const [hasSound] = useSoundSwitch();
  const known = useRef<number>(undefined);
  const hear = useEffectEvent(() => {
    const hasRisen = known.current !== undefined && (newest ?? 0) > known.current;
    known.current = newest ?? 0;
    if (hasRisen && hasSound) chime();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message is what is listened for
  useEffect(() => {
    if (isReady) hear();
  }, [newest, isReady]);
}

interface ConversationPaneProps {
  id: string;
  isTyping: boolean;
  outbox: Answers;
  canned: CannedReplies;
  /** Returns to the list. */
  onClose: () => void;
  /** Called when the conversation's row in the list changes. */
  onChanged: () => void;
}

/** One conversation: the visitor, the messages and the answer form. */
export function ConversationPane({ id, isTyping, outbox, canned, onClose, onChanged }: ConversationPaneProps) {
  const conversation = useConversation(id);
  const { chat, stretch, failure, isOffline, unreadFrom, noteChat } = conversation;
  const answer = useAnswer(id);
  useReading(id, conversation);
  const messages = useMemo(
    () => (stretch ? visibleMessages(stretch, outbox.stored, id) : []),
    [stretch, outbox.stored, id],
  );
  useTone(messages.findLast((message) => !isOurs(message))?.id, stretch !== undefined);
  const waiting = outbox.waiting.filter(({ session_id }) => session_id === id);
  const name = chat?.sender_name || TEXTS.visitor;
  const leave = (event: KeyboardEvent): void => {
    // React reports the keys of an open menu here too, although it is elsewhere in the document.
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isOwn && !event.defaultPrevented) onClose();
  };
  return (
    <section aria-label={fill(TEXTS.conversation, { name })} className={classes.pane} onKeyDown={leave}>
      <ConversationHead id={id} chat={chat} onClose={onClose} onChat={noteChat} onChanged={onChanged} />
      {failure !== undefined && (
        <div className={classes.trouble}>
          <ErrorState message={failure} onRetry={conversation.refresh} />
        </div>
      )}
      {failure === undefined && stretch === undefined && <LoadingState />}
      {chat && stretch && (
        <>
          {(isOffline || (outbox.isStuck && waiting.length > 0)) && (
            <Alert color="orange" role="status" p="xs" radius={0}>
              {TEXTS.offline}
            </Alert>
          )}
          <MessageBubbles
            name={name}
            messages={messages}
            unreadFrom={unreadFrom}
            waiting={stillUnsent(waiting, messages)}
            isTyping={isTyping}
            outbox={outbox}
            onTakeBack={(text) => answer.put([answer.text, text].filter(Boolean).join('\n'))}
            conversation={conversation}
          />
          <Changing>
            <AnswerForm
              chat={chat}
              name={name}
              answer={answer}
              canned={canned}
              onSend={(text) => outbox.send(id, text)}
              onPhoto={(photo) => outbox.send(id, '', photo)}
            />
          </Changing>
        </>
      )}
    </section>
  );
}
