import { Button, Group } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import classes from './message-bubbles.module.css';
import type { Outbox, Outgoing } from './use-outbox.ts';

interface OutgoingBubbleProps {
  outgoing: Outgoing;
  outbox: Outbox;
  /** Moves its text back to the field for editing. */
  onTakeBack: (text: string) => void;
}

/** Answer that has not been stored yet, and why; a refused one can be sent again or edited. */
export function OutgoingBubble({ outgoing, outbox, onTakeBack }: OutgoingBubbleProps) {
  const { key, text, refusal } = outgoing;
  const isRefused = refusal !== undefined;
  return (
    <li className={classes.message} data-side="ours" data-first data-waiting>
      <p className={classes.bubble}>{text}</p>
      {isRefused ? (
        <span className={classes.refused} role="alert">
          {fill(TEXTS.refused, { why: refusal })}
        </span>
      ) : (
        <span className={classes.mark}>{outbox.isStuck ? TEXTS.waiting : TEXTS.sending}</span>
      )}
      {(isRefused || outbox.isStuck) && (
        <Group gap={4}>
          <Button size="compact-xs" variant="light" onClick={() => outbox.retry(key)}>
            {TEXTS.retry}
          </Button>
          {isRefused && (
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() => {
                outbox.drop(key);
                onTakeBack(text);
              }}
            >
              {TEXTS.takeBack}
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}
