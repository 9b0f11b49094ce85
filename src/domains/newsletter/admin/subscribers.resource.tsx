import { Alert, Group, Stack, Text } from '@mantine/core';
import { IconMailCheck, IconTrash } from '@tabler/icons-react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { Changing } from '#src/ui/admin/changing.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import { RowButton } from '#src/ui/admin/row-button.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { SUBSCRIBER_SORT_KEYS, SUBSCRIBER_STATUSES, type Subscriber } from '../newsletter.contract.ts';
import { fetchStatistics, fetchSubscribers, removeSubscriber } from '../newsletter-admin.client.ts';
import { NEWSLETTER_ADMIN_TEXTS as TEXTS } from '../newsletter-admin.texts.ts';

const address = listAddress({
  sortKeys: SUBSCRIBER_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: SUBSCRIBER_STATUSES },
  descending: ['created_at'],
});

/** Order of display: confirmed addresses first. */
const STATUSES = ['confirmed', 'pending'] as const;

const SubscriberStatus = ({ status }: Pick<Subscriber, 'status'>) => (
  <StatusBadge status={status === 'confirmed' ? 'confirmed' : 'unconfirmed'}>{TEXTS.statuses[status]}</StatusBadge>
);

const day = (at: string | null) => <Text size="sm">{at === null ? TEXTS.none : formatDateTime(at)}</Text>;

/** Newsletter subscribers and pending requests. */
export const subscribers = defineResource(address)({
  texts: TEXTS,
  live: ['newsletter'],
  fetchRows: fetchSubscribers,
  fetchStatistics,
  figures: ({ total, confirmed, pending, ended }) => [
    { label: TEXTS.statistics.total, value: total, show: { status: undefined } },
    { label: TEXTS.statistics.confirmed, value: confirmed, show: { status: 'confirmed' } },
    { label: TEXTS.statistics.pending, value: pending, show: { status: 'pending' } },
    {
      label: TEXTS.statistics.ended,
      value: ended,
      hint: TEXTS.endedHint,
      show: { status: undefined },
      isExact: false,
    },
  ],
  note: () => (
    <Alert mb="md" color="blue" icon={<IconMailCheck aria-hidden />} title={TEXTS.explanation.title} role="note">
      {TEXTS.explanation.text}
    </Alert>
  ),
  filters: [{ name: 'status', label: TEXTS.statusFilter, all: TEXTS.all, choices: toChoices(STATUSES, TEXTS.filters) }],
  sorts: toChoices(SUBSCRIBER_SORT_KEYS, TEXTS.sortKeys),
  exporting: {
    path: '/admin/newsletter/export',
    fileName: 'abonnes.csv',
    query: ({ status = 'confirmed', search }) => ({ status, search }),
    label: ({ status = 'confirmed' }) => TEXTS.exports[status],
  },
  rowLabel: ({ email }) => email,
  columns: [
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
    { key: 'status', title: TEXTS.columns.status, render: ({ status }) => <SubscriberStatus status={status} /> },
    {
      key: 'created',
      title: TEXTS.columns.created,
      sortKey: 'created_at',
      render: ({ created_at }) => day(created_at),
    },
    { key: 'confirmed', title: TEXTS.columns.confirmed, render: ({ confirmed_at }) => day(confirmed_at) },
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 90,
    render: ({ id, email }, { ask, run }) => (
      <Changing>
        <RowButton
          title={TEXTS.removeShort}
          label={fill(TEXTS.remove, { email })}
          icon={IconTrash}
          isRowOpener
          onPress={() =>
            ask({
              question: fill(TEXTS.confirm, { email }),
              consequence: TEXTS.consequence,
              act: () => run({ act: () => removeSubscriber(id), failure: TEXTS.removeError, done: TEXTS.removed }),
            })
          }
        />
      </Changing>
    ),
  },
  card: ({ email, status, created_at }, _list, actions) => (
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Text size="sm" fw={600}>
          {email}
        </Text>
        <SubscriberStatus status={status} />
      </Group>
      <CardFoot
        note={
          <Text size="xs" c="dimmed">
            {fill(TEXTS.asked, { date: formatDateTime(created_at) })}
          </Text>
        }
      >
        {actions}
      </CardFoot>
    </Stack>
  ),
});
