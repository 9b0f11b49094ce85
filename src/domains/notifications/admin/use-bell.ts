import { useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  announceLiveChange,
  CHAT_CHANGE,
  type ChatChange,
  LIVE_CHANGE,
  LIVE_OPEN,
  NOTIFICATIONS_UPDATE,
  type NotificationsUpdate,
} from '#src/ui/http/window-events.ts';
import { POLL_MS, PULSE_MS } from '../bell.contract.ts';
import { fetchBell, followLiveChanges } from '../notification.client.ts';
import type { Bell as BellReading, Notification } from '../notification.contract.ts';
import { showDesktopAlert } from './desktop-alert.ts';

export interface Bell {
  /** Undefined until the first answer. */
  list: BellReading | undefined;
  hasFailed: boolean;
  /** True for five seconds after the unread count has risen. */
  isPulsing: boolean;
  refresh: () => Promise<void>;
}

/**
 * Calls `refresh` every ten seconds, at once when the tab becomes visible, on request and on every push. A hidden
 * tab refreshes too: it has to show the desktop alert, even where no stream gets through.
 * @param isNewer whether the bell was read after that moment.
 */
function useRefreshes(refresh: () => Promise<void>, isNewer: (askedAt: number) => boolean): void {
  const isVisible = useDocumentVisibility() === 'visible';
  const isFirst = useRef(true);
  useEffect(() => {
    if (isVisible || isFirst.current) void refresh();
    isFirst.current = false;
  }, [isVisible, refresh]);
  useEffect(() => {
    const timer = setInterval(() => void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  useEffect(() => followLiveChanges(), []);
  useWindowEvent(LIVE_OPEN, () => void refresh());
  useWindowEvent('online', () => void refresh());
  useWindowEvent(CHAT_CHANGE, ({ detail }: CustomEvent<ChatChange>) => {
    if (!detail.isTyping) void refresh();
  });
  useWindowEvent(NOTIFICATIONS_UPDATE, ({ detail: { askedAt } }: CustomEvent<NotificationsUpdate>) => {
    if (askedAt === undefined || !isNewer(askedAt)) void refresh();
  });
  useWindowEvent(LIVE_CHANGE, (event) => {
    if (event.detail === 'notification' || event.detail === 'messages') void refresh();
  });
}

function usePulse(): [boolean, () => void] {
  const [isPulsing, setPulsing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    setPulsing(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPulsing(false), PULSE_MS);
  }, []);
  return [isPulsing, start];
}

/** Provides the bell's current data; a rise of the unread count pulses, alerts the desktop and notifies the screens. */
export function useBell(): Bell {
  const [list, setList] = useState<BellReading>();
  const [hasFailed, setFailed] = useState(false);
  const [isPulsing, pulse] = usePulse();
  const lastCount = useRef<number>(undefined);
  const newestSeen = useRef(0);
  const running = useRef<Promise<void>>(undefined);
  const isStale = useRef(false);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);

  const load = useCallback(async () => {
    askedAt.current = performance.now();
    try {
      const fresh = await fetchBell();
      const before = lastCount.current;
      lastCount.current = fresh.unread_count;
      const isNew = ({ id }: Notification): boolean => id > newestSeen.current;
      // A notification that replaces an earlier one is new, although the count stays the same.
      const notification = fresh.notifications.filter((one) => isNew(one) && !one.is_read);
      const alerting = notification.find((one) => one.is_alerting);
      newestSeen.current = Math.max(newestSeen.current, ...fresh.notifications.map(({ id }) => id));
      setList(fresh);
      setFailed(false);
      if (before === undefined || (fresh.unread_count <= before && notification.length === 0)) return;
      pulse();
      if (alerting !== undefined) void showDesktopAlert(alerting);
      announceLiveChange('messages');
    } catch {
      askedAt.current = Number.NEGATIVE_INFINITY;
      setFailed(true);
    }
  }, [pulse]);

  // One request at a time; calls made meanwhile are merged into one more.
  const refresh = useCallback(() => {
    isStale.current = true;
    running.current ??= (async () => {
      while (isStale.current) {
        isStale.current = false;
        await load();
      }
      running.current = undefined;
    })();
    return running.current;
  }, [load]);

  useRefreshes(refresh, (moment) => askedAt.current >= moment);
  return { list, hasFailed, isPulsing, refresh };
}
