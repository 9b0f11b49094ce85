import { type ComponentType, type FormEvent, useEffect, useState } from 'react';
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
    setOpen(!isOpen);
    load().catch(() => form.submit());
  };
  return (
    <>
      <form action={page} onSubmit={press}>
        <button type="submit" className={look} aria-expanded={isOpen}>
          <Icon name="chat" />
          <span>{label}</span>
        </button>
      </form>
      {ChatPanel && <ChatPanel isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
