import { useRef } from 'react';
import { Button } from '#src/ui/public/button.tsx';
import { CHAT_VISITOR_TEXTS as texts } from '../chat-visitor.texts.ts';
import { dayLabel, getDays, lastSeenId } from '../chat-visitor.views.ts';
import { Bubble } from '../ui/bubble.tsx';
import { MessageBubble, UnsentBubble } from './message-bubble.tsx';
import styles from './message-log.module.css';
import { talk } from './talk.ts';
import type { TalkState } from './talk-state.ts';
import { useLogScroll } from './use-log-scroll.ts';

/** Message log, oldest first; screen readers announce new messages. */
export function MessageLog({ state }: { state: TalkState }) {
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
          <Button look="quiet" onClick={() => void talk.refresh()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {getDays(messages).map(({ at, messages: ofDay }) => (
        <section key={at.slice(0, 10)} className={styles.day} aria-label={dayLabel(at, now, texts)}>
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
