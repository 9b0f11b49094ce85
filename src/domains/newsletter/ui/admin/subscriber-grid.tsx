import { ActionIcon, Badge, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { DataGrid } from '#src/ui/admin/data-grid.tsx';
import type { GridColumn } from '#src/ui/admin/grid-shape.ts';
import { gridSort } from '#src/ui/admin/list-address.ts';
import { useScreenRights } from '#src/ui/admin/screen-rights.ts';
import type { Subscriber } from '../../newsletter.contract.ts';
import { NEWSLETTER_ADMIN_TEXTS as TEXTS } from '../../newsletter-admin.texts.ts';
import { SUBSCRIBERS_ADDRESS, type SubscribersState } from './subscribers-address.ts';

type Remove = (subscriber: Subscriber) => void;

function StatusBadge({ status }: Pick<Subscriber, 'status'>) {
  return (
    <Badge variant="light" color={status === 'confirmed' ? 'green' : 'orange'} miw="max-content">
      {TEXTS.statuses[status]}
    </Badge>
  );
}

function RemoveButton({ subscriber, onRemove }: { subscriber: Subscriber; onRemove: Remove }) {
  if (!useScreenRights().canChange) return null;
  return (
    <Tooltip label={TEXTS.removeShort}>
      <ActionIcon
        aria-label={fill(TEXTS.remove, { email: subscriber.email })}
        data-row-open
        onClick={() => onRemove(subscriber)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

const day = (at: string | null) => <Text size="sm">{at === null ? TEXTS.none : formatDateTime(at)}</Text>;

const columnsFor = (onRemove: Remove): GridColumn<Subscriber>[] => [
  {
    key: 'email',
    title: TEXTS.columns.email,
    sortKey: 'email',
    width: '36%',
    render: ({ email }) => (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Text>
    ),
  },
  { key: 'status', title: TEXTS.columns.status, render: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'created',
    title: TEXTS.columns.created,
    sortKey: 'created_at',
    render: ({ created_at }) => day(created_at),
  },
  { key: 'confirmed', title: TEXTS.columns.confirmed, render: ({ confirmed_at }) => day(confirmed_at) },
  {
    key: 'actions',
    title: TEXTS.columns.actions,
    width: 90,
    render: (subscriber) => <RemoveButton subscriber={subscriber} onRemove={onRemove} />,
  },
];

interface SubscriberGridProps {
  subscribers: Subscriber[];
  state: SubscribersState;
  isLoading: boolean;
  onRemove: Remove;
}

/** Shows the listed addresses. */
export function SubscriberGrid({ subscribers, state, isLoading, onRemove }: SubscriberGridProps) {
  return (
    <DataGrid
      caption={TEXTS.listLabel}
      rows={subscribers}
      rowId={({ id }) => id}
      rowLabel={({ email }) => email}
      columns={columnsFor(onRemove)}
      sort={gridSort(SUBSCRIBERS_ADDRESS, state)}
      renderCard={(subscriber) => (
        <Stack gap={6}>
          <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
            <Text size="sm" fw={600}>
              {subscriber.email}
            </Text>
            <RemoveButton subscriber={subscriber} onRemove={onRemove} />
          </Group>
          <Group justify="space-between" gap="xs">
            <Text size="xs" c="dimmed">
              {fill(TEXTS.asked, { date: formatDateTime(subscriber.created_at) })}
            </Text>
            <StatusBadge status={subscriber.status} />
          </Group>
        </Stack>
      )}
      isBusy={isLoading}
    />
  );
}
