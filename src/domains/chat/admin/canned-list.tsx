import { Anchor, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { CannedReply } from '#src/domains/settings/canned-reply.contract.ts';
import { href } from '#src/kernel/href.ts';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import classes from './answer.module.css';

interface CannedListProps {
  id: string;
  replies: CannedReply[];
  getWords: (reply: CannedReply) => string;
  /** Whether there are any canned replies. */
  hasAny: boolean;
  active: number;
  onChoose: (reply: CannedReply) => void;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** List of canned replies; the focus stays in the answer field. */
export function CannedList({ id, replies, getWords: toWords, hasAny, active, onChoose }: CannedListProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector(`#${CSS.escape(optionId(id, active))}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  if (replies.length === 0) {
    return (
      <div className={classes.canned} role="status">
        <Text size="sm" p="xs">
          {hasAny ? TEXTS.noCannedMatch : TEXTS.noCanned}{' '}
          {mayI('settings') && (
            <Anchor component={Link} to={href('/admin/settings', { tab: 'chat' })} size="sm">
              {TEXTS.writeCanned}
            </Anchor>
          )}
        </Text>
      </div>
    );
  }
  return (
    <div className={classes.canned} role="listbox" id={id} aria-label={TEXTS.canned} ref={box}>
      {replies.map((reply, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that owns the list
        <div
          key={`${reply.title}-${reply.text}`}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classes.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(reply)}
        >
          <span className={classes.optionTitle}>{reply.title}</span>
          <span className={classes.optionText}>{toWords(reply)}</span>
        </div>
      ))}
    </div>
  );
}
