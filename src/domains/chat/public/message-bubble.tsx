import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '#src/ui/public/icon.tsx';
import type { ChatMessage } from '../chat.contract.ts';
import { CHAT_VISITOR_TEXTS as texts } from '../chat-visitor.texts.ts';
import { timeLabel, type Unsent } from '../chat-visitor.views.ts';
import styles from './message-log.module.css';
import { readPhoto } from './photo-shelf.ts';
import { talk } from './talk.ts';

interface BubbleProps {
  side: 'admin' | 'user';
  /** Read by screen readers first, visible only where the author changes. */
  name: string;
  isNameVisible?: boolean;
  text: string;
  photo?: ReactNode;
  children?: ReactNode;
}

/** One message, on its author's side. */
export function Bubble({ side, name, isNameVisible = false, text, photo, children }: BubbleProps) {
  return (
    <div className={styles.message} data-side={side}>
      <p className={isNameVisible ? styles.name : 'vh'}>{name}</p>
      <div className={styles.bubble}>
        {photo}
        {text !== '' && <p className={styles.text}>{text}</p>}
      </div>
      {children && <p className={styles.mark}>{children}</p>}
    </div>
  );
}

interface MessageProps {
  message: ChatMessage;
  company: string;
  isNameVisible: boolean;
  /** Whether it is the newest own read message. */
  isLastSeen: boolean;
}

/** Message that the server has stored. */
export function MessageBubble({ message, company, isNameVisible, isLastSeen }: MessageProps) {
  const { sender_type, sender_name, photo, created_at } = message;
  const isOwn = sender_type === 'user';
  const picture = photo && (
    <a className={styles.photo} href={photo} target="_blank" rel="noopener">
      <img src={photo.replace('-1200.', '-400.')} alt={texts.photo} width={208} height={156} loading="lazy" />
      <span className="vh">{texts.openPhoto}</span>
    </a>
  );
  return (
    <Bubble
      side={sender_type}
      name={isOwn ? texts.you : sender_name || company}
      isNameVisible={isNameVisible && !isOwn}
      text={message.message}
      photo={picture}
    >
      <time dateTime={created_at}>{timeLabel(created_at)}</time>
      {isLastSeen && (
        <span className={styles.seen}>
          <Icon name="check" />
          {texts.seen}
        </span>
      )}
    </Bubble>
  );
}

/** Returns an object URL of a photo that is still on this device. */
function usePhotoOnDevice({ key, hasPhoto }: Unsent): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!hasPhoto) return undefined;
    let url: string | undefined;
    let isGone = false;
    void readPhoto(key).then((photo) => {
      if (photo === undefined || isGone) return;
      url = URL.createObjectURL(photo);
      setAddress(url);
    });
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [key, hasPhoto]);
  return address;
}

/** Message being sent, or refused. */
export function UnsentBubble({ unsent }: { unsent: Unsent }) {
  const address = usePhotoOnDevice(unsent);
  const { key, message, problem } = unsent;
  const picture = unsent.hasPhoto && (
    <span className={styles.photo}>{address && <img src={address} alt={texts.photo} width={208} height={156} />}</span>
  );
  return (
    <Bubble side="user" name={texts.you} text={message} photo={picture}>
      {problem === undefined ? (
        <span className={styles.pending}>
          <Icon name="clock" />
          {texts.pending}
        </span>
      ) : (
        <>
          <span className={styles.failed}>
            <Icon name="alert" />
            {texts.failed} : {problem}
          </span>
          <button type="button" onClick={() => talk.retry(key)}>
            {texts.retry}
          </button>
          <button type="button" onClick={() => talk.remove(key)}>
            {texts.remove}
          </button>
        </>
      )}
    </Bubble>
  );
}
