import { type ComponentType, type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { Icon } from '#src/ui/public/icon.tsx';
import type { ChatPanelProps } from '../visitor/chat-panel.tsx';

interface ChatLauncherProps {
  label: string;
  /** Class of the button: its look is the frame's. */
  look: string;
  /** Key under which the device remembers a conversation. */
  kept: string;
  /** The page that does the same. */
  page: string;
}

/** Opens the conversation. Without script, or when the panel cannot come, a page of its own does. */
export default function ChatLauncher({ label, look, kept, page }: ChatLauncherProps) {
  const [isOpen, setOpen] = useState(false);
  const [{ ChatPanel }, setParts] = useState<{ ChatPanel?: ComponentType<ChatPanelProps> }>({});
  const load = () => import('../visitor/chat-panel.tsx').then(setParts);
  useEffect(() => {
    try {
      if (localStorage[kept]) void load();
    } catch {
      // Nothing is remembered where nothing may be kept.
    }
  });
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    // Whoever presses again while nothing has come yet still wants it.
    setOpen(ChatPanel === undefined || !isOpen);
    load().catch(() => form.submit());
  };
  // The second click of a double click would close what the first one opens.
  const onClick = (event: MouseEvent): void => {
    if (event.detail > 1) event.preventDefault();
  };
  return (
    <>
      <form action={page} onSubmit={press}>
        <button type="submit" className={look} aria-expanded={isOpen} onClick={onClick}>
          <Icon name="chat" />
          <span>{label}</span>
        </button>
      </form>
      {ChatPanel && <ChatPanel isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
