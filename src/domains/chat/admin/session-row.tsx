import { Badge, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime, formatTime, parisDay, timeAgo } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import type { ChatSession } from '../chat.contract.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import classes from './chats.module.css';
import { VisitorMark } from './visitor-mark.tsx';

const UNREAD_CAP = 99;

function shortTime(iso: string): string {
  const now = new Date();
  return parisDay(new Date(iso)) === parisDay(now) ? formatTime(iso) : timeAgo(iso, now);
}

interface SessionRowProps {
  chat: ChatSession;
  to: string;
  isCurrent: boolean;
  isTyping: boolean;
}

export function SessionRow({ chat, to, isCurrent, isTyping }: SessionRowProps) {
  const { sender_name, last_message, last_message_at, unread_count: unread, is_visitor_there } = chat;
  return (
    <li data-row={chat.session_id}>
      <Link
        to={to}
        preventScrollReset
        data-row-open
        className={classes.row}
        aria-current={isCurrent || undefined}
        data-unread={unread > 0 || undefined}
      >
        <VisitorMark name={sender_name} isThere={is_visitor_there} />
        <span className={classes.rowWords}>
          <span className={classes.rowLine}>
            <span className={classes.rowName}>{sender_name || TEXTS.visitor}</span>
            {is_visitor_there && <VisuallyHidden>{`, ${TEXTS.there}`}</VisuallyHidden>}
            <Text
              component="time"
              size="xs"
              c="dimmed"
              dateTime={last_message_at}
              title={formatDateTime(last_message_at)}
              className={classes.rowTime ?? ''}
            >
              {shortTime(last_message_at)}
            </Text>
          </span>
          <span className={classes.rowLine}>
            <span className={classes.rowLast} data-typing={isTyping || undefined}>
              {isTyping ? TEXTS.typing : last_message}
            </span>
            {unread > 0 && (
              <Badge size="sm" circle={unread < 10} className={classes.rowBadge ?? ''}>
                <span aria-hidden>{unread > UNREAD_CAP ? `${UNREAD_CAP}+` : unread}</span>
                <VisuallyHidden>
                  {unread === 1 ? TEXTS.unreadOne : fill(TEXTS.unreadMany, { count: unread })}
                </VisuallyHidden>
              </Badge>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
