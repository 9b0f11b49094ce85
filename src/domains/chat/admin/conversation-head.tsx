import { ActionIcon, Anchor, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { timeAgo } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import type { ChatSession } from '../chat.contract.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import classes from './chats.module.css';
import { ConversationActions } from './conversation-actions.tsx';
import { VisitorMark } from './visitor-mark.tsx';

interface ConversationHeadProps {
  id: string;
  chat: ChatSession | undefined;
  onClose: () => void;
  onChat: (change: Partial<ChatSession>) => void;
  onChanged: () => void;
}

function Presence({ chat }: { chat: ChatSession }) {
  const { is_visitor_there: isThere, visitor_seen_at } = chat;
  return <span>{isThere ? TEXTS.online : fill(TEXTS.seen, { ago: timeAgo(visitor_seen_at, new Date()) })}</span>;
}

/** Returns whether this is a path of this site, the only link allowed: a visitor's browser may send anything. */
const isOwnPath = (page: string): boolean => /^\/(?!\/)/.test(page);

function Facts({ chat }: { chat: ChatSession }) {
  const { sender_email: email, page } = chat;
  return (
    <Text component="p" size="xs" c="dimmed" className={classes.facts ?? ''}>
      <Presence chat={chat} />
      {email !== '' && (
        <Anchor size="xs" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          {email}
        </Anchor>
      )}
      {page !== '' && !isOwnPath(page) && <span>{fill(TEXTS.from, { page })}</span>}
      {isOwnPath(page) && (
        <Anchor
          size="xs"
          href={page}
          target="_blank"
          rel="noopener"
          aria-label={`${fill(TEXTS.from, { page })} ${TEXTS.newTab}`}
        >
          {fill(TEXTS.from, { page })}
        </Anchor>
      )}
    </Text>
  );
}

/** Shows the visitor, their presence, and the actions for the conversation. */
export function ConversationHead({ id, chat, onClose, onChat, onChanged }: ConversationHeadProps) {
  const name = chat?.sender_name ?? '';
  return (
    <header className={classes.head}>
      <ActionIcon className={classes.back ?? ''} aria-label={TEXTS.back} onClick={onClose}>
        <IconArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <VisitorMark name={name} isThere={chat?.is_visitor_there ?? false} />
      <div className={classes.who}>
        <h2 className={classes.name}>{name || TEXTS.visitor}</h2>
        {chat && <Facts chat={chat} />}
      </div>
      {chat && <ConversationActions id={id} chat={chat} onChat={onChat} onChanged={onChanged} onGone={onClose} />}
    </header>
  );
}
