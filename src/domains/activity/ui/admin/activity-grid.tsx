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

type HrefOf = (line: ActivityLine) => string;

const At = ({ line }: { line: ActivityLine }) => (
  <Text size="sm" component="time" dateTime={line.at} style={{ whiteSpace: 'nowrap' }}>
    {formatDateTime(line.at)}
  </Text>
);

function Opener({ line, hrefOf }: { line: ActivityLine; hrefOf: HrefOf }) {
  const sentence = `${line.actor_name} ${line.sentence}`;
  return (
    <Anchor
      component={Link}
      to={hrefOf(line)}
      preventScrollReset
      size="sm"
      data-row-open
      aria-label={fill(TEXTS.open, { sentence })}
    >
      {TEXTS.openShort}
    </Anchor>
  );
}

const columnsFor = (hrefOf: HrefOf): GridColumn<ActivityLine>[] => [
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
    render: (line) => <Opener line={line} hrefOf={hrefOf} />,
  },
];

const Card = ({ line, hrefOf }: { line: ActivityLine; hrefOf: HrefOf }) => (
  <Stack gap={6}>
    <Text size="sm">
      <Text span fw={600} inherit>
        {line.actor_name}
      </Text>{' '}
      {line.sentence}
    </Text>
    <Group justify="space-between" gap="xs">
      <At line={line} />
      <Opener line={line} hrefOf={hrefOf} />
    </Group>
  </Stack>
);

interface ActivityGridProps {
  lines: ActivityLine[];
  state: ActivityState;
  hrefOf: HrefOf;
  isBusy: boolean;
}

/** Shows the listed lines of the log. */
export function ActivityGrid({ lines, state, hrefOf, isBusy }: ActivityGridProps) {
  return (
    <DataGrid
      caption={TEXTS.listLabel}
      rows={lines}
      rowId={({ id }) => id}
      rowLabel={({ actor_name, sentence }) => fill(TEXTS.row, { actor: actor_name, sentence })}
      columns={columnsFor(hrefOf)}
      sort={gridSort(ACTIVITY_ADDRESS, state)}
      renderCard={(line) => <Card line={line} hrefOf={hrefOf} />}
      isBusy={isBusy}
    />
  );
}
