import type { ReactNode, RefObject } from 'react';
import { Icon } from '#src/ui/public/icon.tsx';
import { CHAT_PAGE_TEXTS, CHAT_VISITOR_TEXTS as texts } from '../chat-visitor.texts.ts';
import { statusSentence } from '../chat-visitor.views.ts';
import styles from './chat-conversation.module.css';
import { ContactQuestion } from './contact-question.tsx';
import type { ConversationState, Notice } from './conversation-state.ts';
import { MessageForm } from './message-form.tsx';
import { MessageLog } from './message-log.tsx';

const NOTICES: Record<Notice, string> = {
  forgotten: texts.forgotten,
  deadLink: CHAT_PAGE_TEXTS.deadLink,
  linkFailure: CHAT_PAGE_TEXTS.linkFailure,
};

interface ChatConversationProps {
  state: ConversationState;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Content at the end of the header: the close button. */
  children?: ReactNode;
}

/** Chat with presence, messages and field: in the panel of every page and on its own page. */
export function ChatConversation({ state, field, children }: ChatConversationProps) {
  const { status, notice, isOffline } = state;
  const isOnline = status?.is_online === true;
  const sentence = statusSentence(status, texts);
  return (
    <div className={styles.conversation}>
      <header className={styles.head}>
        <span className={styles.sign} aria-hidden="true">
          <Icon name="chat" />
        </span>
        <div>
          <p className={styles.company}>{status?.company ?? texts.unknown}</p>
          {isOnline && (
            <p className={styles.online} role="status">
              {sentence}
            </p>
          )}
        </div>
        {children}
      </header>
      {status && !isOnline && (
        <p className={styles.band} role="status">
          <Icon name="clock" />
          <span>{sentence}</span>
        </p>
      )}
      {isOffline && (
        <p className={styles.band} data-look="alert" role="status">
          <Icon name="alert" />
          <span>{texts.offline}</span>
        </p>
      )}
      {notice && (
        <p className={styles.band} role="status">
          <Icon name="alert" />
          <span>{NOTICES[notice]}</span>
        </p>
      )}
      <MessageLog state={state} />
      <ContactQuestion state={state} />
      <MessageForm field={field} />
      <p className={styles.privacy}>
        {texts.privacy} <a href="/confidentialite">{texts.privacyLink}</a>
      </p>
    </div>
  );
}
