import { Button } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import { Bubble, UnsentPhoto } from '../ui/bubble.tsx';
import classes from './message-bubbles.module.css';
import type { Answers, Outgoing } from './use-outbox.ts';

interface OutgoingBubbleProps {
  outgoing: Outgoing;
  outbox: Answers;
  /** Moves its text back to the field for editing. */
  onTakeBack: (text: string) => void;
}

/** Answer that has not been stored yet, and why; a refused one can be sent again or edited. */
export function OutgoingBubble({ outgoing, outbox, onTakeBack }: OutgoingBubbleProps) {
  const { key, message, problem } = outgoing;
  const isRefused = problem !== undefined;
  const takeBack = (): void => {
    outbox.drop(key);
    onTakeBack(message);
  };
  return (
    <Bubble
      as="li"
      isOwn
      name={TEXTS.you}
      isWaiting
      text={message}
      photo={<UnsentPhoto unsent={outgoing} photos={outbox.photos} alt={TEXTS.photoWaiting} />}
    >
      {isRefused ? (
        <span className={classes.refused} role="alert">
          {fill(TEXTS.refused, { why: problem })}
        </span>
      ) : (
        <span>{outbox.isStuck ? TEXTS.waiting : TEXTS.sending}</span>
      )}
      {(isRefused || outbox.isStuck) && (
        <Button size="compact-xs" variant="light" onClick={() => outbox.retry(key)}>
          {TEXTS.retry}
        </Button>
      )}
      {isRefused && (
        <Button size="compact-xs" variant="subtle" onClick={takeBack}>
          {message === '' ? TEXTS.removePhoto : TEXTS.takeBack}
        </Button>
      )}
    </Bubble>
  );
}
