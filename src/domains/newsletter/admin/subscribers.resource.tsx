import { Alert, Anchor, Group, Stack, Text } from '@mantine/core';
import { IconEye, IconMailCheck, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { Changing } from '#src/ui/admin/changing.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import { SUBSCRIBER_SORT_KEYS, SUBSCRIBER_STATUSES, type Subscriber } from '../newsletter.contract.ts';
import { fetchStatistics, fetchSubscriber, fetchSubscribers } from '../newsletter-admin.client.ts';
import { NEWSLETTER_ADMIN_TEXTS as TEXTS } from '../newsletter-admin.texts.ts';
import { removeSubscriber } from './subscriber-acts.ts';
import { SubscriberDetails, SubscriberStatus } from './subscriber-details.tsx';

const address = listAddress({
  sortKeys: SUBSCRIBER_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: SUBSCRIBER_STATUSES },
  descending: ['created_at'],
});

/** Order of display: confirmed addresses first. */
const STATUSES = ['confirmed', 'pending'] as const;

interface EmailProps {
  subscriber: Subscriber;
  list: Pick<ResourceActs, 'getHref'>;
}

const EmailLink = ({ subscriber: { id, email }, list }: EmailProps) => (
  <Anchor
    component={Link}
    to={list.getHref({ kind: 'view', id })}
    preventScrollReset
    c="inherit"
    size="sm"
    underline="hover"
    data-row-open
    style={{ overflowWrap: 'anywhere' }}
  >
    {email}
  </Anchor>
);

const day = (at: string | null) => <Text size="sm">{at === null ? TEXTS.none : formatDateTime(at)}</Text>;

/** Newsletter subscribers and pending requests. */
export const subscribers = defineResource(address)({
  texts: TEXTS,
  live: ['newsletter'],
  apiName: 'newsletter',
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
      render: (subscriber, list) => <EmailLink subscriber={subscriber} list={list} />,
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
    render: (subscriber, list) => (
      <Group gap={2} wrap="nowrap">
        <RowLink
          title={TEXTS.openShort}
          label={fill(TEXTS.open, { email: subscriber.email })}
          icon={IconEye}
          to={list.getHref({ kind: 'view', id: subscriber.id })}
        />
        <Changing>
          <RowButton
            title={TEXTS.removeShort}
            label={fill(TEXTS.remove, { email: subscriber.email })}
            icon={IconTrash}
            onPress={() => removeSubscriber(subscriber, list)}
          />
        </Changing>
      </Group>
    ),
  },
  card: (subscriber, list, actions) => (
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <EmailLink subscriber={subscriber} list={list} />
        <SubscriberStatus status={subscriber.status} />
      </Group>
      <CardFoot
        note={
          <Text size="xs" c="dimmed">
            {fill(TEXTS.asked, { date: formatDateTime(subscriber.created_at) })}
          </Text>
        }
      >
        {actions}
      </CardFoot>
    </Stack>
  ),
  record: {
    fetch: fetchSubscriber,
    missing: TEXTS.missing,
    title: () => TEXTS.details,
    View: SubscriberDetails,
  },
});
