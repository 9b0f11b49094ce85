import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CHAT_VISITOR_TEXTS as texts } from '../../chat-visitor.texts.ts';
import { resumeToken } from '../../chat-visitor.views.ts';
import { ChatConversation } from '../chat-conversation.tsx';
import { conversation, useConversation } from '../conversation.ts';
import styles from './chat-page.module.css';

const never = () => () => undefined;

/** Exchanges a mailed link for the conversation, and removes its token from the URL. */
function takeUpLink(): void {
  const token = resumeToken(location.hash);
  if (token === undefined) return;
  history.replaceState(null, '', location.pathname);
  void conversation.resume(token);
}

/** Conversation as a page: the same chat, larger. */
export default function ChatPage() {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const state = useConversation();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    conversation.start();
    conversation.show(true);
    takeUpLink();
    addEventListener('hashchange', takeUpLink);
    return () => {
      removeEventListener('hashchange', takeUpLink);
      conversation.show(false);
    };
  }, []);
  return (
    <div className={styles.page}>
      {isLive ? <ChatConversation state={state} field={field} /> : <p className={styles.waiting}>{texts.loading}</p>}
    </div>
  );
}
