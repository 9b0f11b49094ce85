import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/ui/public/button.tsx';
import { CHAT_VISITOR_TEXTS as texts } from '../chat-visitor.texts.ts';
import { dayLabel, getDays, lastSeenId } from '../chat-visitor.views.ts';
import { Bubble } from '../ui/bubble.tsx';
import { conversation } from './conversation.ts';
import type { ConversationState } from './conversation-state.ts';
import { MessageBubble, UnsentBubble } from './message-bubble.tsx';
import styles from './message-log.module.css';

const NEAR_PX = 80;

interface View {
  first: number | undefined;
  /** Changes with every message added below. */
  last: string;
  /** Visitor's newest message being sent: always scrolled into view. */
  own: string | undefined;
}

/** Keeps the newest message in view unless the reader scrolled up; older ones load above without a jump. */
function useLogScroll(log: RefObject<HTMLDivElement | null>, { first, last, own }: View): () => void {
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const before = useRef({ first, last, own });

  useLayoutEffect(() => {
    const box = log.current;
    if (box === null) return;
    if (own !== undefined && own !== before.current.own) isAtEnd.current = true;
    const isOlder =
      before.current.last === last && before.current.first !== first && before.current.first !== undefined;
    if (isOlder) box.scrollTop += box.scrollHeight - height.current;
    else if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    before.current = { first, last, own };
    height.current = box.scrollHeight;
  }, [log, first, last, own]);

  // The box itself changes size: it opens, a keyboard appears, a card appears below.
  useLayoutEffect(() => {
    const box = log.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [log]);

  return () => {
    const box = log.current;
    if (box === null || box.clientHeight === 0) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    height.current = box.scrollHeight;
    if (box.scrollTop < NEAR_PX) void conversation.older();
  };
}

/** Message log, oldest first; screen readers announce new messages. */
export function MessageLog({ state }: { state: ConversationState }) {
  const { status, messages, total, unsent, reading, isWriting } = state;
  const log = useRef<HTMLDivElement>(null);
  const company = status?.company ?? '';
  const view = `${messages.at(-1)?.id} ${unsent.map(({ key }) => key)} ${isWriting} ${status?.greeting}`;
  const onScroll = useLogScroll(log, { first: messages[0]?.id, last: view, own: unsent.at(-1)?.key });
  const seenId = lastSeenId(messages);
  const speaker = messages.findLast(({ sender_type }) => sender_type === 'admin')?.sender_name || company;
  const isWhole = messages.length >= total;
  const now = new Date();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div ref={log} className={styles.log} role="log" aria-label={texts.log} tabIndex={0} onScroll={onScroll}>
      {reading === 'newest' && messages.length === 0 && <p className={styles.remark}>{texts.loading}</p>}
      {reading === 'older' && <p className={styles.remark}>{texts.older}</p>}
      {isWhole && status?.greeting && <Bubble isOwn={false} name={company} isNameVisible text={status.greeting} />}
      {reading === 'failed' && (
        <div className={styles.remark}>
          <p>{texts.loadFailure}</p>
          <Button look="quiet" onClick={() => void conversation.refresh()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {getDays(messages).map(({ day, at, messages: ofDay }) => (
        <section key={day} className={styles.day} aria-label={dayLabel(at, now, texts)}>
          <p className={styles.date} aria-hidden="true">
            <span>{dayLabel(at, now, texts)}</span>
          </p>
          {ofDay.map((message, place) => (
            <MessageBubble
              key={message.id}
              message={message}
              company={company}
              isNameVisible={ofDay[place - 1]?.sender_type !== message.sender_type}
              isLastSeen={message.id === seenId}
            />
          ))}
        </section>
      ))}
      {unsent.map((waiting) => (
        <UnsentBubble key={waiting.key} unsent={waiting} />
      ))}
      {isWriting && (
        <p className={styles.writing}>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {texts.writing.replace('{name}', () => speaker)}
        </p>
      )}
    </div>
  );
}
