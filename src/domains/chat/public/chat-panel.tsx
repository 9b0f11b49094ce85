import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#src/ui/public/button.tsx';
import { CHAT_VISITOR_TEXTS as texts } from '../chat-visitor.texts.ts';
import { ChatConversation } from './chat-conversation.tsx';
import styles from './chat-panel.module.css';
import { conversation, useConversation } from './conversation.ts';
import { getUnread } from './conversation-state.ts';

/** Passes the height left by a virtual keyboard to the sheet's style. */
function useSeenHeight(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!isOpen || !seen) return undefined;
    const notify = (): void => {
      box.current?.style.setProperty('--seen-height', `${seen.height}px`);
      box.current?.style.setProperty('--seen-top', `${seen.offsetTop}px`);
    };
    notify();
    for (const type of ['resize', 'scroll']) seen.addEventListener(type, notify);
    return () => {
      for (const type of ['resize', 'scroll']) seen.removeEventListener(type, notify);
    };
  }, [box, isOpen]);
}

export interface ChatPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Also matches a phone in landscape: the box above the button would be too low for its header and field. */
const PHONE = '(max-width: 47.5rem), (max-height: 30rem)';
const TOUCH = '(pointer: coarse)';

function Unread({ count }: { count: number }) {
  const { one, many } = texts.unread;
  return (
    <>
      {count > 0 && (
        <p className={styles.unread} aria-hidden="true" data-unread="">
          <span className={styles.count}>{count > 9 ? '9+' : count}</span>
        </p>
      )}
      {createPortal(
        <p className="vh" role="status">
          {count > 0 && (count === 1 ? one : many.replace('{count}', String(count)))}
        </p>,
        // On a phone the button of the chat is hidden until the visitor opens the others.
        document.body,
      )}
    </>
  );
}

/** Chat panel above the button; on a phone, a sheet over the page. */
export function ChatPanel({ isOpen, onClose }: ChatPanelProps) {
  const state = useConversation();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useSeenHeight(dialog, isOpen);
  useEffect(() => conversation.start(), []);
  useEffect(() => {
    const box = dialog.current;
    if (!isOpen || box === null) return undefined;
    if (matchMedia(PHONE).matches) box.showModal();
    else box.show();
    conversation.show(true);
    // Focusing the field on a touch screen would open the keyboard over the messages.
    (matchMedia(TOUCH).matches ? box : field.current)?.focus();
    return () => {
      conversation.show(false);
      box.close();
    };
  }, [isOpen]);

  const close = (): void => {
    const box = dialog.current;
    box?.close();
    onClose();
    // The button precedes the panel, in the same wrapper.
    box?.parentElement?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel(event);
  };
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    close();
  };
  // A dismissed file dialog fires `cancel` too.
  const onCancel = (event: SyntheticEvent): void => {
    if (event.target === event.currentTarget) cancel(event);
  };
  return (
    <>
      {!isOpen && <Unread count={getUnread(state)} />}
      {wasOpened && (
        <dialog
          ref={dialog}
          className={styles.panel}
          tabIndex={-1}
          aria-label={texts.dialog.replace('{company}', () => state.status?.company ?? '').trim()}
          onCancel={onCancel}
          onKeyDown={onKeyDown}
        >
          <ChatConversation state={state} field={field}>
            <IconButton icon="close" label={texts.close} onClick={close} />
          </ChatConversation>
        </dialog>
      )}
    </>
  );
}
