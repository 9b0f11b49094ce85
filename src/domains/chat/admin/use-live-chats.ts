import { useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CHAT_CHANGE, type ChatChange, LIVE_OPEN } from '#src/ui/http/window-events.ts';

/** Polling interval without a stream, while the tab is visible; presence also expires without an event. */
const POLL_MS = 10_000;
/** Lifetime of the typing indicator after the last event, in ms. */
const TYPING_MS = 5_000;

/** Calls back with the changed conversation, or with undefined if any may have changed: after a gap, every 10 s. */
export function useLiveChats(onNotification: (session: string | undefined) => void): void {
  const isVisible = useDocumentVisibility() === 'visible';
  const notify = useEffectEvent(() => onNotification(undefined));
  const isFirst = useRef(true);
  useWindowEvent(CHAT_CHANGE, ({ detail }: CustomEvent<ChatChange>) => {
    if (!detail.isTyping) onNotification(detail.session);
  });
  useWindowEvent(LIVE_OPEN, () => onNotification(undefined));
  useWindowEvent('online', () => onNotification(undefined));
  useEffect(() => {
    if (!isVisible) return;
    if (!isFirst.current) notify();
    isFirst.current = false;
    const timer = setInterval(() => notify(), POLL_MS);
    return () => clearInterval(timer);
  }, [isVisible]);
}

/** Returns the conversations whose visitor is typing. */
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
