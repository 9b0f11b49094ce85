import { type ComponentType, type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { Icon } from '#src/ui/public/icon.tsx';
import type { ChatPanelProps } from '../chat-panel.tsx';

interface ChatLauncherProps {
  label: string;
  /** Class of the button: its style belongs to the frame. */
  look: string;
  /** localStorage key under which the device stores a conversation. */
  saved: string;
  /** Path of the page with the same chat. */
  page: string;
}

/** Opens the chat panel. Without script, or if the panel fails to load, opens the chat page. */
export default function ChatLauncher({ label, look, saved: stored, page }: ChatLauncherProps) {
  const [isOpen, setOpen] = useState(false);
  const [{ ChatPanel }, setParts] = useState<{ ChatPanel?: ComponentType<ChatPanelProps> }>({});
  const load = () => import('../chat-panel.tsx').then(setParts);
  useEffect(() => {
    try {
      if (localStorage[stored]) void load();
    } catch {
      // Storage is blocked: there is no stored conversation.
    }
  });
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    // A second press while the panel is still loading keeps it open.
    setOpen(ChatPanel === undefined || !isOpen);
    load().catch(() => form.submit());
  };
  // The second press of a double click would take the focus from the panel that the first one opened, and close it.
  const ignoreSecond = (event: MouseEvent): void => {
    if (event.detail > 1) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    <>
      <form action={page} onSubmit={press}>
        <button
          type="submit"
          className={look}
          aria-expanded={isOpen}
          onMouseDown={ignoreSecond}
          onClick={ignoreSecond}
          onKeyDown={onKeyDown}
        >
          <Icon name="chat" />
          <span>{label}</span>
        </button>
      </form>
      {ChatPanel && <ChatPanel isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
