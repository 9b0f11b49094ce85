import { Anchor, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { getImageKey, imagePath, originalPath } from '#src/domains/media/media.contract.ts';
import { formatDateTime, formatTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import type { ChatMessage } from '../chat.contract.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import { isOurs } from '../chat-admin.views.ts';
import classes from './message-bubbles.module.css';

function Photo({ photo, name }: { photo: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const key = getImageKey(photo);
  const alt = fill(TEXTS.toPhoto, { name });
  return (
    <>
      <UnstyledButton
        className={classes.photo ?? ''}
        aria-label={fill(TEXTS.openPhoto, { name })}
        onClick={() => setOpen(true)}
      >
        <img src={key === undefined ? photo : imagePath(key, 400)} alt="" width={240} height={180} loading="lazy" />
      </UnstyledButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={alt} size="wide">
        <img src={photo} alt={alt} className={classes.large} />
        {key !== undefined && (
          <Anchor href={originalPath(key)} target="_blank" rel="noopener" size="sm">
            {TEXTS.fullSize}
          </Anchor>
        )}
      </Dialog>
    </>
  );
}

interface MessageBubbleProps {
  message: ChatMessage;
  /** Author's name for screen readers, before each group. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isRead: boolean;
}

/** One message: the visitor's on the left, the company's on the right. */
export function MessageBubble({ message, name, isFirst, isLast, isRead }: MessageBubbleProps) {
  const side = isOurs(message) ? 'ours' : 'theirs';
  return (
    <li className={classes.message} data-side={side} data-first={isFirst || undefined}>
      {isFirst && <span className={classes.writer}>{name}</span>}
      {message.photo !== null && <Photo photo={message.photo} name={name} />}
      {message.message !== '' && <p className={classes.bubble}>{message.message}</p>}
      {(isLast || isRead || message.mailed_at !== null) && (
        <span className={classes.mark}>
          <time dateTime={message.created_at} title={formatDateTime(message.created_at)}>
            {formatTime(message.created_at)}
          </time>
          {message.mailed_at !== null && <span>{TEXTS.mailed}</span>}
          {isRead && <span>{TEXTS.read}</span>}
        </span>
      )}
    </li>
  );
}
