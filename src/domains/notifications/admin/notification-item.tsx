import { ActionIcon, Text, ThemeIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import type { Notification } from '../notification.contract.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '../notification.texts.ts';
import classes from './notification-bell.module.css';

const LOOKS = {
  success: { icon: IconCircleCheck, color: 'green' },
  warning: { icon: IconAlertTriangle, color: 'orange' },
  error: { icon: IconCircleX, color: 'red' },
  info: { icon: IconInfoCircle, color: 'blue' },
} as const;

interface NotificationItemProps {
  notification: Notification;
  /** Called when the notification's link is opened. */
  onOpen: () => void;
  onRead: () => void;
  onRemove: () => void;
}

function Opener({ link, onOpen, children }: { link: string; onOpen: () => void; children: ReactNode }) {
  // Only back-office paths are opened: a stored link must never lead elsewhere.
  if (!link.startsWith(href('/admin'))) {
    return (
      <UnstyledButton className={classes.open ?? ''} onClick={onOpen}>
        {children}
      </UnstyledButton>
    );
  }
  return (
    <Link to={link} className={classes.open} onClick={onOpen}>
      {children}
    </Link>
  );
}

/** Shows one notification, with buttons to open it, mark it as read or delete it. */
export function NotificationItem({ notification, onOpen, onRead, onRemove }: NotificationItemProps) {
  const { type, title, message, time_ago, created_at, is_read, link } = notification;
  const { icon: Icon, color } = LOOKS[type];
  return (
    <li className={classes.item} data-unread={is_read ? undefined : true}>
      <Opener link={link} onOpen={onOpen}>
        <ThemeIcon variant="light" color={color} radius="xl" aria-hidden>
          <Icon size={18} />
        </ThemeIcon>
        <span className={classes.words}>
          <VisuallyHidden>{TEXTS.types[type]}</VisuallyHidden>
          <span className={classes.title}>{title}</span>
          <Text component="span" size="sm">
            {message}
          </Text>
          <Text component="time" size="xs" c="dimmed" dateTime={created_at} title={formatDateTime(created_at)}>
            {time_ago}
          </Text>
        </span>
        {!is_read && (
          <span className={classes.dot}>
            <VisuallyHidden>{TEXTS.unread}</VisuallyHidden>
          </span>
        )}
      </Opener>
      {!is_read && (
        <ActionIcon size="md" aria-label={fill(TEXTS.markRead, { title })} onClick={onRead}>
          <IconCheck size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon size="md" aria-label={fill(TEXTS.remove, { title })} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
