import { Anchor, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { getImageKey, imagePath, originalPath } from '#src/domains/media/media.contract.ts';
import { formatDateTime, formatTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import type { ChatMessage } from '../chat.contract.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import { isOurs } from '../chat-admin.views.ts';
import { Bubble, PHOTO_CLASS } from '../ui/bubble.tsx';
import classes from './message-bubbles.module.css';

function Photo({ photo, name }: { photo: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const key = getImageKey(photo);
  const alt = fill(TEXTS.toPhoto, { name });
  return (
    <>
      <UnstyledButton
        className={PHOTO_CLASS ?? ''}
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
  return (
    <Bubble
      as="li"
      isOwn={isOurs(message)}
      name={name}
      isNameVisible={isFirst}
      text={message.message}
      photo={message.photo !== null && <Photo photo={message.photo} name={name} />}
    >
      {(isLast || isRead || message.mailed_at !== null) && (
        <>
          <time dateTime={message.created_at} title={formatDateTime(message.created_at)}>
            {formatTime(message.created_at)}
          </time>
          {message.mailed_at !== null && <span>{TEXTS.mailed}</span>}
          {isRead && <span>{TEXTS.read}</span>}
        </>
      )}
    </Bubble>
  );
}
