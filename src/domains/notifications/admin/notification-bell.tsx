import { ActionIcon, Indicator, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { DeferredPopup } from '#src/ui/admin/deferred-popup.tsx';
import { useAppBadge } from '#src/ui/admin/use-app-badge.ts';
import { adminPath } from '../admin-path.rules.ts';
import { BADGE_CAP } from '../bell.contract.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '../notification.texts.ts';
import classes from './notification-bell.module.css';
import { useBell } from './use-bell.ts';

const loadPopover = async () => (await import('./bell-popover.tsx')).BellPopover;

function getLabel(count: number): string {
  if (count === 0) return TEXTS.none;
  return count === 1 ? TEXTS.one : fill(TEXTS.many, { count });
}

/** Announces an increase to screen readers, never a decrease, and never the initial count. */
function RiseAnnouncement({ count }: { count: number | undefined }) {
  const [seen, setSeen] = useState(count);
  const [sentence, setSentence] = useState('');
  if (count !== seen) {
    setSeen(count);
    if (seen !== undefined && count !== undefined && count > seen) {
      setSentence(count === 1 ? TEXTS.riseOne : fill(TEXTS.rise, { count }));
    }
  }
  return <VisuallyHidden role="status">{sentence}</VisuallyHidden>;
}

export interface WaitingRequests {
  messages: number;
  chats: number;
}

/** Shows the header's bell: number of unread notifications, and the latest; reports how many requests wait. */
export function NotificationBell({ onWaiting }: { onWaiting: (waiting: WaitingRequests) => void }) {
  const bell = useBell();
  const { unread_messages: messages, unread_chats: chats } = bell.list ?? {};
  useEffect(() => {
    if (messages !== undefined && chats !== undefined) onWaiting({ messages, chats });
  }, [messages, chats, onWaiting]);
  useFollowedAlerts();
  const count = bell.list?.unread_count ?? 0;
  useAppBadge(count);
  return (
    <>
      <RiseAnnouncement count={bell.list?.unread_count} />
      <Indicator
        label={count > BADGE_CAP ? `${BADGE_CAP}+` : count}
        disabled={count === 0}
        size={18}
        offset={9}
        color="red"
        className={classes.bell ?? ''}
        data-pulsing={bell.isPulsing || undefined}
      >
        <DeferredPopup
          load={loadPopover}
          role="dialog"
          rest={{ bell }}
          target={
            <ActionIcon size="xl" aria-label={getLabel(count)}>
              <IconBell size={24} aria-hidden />
            </ActionIcon>
          }
        />
      </Indicator>
    </>
  );
}

/** Navigates this tab to the target of an alert pressed while the back office is open. */
function useFollowedAlerts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const follow = ({ data }: MessageEvent): void => {
      const { type, path }: Record<string, unknown> = Object(data);
      if (type === 'open-alert' && typeof path === 'string') void navigate(adminPath(path));
    };
    workers?.addEventListener('message', follow);
    return () => workers?.removeEventListener('message', follow);
  }, [navigate]);
}
