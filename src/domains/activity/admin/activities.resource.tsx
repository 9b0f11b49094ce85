import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import { ACTIVITY_EXPORT_PATH, fetchActivities, fetchActivity, fetchActivityStatistics } from '../activity.client.ts';
import {
  ACTIVITY_KINDS,
  ACTIVITY_SORT_KEYS,
  type ActivityLine,
  type ActivityStatistics,
  PERIODS,
} from '../activity.contract.ts';
import { ACTIVITY_TEXTS as TEXTS } from '../activity.texts.ts';
import { ActivityDetails } from './activity-details.tsx';

const address = listAddress({
  sortKeys: ACTIVITY_SORT_KEYS,
  sort: { by: 'at', order: 'desc' },
  filters: { actor: null, kind: ACTIVITY_KINDS, period: PERIODS },
  descending: ['at'],
});

/** Shows the result of the daily log check; nothing before the first check. */
function Check({ check }: Pick<ActivityStatistics, 'check'>) {
  if (check === null) return null;
  const words = { at: formatDateTime(check.at), lines: check.lines.toLocaleString('fr-FR') };
  if (!check.is_intact) {
    return (
      <Alert color="red" role="alert">
        {fill(TEXTS.broken, words)}
      </Alert>
    );
  }
  return (
    <Text size="sm" c="dimmed" mb="xs">
      {fill(check.lines === 1 ? TEXTS.intactOne : TEXTS.intact, words)}
    </Text>
  );
}

const At = ({ at }: Pick<ActivityLine, 'at'>) => (
  <Text size="sm" component="time" dateTime={at} style={{ whiteSpace: 'nowrap' }}>
    {formatDateTime(at)}
  </Text>
);

/** Actions in the back office; each line opens with its changes. */
export const activities = defineResource(address)({
  texts: TEXTS,
  live: [],
  apiName: 'activity',
  fetchRows: fetchActivities,
  fetchStatistics: fetchActivityStatistics,
  figures: ({ total, day, week, month }) => [
    { label: TEXTS.statistics.total, value: total, show: { period: undefined } },
    { label: TEXTS.statistics.day, value: day, show: { period: 'day' } },
    { label: TEXTS.statistics.week, value: week, show: { period: 'week' } },
    { label: TEXTS.statistics.month, value: month, show: { period: 'month' } },
  ],
  note: ({ statistics }) => <Check check={statistics.check} />,
  filters: [
    {
      name: 'actor',
      look: 'menu',
      label: TEXTS.actor,
      all: TEXTS.everyone,
      choices: (statistics) => (statistics?.actors ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'kind',
      look: 'menu',
      label: TEXTS.kind,
      all: TEXTS.allKinds,
      choices: toChoices(ACTIVITY_KINDS, TEXTS.kinds),
    },
    {
      name: 'period',
      look: 'menu',
      label: TEXTS.period,
      all: TEXTS.allPeriods,
      choices: toChoices(PERIODS, TEXTS.periods),
    },
  ],
  exporting: { path: ACTIVITY_EXPORT_PATH, fileName: TEXTS.fileName },
  rowLabel: ({ actor_name, sentence }) => fill(TEXTS.row, { actor: actor_name, sentence }),
  columns: [
    { key: 'at', title: TEXTS.columns.at, sortKey: 'at', width: 170, render: ({ at }) => <At at={at} /> },
    {
      key: 'actor',
      title: TEXTS.columns.actor,
      width: 180,
      render: ({ actor_name }) => (
        <Text size="sm" fw={600}>
          {actor_name}
        </Text>
      ),
    },
    { key: 'act', title: TEXTS.columns.act, render: ({ sentence }) => <Text size="sm">{sentence}</Text> },
    {
      key: 'ip',
      title: TEXTS.columns.ip,
      width: 140,
      render: ({ ip }) => (
        <Text size="sm" c="dimmed">
          {ip}
        </Text>
      ),
    },
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 90,
    render: ({ id, actor_name, sentence }, { getHref }) => (
      <Anchor
        component={Link}
        to={getHref({ kind: 'view', id })}
        preventScrollReset
        size="sm"
        data-row-open
        aria-label={fill(TEXTS.open, { sentence: `${actor_name} ${sentence}` })}
      >
        {TEXTS.openShort}
      </Anchor>
    ),
  },
  card: ({ at, actor_name, sentence }, _list, actions) => (
    <Stack gap={6}>
      <Text size="sm">
        <Text span fw={600} inherit>
          {actor_name}
        </Text>{' '}
        {sentence}
      </Text>
      <CardFoot note={<At at={at} />}>{actions}</CardFoot>
    </Stack>
  ),
  record: {
    fetch: fetchActivity,
    failure: TEXTS.openError,
    title: () => TEXTS.details,
    View: ActivityDetails,
  },
});
