import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconEye, IconMailOpened, IconMessageReply, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { Changing } from '#src/ui/admin/changing.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import type { ResourceList } from '#src/ui/admin/resource/resource-types.ts';
import { removeSwipe } from '#src/ui/admin/resource/row-swipes.ts';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { announceNotificationsUpdate } from '#src/ui/http/window-events.ts';
import { fetchMessages, fetchStatistics } from '../contact.client.ts';
import {
  BULK_ACTIONS,
  type ContactMessage,
  MESSAGE_STATUSES,
  type MessageStatistics,
  PREVIEW_LENGTH,
  SORT_KEYS,
} from '../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact.texts.ts';
import { MESSAGE_STATUS_TEXTS } from '../contact-status.texts.ts';
import { actOnAll, openQuote, removeMessage, setStatus } from './message-acts.ts';
import { MessageDetails } from './message-details.tsx';
import { ReplyModal } from './reply-modal.tsx';
import { useOpenedMessage } from './use-opened-message.ts';

const address = listAddress({
  sortKeys: SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: MESSAGE_STATUSES },
  descending: ['created_at'],
});
type List = ResourceList<ContactMessage, MessageStatistics, ReturnType<typeof address.toState>>;

const MessageStatusBadge = ({ status }: Pick<ContactMessage, 'status'>) => (
  <StatusBadge status={status}>{MESSAGE_STATUS_TEXTS[status]}</StatusBadge>
);

const Client = ({ message: { id, name, email, phone }, list }: { message: ContactMessage; list: List }) => (
  <Stack gap={0}>
    <Anchor
      component={Link}
      to={list.getHref({ kind: 'view', id })}
      preventScrollReset
      c="inherit"
      size="sm"
      underline="hover"
      data-row-open
    >
      {name}
    </Anchor>
    <Text size="xs" c="dimmed">
      {email}
    </Text>
    {phone && (
      <Text size="xs" c="dimmed">
        {phone}
      </Text>
    )}
  </Stack>
);

const preview = (message: ContactMessage): string => toExcerpt(message.message.replace(/\s+/g, ' '), PREVIEW_LENGTH);

/** The opened message, and the reply being written. */
function Over({ list }: { list: List }) {
  const openedId = list.opened?.kind === 'view' ? list.opened.id : null;
  const { message, refusal } = useOpenedMessage(openedId, list.rows, list.reload);
  const goToQuote = async (asked: ContactMessage): Promise<void> => {
    const id = await openQuote(asked, list);
    if (id !== undefined) list.visit(href('/admin/quotes', { edit: id }));
  };
  return (
    <>
      <MessageDetails
        isOpen={openedId !== null}
        message={message}
        refusal={refusal}
        isBusy={list.isBusy}
        onClose={list.close}
        onStatus={(changed, status) => void setStatus(changed, status, list)}
        onReply={list.choose}
        onQuote={(asked) => void goToQuote(asked)}
        onRemove={(removed) => void removeMessage(removed, list)}
      />
      <ReplyModal
        message={list.chosen}
        onClose={() => list.choose(null)}
        onSent={async ({ name }) => {
          list.choose(null);
          showSuccess(fill(TEXTS.sent, { name }));
          await list.reload();
        }}
      />
    </>
  );
}

export const messages = defineResource(address)({
  texts: TEXTS,
  live: ['messages', 'notification'],
  apiName: 'contact',
  fetchRows: fetchMessages,
  fetchStatistics,
  onLoaded: announceNotificationsUpdate,
  figures: ({ total, unread, read, replied }) => [
    { label: TEXTS.statistics.total, value: total, show: { status: undefined } },
    { label: TEXTS.statistics.unread, value: unread, show: { status: 'unread' } },
    { label: TEXTS.statistics.read, value: read, show: { status: 'read' } },
    { label: TEXTS.statistics.replied, value: replied, show: { status: 'replied' } },
  ],
  filters: [
    {
      name: 'status',
      label: TEXTS.statusFilter,
      all: TEXTS.allStatuses,
      choices: toChoices(MESSAGE_STATUSES, MESSAGE_STATUS_TEXTS),
    },
  ],
  sorts: toChoices(SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: '/admin/contact/export', fileName: 'messages.csv' },
  shortcuts: TEXTS.shortcuts,
  keys: {
    e: (message, list) => void setStatus(message, 'archived', list),
    r: (message, { choose }) => choose(message),
  },
  bulk: {
    countLabel: (count) => (count === 1 ? TEXTS.selectedOne : fill(TEXTS.selectedMany, { count })),
    acts: BULK_ACTIONS.map((action) => ({
      key: action,
      label: TEXTS.bulk[action],
      isDanger: action === 'delete',
      run: (chosen: ContactMessage[], list: List) => actOnAll(chosen, action, list),
    })),
  },
  isStrong: ({ status }) => status === 'unread',
  rowLabel: ({ name }) => fill(TEXTS.select, { name }),
  columns: [
    {
      key: 'client',
      title: TEXTS.columns.client,
      sortKey: 'name',
      render: (message, list) => <Client message={message} list={list} />,
    },
    { key: 'subject', title: TEXTS.columns.subject, render: ({ subject }) => <Text size="sm">{subject}</Text> },
    {
      key: 'message',
      title: TEXTS.columns.message,
      width: '28%',
      render: (message) => (
        <Text size="sm" c="dimmed" miw={150} lineClamp={4}>
          {preview(message)}
        </Text>
      ),
    },
    {
      key: 'status',
      title: TEXTS.columns.status,
      sortKey: 'status',
      render: ({ status }) => <MessageStatusBadge status={status} />,
    },
    {
      key: 'date',
      title: TEXTS.columns.date,
      sortKey: 'created_at',
      render: ({ created_at }) => (
        <Text size="sm" component="time" dateTime={created_at} style={{ whiteSpace: 'nowrap' }}>
          {formatDateTime(created_at)}
        </Text>
      ),
    },
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 168,
    render: (message, list) => {
      const { id, name, status } = message;
      return (
        <Group gap={2} wrap="nowrap">
          <RowLink
            title={TEXTS.view}
            label={fill(TEXTS.open, { name })}
            icon={IconEye}
            to={list.getHref({ kind: 'view', id })}
          />
          <Changing>
            <RowButton
              title={TEXTS.replyShort}
              label={fill(TEXTS.reply, { name })}
              icon={IconMessageReply}
              onPress={() => list.choose(message)}
            />
            {status === 'unread' && (
              <RowButton
                title={TEXTS.markReadShort}
                label={fill(TEXTS.markRead, { name })}
                icon={IconMailOpened}
                onPress={() => void setStatus(message, 'read', list)}
              />
            )}
            <RowButton
              title={TEXTS.removeShort}
              label={fill(TEXTS.remove, { name })}
              icon={IconTrash}
              onPress={() => void removeMessage(message, list)}
            />
          </Changing>
        </Group>
      );
    },
  },
  swipe: (message, list) => ({
    left:
      message.status === 'archived'
        ? removeSwipe(() => removeMessage(message, list))
        : { label: TEXTS.bulk.archive, tone: 'away', run: () => setStatus(message, 'archived', list) },
    right:
      message.status === 'unread'
        ? { label: TEXTS.markReadShort, tone: 'go', run: () => setStatus(message, 'read', list) }
        : { label: TEXTS.replyShort, tone: 'go', run: () => list.choose(message) },
  }),
  card: (message, list, actions) => (
    <Stack gap={6}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Client message={message} list={list} />
        <MessageStatusBadge status={message.status} />
      </Group>
      <Text size="sm" fw={600}>
        {message.subject}
      </Text>
      <Text size="sm">{preview(message)}</Text>
      <CardFoot
        note={
          <Text size="xs" c="dimmed">
            {formatDateTime(message.created_at)}
          </Text>
        }
      >
        {actions}
      </CardFoot>
    </Stack>
  ),
  Over,
});
