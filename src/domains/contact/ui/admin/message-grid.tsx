import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { DataGrid } from '#src/ui/admin/data-grid.tsx';
import type { GridColumn } from '#src/ui/admin/grid-shape.ts';
import { gridSort } from '#src/ui/admin/list-address.ts';
import type { RowSelection } from '#src/ui/admin/row-selection.ts';
import { type ContactMessage, PREVIEW_LENGTH } from '../../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';
import { MESSAGES_ADDRESS, type MessagesState } from './messages-address.ts';
import { RowActions, type RowCommands } from './row-actions.tsx';
import { StatusBadge } from './status-badge.tsx';

interface PartProps {
  message: ContactMessage;
  commands: RowCommands;
}

function Client({ message, commands }: PartProps) {
  return (
    <Stack gap={0}>
      <Anchor
        component={Link}
        to={commands.getHref(message)}
        preventScrollReset
        c="inherit"
        size="sm"
        underline="hover"
        data-row-open
      >
        {message.name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {message.email}
      </Text>
      {message.phone && (
        <Text size="xs" c="dimmed">
          {message.phone}
        </Text>
      )}
    </Stack>
  );
}

const preview = (message: ContactMessage): string => toExcerpt(message.message.replace(/\s+/g, ' '), PREVIEW_LENGTH);

function MessageCard({ message, commands }: PartProps) {
  return (
    <Stack gap={6}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Client message={message} commands={commands} />
        <StatusBadge status={message.status} />
      </Group>
      <Text size="sm" fw={600}>
        {message.subject}
      </Text>
      <Text size="sm">{preview(message)}</Text>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="xs" c="dimmed">
          {formatDateTime(message.created_at)}
        </Text>
        <RowActions message={message} commands={commands} />
      </Group>
    </Stack>
  );
}

const columnsFor = (commands: RowCommands): GridColumn<ContactMessage>[] => [
  {
    key: 'client',
    title: TEXTS.columns.client,
    sortKey: 'name',
    render: (message) => <Client message={message} commands={commands} />,
  },
  { key: 'subject', title: TEXTS.columns.subject, render: ({ subject }) => <Text size="sm">{subject}</Text> },
  {
    key: 'message',
    title: TEXTS.columns.message,
    width: '28%',
    render: (message) => (
      <Text size="sm" c="dimmed">
        {preview(message)}
      </Text>
    ),
  },
  {
    key: 'status',
    title: TEXTS.columns.status,
    sortKey: 'status',
    render: ({ status }) => <StatusBadge status={status} />,
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
  {
    key: 'actions',
    title: TEXTS.columns.actions,
    width: 168,
    render: (message) => <RowActions message={message} commands={commands} />,
  },
];

interface MessageGridProps {
  messages: ContactMessage[];
  state: MessagesState;
  selection: RowSelection;
  commands: RowCommands;
  isBusy: boolean;
}

export function MessageGrid({ messages, state, selection, commands, isBusy }: MessageGridProps) {
  return (
    <DataGrid
      caption={TEXTS.listLabel}
      rows={messages}
      rowId={({ id }) => id}
      rowLabel={({ name }) => fill(TEXTS.select, { name })}
      columns={columnsFor(commands)}
      sort={gridSort(MESSAGES_ADDRESS, state)}
      selection={selection}
      renderCard={(message) => <MessageCard message={message} commands={commands} />}
      isStrong={({ status }) => status === 'unread'}
      isBusy={isBusy}
    />
  );
}
