import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import type { ChatMessage } from '../chat.contract.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import { isOurs, lastReadByVisitor, type TimelineEntry, toBubbles } from '../chat-admin.views.ts';
import { MessageBubble } from './message-bubble.tsx';
import classes from './message-bubbles.module.css';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { Conversation } from './use-conversation.ts';
import type { Answers, Outgoing } from './use-outbox.ts';

/** Distance from an end, in pixels, that counts as at the end. */
const NEAR = 160;
const DAY_MS = 86_400_000;

function dayName(iso: string): string {
  const day = parisDay(new Date(iso));
  if (day === parisDay(new Date())) return TEXTS.today;
  return day === parisDay(new Date(Date.now() - DAY_MS)) ? TEXTS.yesterday : formatLongDate(iso);
}

/** Announces the visitor's new message to screen readers; messages loaded on opening are not announced. */
function Announcement({ message, name }: { message: ChatMessage | undefined; name: string }) {
  const first = useRef(message?.id ?? 0);
  const isNew = message !== undefined && message.id > first.current;
  const text = message?.message || TEXTS.sentPhoto;
  return <VisuallyHidden role="status">{isNew ? fill(TEXTS.sent, { name, text }) : ''}</VisuallyHidden>;
}

interface EntryProps {
  entry: TimelineEntry;
  name: string;
  lastRead: number | undefined;
}

function Entry({ entry, name, lastRead }: EntryProps) {
  if (entry.kind === 'day') return <li className={classes.day}>{dayName(entry.at)}</li>;
  if (entry.kind === 'unread') {
    return (
      <li className={classes.divider} data-divider>
        {TEXTS.newMessages}
      </li>
    );
  }
  const { message, isFirst, isLast } = entry;
  const writer = isOurs(message) ? message.sender_name || TEXTS.you : name;
  return (
    <MessageBubble message={message} name={writer} isFirst={isFirst} isLast={isLast} isRead={message.id === lastRead} />
  );
}

interface MessageBubblesProps {
  name: string;
  messages: ChatMessage[];
  unreadFrom: number | undefined;
  waiting: Outgoing[];
  isTyping: boolean;
  outbox: Answers;
  onTakeBack: (text: string) => void;
  conversation: Conversation;
}

/** Detects the ends of the inverted box: its start is the end of the conversation, where new messages appear. */
function useEnds({ conversation }: MessageBubblesProps) {
  const box = useRef<HTMLElement>(null);
  const [isAway, setAway] = useState(false);
  useLayoutEffect(() => {
    box.current?.querySelector('[data-divider]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const follow = (): void => {
    if (box.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    const fromEnd = Math.abs(scrollTop);
    setAway(fromEnd > NEAR);
    if (scrollHeight - clientHeight - fromEnd < NEAR && conversation.stretch?.hasOlder) void conversation.readOlder();
    else if (fromEnd < NEAR && conversation.stretch?.hasNewer) void conversation.readNewer();
  };
  const toEnd = async (): Promise<void> => {
    if (conversation.stretch?.hasNewer) await conversation.toEnd();
    box.current?.scrollTo({ top: 0 });
  };
  return { box, isAway, follow, toEnd };
}

/** Messages, from the oldest loaded to those still being sent. */
export function MessageBubbles(props: MessageBubblesProps) {
  const { name, messages, unreadFrom, waiting, isTyping, outbox, onTakeBack, conversation } = props;
  const { box, isAway, follow, toEnd } = useEnds(props);
  const timeline = useMemo(() => toBubbles(messages, unreadFrom), [messages, unreadFrom]);
  const lastRead = lastReadByVisitor(messages);
  const { hasOlder = false, hasNewer = false } = conversation.stretch ?? {};
  const count = waiting.length;
  useEffect(() => {
    if (count > 0) box.current?.scrollTo({ top: 0 });
  }, [count, box]);
  return (
    <div className={classes.timeline}>
      <section
        className={classes.scroller}
        ref={box}
        onScroll={follow}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={TEXTS.messages}
      >
        <div className={classes.inner}>
          {hasOlder && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.older ?? ''}
              onClick={() => void conversation.readOlder()}
            >
              {TEXTS.older}
            </Button>
          )}
          <ol className={classes.messages}>
            {timeline.map((entry) => (
              <Entry key={entry.key} entry={entry} name={name} lastRead={lastRead} />
            ))}
            {waiting.map((outgoing) => (
              <OutgoingBubble key={outgoing.key} outgoing={outgoing} outbox={outbox} onTakeBack={onTakeBack} />
            ))}
          </ol>
          {isTyping && (
            <p className={classes.typing}>
              <span className={classes.dots} aria-hidden>
                <span />
                <span />
                <span />
              </span>
              {fill(TEXTS.isTyping, { name })}
            </p>
          )}
          {hasNewer && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.older ?? ''}
              onClick={() => void conversation.readNewer()}
            >
              {TEXTS.newer}
            </Button>
          )}
        </div>
      </section>
      {(isAway || hasNewer) && (
        <Button
          size="compact-sm"
          radius="xl"
          variant="default"
          className={classes.toEnd ?? ''}
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onClick={() => void toEnd()}
        >
          {TEXTS.toEnd}
        </Button>
      )}
      <Announcement message={messages.findLast((message) => !isOurs(message))} name={name} />
    </div>
  );
}
