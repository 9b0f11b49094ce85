import { useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CHAT_CHANGE, type ChatChange, LIVE_OPEN } from '#src/ui/api-client/window-events.ts';

/** Where nothing is pushed, this often while the tab is seen; presence fades without a push. */
const POLL_MS = 10_000;
/** The sign of typing goes so long after the last one. */
const TYPING_MS = 5_000;

/** Calls with the conversation that changed, or with nothing when any may have: after a gap, and every ten seconds. */
export function useLiveChats(onNews: (session: string | undefined) => void): void {
  const isVisible = useDocumentVisibility() === 'visible';
  const tell = useEffectEvent(() => onNews(undefined));
  const isFirst = useRef(true);
  useWindowEvent(CHAT_CHANGE, ({ detail }: CustomEvent<ChatChange>) => {
    if (!detail.isTyping) onNews(detail.session);
  });
  useWindowEvent(LIVE_OPEN, () => onNews(undefined));
  useWindowEvent('online', () => onNews(undefined));
  useEffect(() => {
    if (!isVisible) return;
    if (!isFirst.current) tell();
    isFirst.current = false;
    const timer = setInterval(() => tell(), POLL_MS);
    return () => clearInterval(timer);
  }, [isVisible]);
}

/** Conversations whose visitor is writing. */
export function useTypists(): ReadonlySet<string> {
  const [typists, setTypists] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const set = (session: string, isTyping: boolean): void => {
    clearTimeout(timers.current.get(session));
    setTypists((now) => {
      if (now.has(session) === isTyping) return now;
      return isTyping ? new Set([...now, session]) : new Set([...now].filter((one) => one !== session));
    });
    if (isTyping)
      timers.current.set(
        session,
        setTimeout(() => set(session, false), TYPING_MS),
      );
  };
  useWindowEvent(CHAT_CHANGE, ({ detail }: CustomEvent<ChatChange>) => set(detail.session, detail.isTyping));
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return typists;
}
