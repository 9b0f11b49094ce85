import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { DataGrid } from '#src/ui/admin/data-grid.tsx';
import type { GridColumn } from '#src/ui/admin/grid-shape.ts';
import { gridSort } from '#src/ui/admin/list-address.ts';
import type { ActivityLine } from '../../activity.contract.ts';
import { ACTIVITY_TEXTS as TEXTS } from '../../activity.texts.ts';
import { ACTIVITY_ADDRESS, type ActivityState } from './activity-address.ts';

type GetHref = (line: ActivityLine) => string;

const At = ({ line }: { line: ActivityLine }) => (
  <Text size="sm" component="time" dateTime={line.at} style={{ whiteSpace: 'nowrap' }}>
    {formatDateTime(line.at)}
  </Text>
);

function Opener({ line, getHref }: { line: ActivityLine; getHref: GetHref }) {
  const sentence = `${line.actor_name} ${line.sentence}`;
  return (
    <Anchor
      component={Link}
      to={getHref(line)}
      preventScrollReset
      size="sm"
      data-row-open
      aria-label={fill(TEXTS.open, { sentence })}
    >
      {TEXTS.openShort}
    </Anchor>
  );
}

const columnsFor = (getHref: GetHref): GridColumn<ActivityLine>[] => [
  { key: 'at', title: TEXTS.columns.at, sortKey: 'at', width: 170, render: (line) => <At line={line} /> },
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
  {
    key: 'act',
    title: TEXTS.columns.act,
    render: ({ sentence }) => <Text size="sm">{sentence}</Text>,
  },
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
  {
    key: 'actions',
    title: TEXTS.columns.actions,
    width: 90,
    render: (line) => <Opener line={line} getHref={getHref} />,
  },
];

const Card = ({ line, getHref }: { line: ActivityLine; getHref: GetHref }) => (
  <Stack gap={6}>
    <Text size="sm">
      <Text span fw={600} inherit>
        {line.actor_name}
      </Text>{' '}
      {line.sentence}
    </Text>
    <Group justify="space-between" gap="xs">
      <At line={line} />
      <Opener line={line} getHref={getHref} />
    </Group>
  </Stack>
);

interface ActivityGridProps {
  lines: ActivityLine[];
  state: ActivityState;
  getHref: GetHref;
  isBusy: boolean;
}

/** Shows the listed lines of the log. */
export function ActivityGrid({ lines, state, getHref, isBusy }: ActivityGridProps) {
  return (
    <DataGrid
      caption={TEXTS.listLabel}
      rows={lines}
      rowId={({ id }) => id}
      rowLabel={({ actor_name, sentence }) => fill(TEXTS.row, { actor: actor_name, sentence })}
      columns={columnsFor(getHref)}
      sort={gridSort(ACTIVITY_ADDRESS, state)}
      renderCard={(line) => <Card line={line} getHref={getHref} />}
      isBusy={isBusy}
    />
  );
}
