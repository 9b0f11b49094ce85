import { Icon } from '#src/ui/public/icon.tsx';
import type { ChatMessage } from '../chat.contract.ts';
import { CHAT_VISITOR_TEXTS as texts } from '../chat-visitor.texts.ts';
import { timeLabel } from '../chat-visitor.views.ts';
import { Bubble, PHOTO_CLASS, UnsentPhoto } from '../ui/bubble.tsx';
import type { Unsent } from '../ui/unsent.ts';
import { conversation } from './conversation.ts';
import styles from './message-log.module.css';
import { visitorPhotos } from './stored-chat.ts';

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
    <a className={PHOTO_CLASS} href={photo} target="_blank" rel="noopener">
      <img src={photo.replace('-1200.', '-400.')} alt={texts.photo} width={208} height={156} loading="lazy" />
      <span className="vh">{texts.openPhoto}</span>
    </a>
  );
  return (
    <Bubble
      isOwn={isOwn}
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

/** Message being sent, or refused. */
export function UnsentBubble({ unsent }: { unsent: Unsent }) {
  const { key, message, problem } = unsent;
  return (
    <Bubble
      isOwn
      name={texts.you}
      text={message}
      photo={<UnsentPhoto unsent={unsent} photos={visitorPhotos()} alt={texts.photo} />}
    >
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
          <button type="button" className={styles.action} onClick={() => conversation.retry(key)}>
            {texts.retry}
          </button>
          <button type="button" className={styles.action} onClick={() => conversation.remove(key)}>
            {texts.remove}
          </button>
        </>
      )}
    </Bubble>
  );
}
