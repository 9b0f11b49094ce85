import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconTrashX } from '@tabler/icons-react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import type { ResourceList } from '#src/ui/admin/resource/resource-types.ts';
import { RowButton } from '#src/ui/admin/row-button.tsx';
import { fetchBin, fetchStatistics } from '../bin.client.ts';
import { BIN_KINDS, BIN_SORT_KEYS, type BinRecord, type BinStatistics } from '../bin.contract.ts';
import { BIN_SCREEN_TEXTS as TEXTS } from '../bin-screen.texts.ts';
import { emptyAll, removeRecords, restoreRecords } from './bin-acts.ts';

const address = listAddress({
  sortKeys: BIN_SORT_KEYS,
  sort: { by: 'deleted_at', order: 'desc' },
  filters: { kind: BIN_KINDS },
  descending: ['deleted_at'],
});
type List = ResourceList<BinRecord, BinStatistics, ReturnType<typeof address.toState>>;

const getName = ({ label }: BinRecord): string => label || TEXTS.unnamed;

const getDays = ({ days_left: count }: BinRecord): string =>
  fill((count === 1 ? TEXTS.daysLeft[0] : TEXTS.daysLeft[1]) ?? '', { count });

const Kind = ({ record: { kind } }: { record: BinRecord }) => (
  <Badge variant="light" color="gray" miw="max-content">
    {TEXTS.kinds[kind]}
  </Badge>
);

/** Deletes everything for good; not shown while a filter hides a part of it. */
function EmptyAll({ list }: { list: List }) {
  const { total } = list.statistics;
  if (total === 0 || address.isFiltered(list.state)) return null;
  return (
    <Group justify="flex-end" mb="xs">
      <Button
        variant="light"
        color="red"
        size="compact-md"
        fz="sm"
        leftSection={<IconTrashX size={18} aria-hidden />}
        disabled={list.isBusy}
        onClick={() => emptyAll(total, list)}
      >
        {TEXTS.emptyAll}
      </Button>
    </Group>
  );
}

/** Deleted records, which can be restored for thirty days. */
export const bin = defineResource(address)({
  texts: TEXTS,
  live: ['bin'],
  apiName: 'bin',
  fetchRows: (query) => fetchBin({ ...query }),
  fetchStatistics,
  figures: ({ total, ending }) => [
    { label: TEXTS.statistics.total, value: total, show: { kind: undefined } },
    {
      label: TEXTS.statistics.ending,
      value: ending,
      show: { sort_by: 'deleted_at', sort_order: 'asc' },
      isExact: false,
    },
  ],
  filters: [
    {
      name: 'kind',
      look: 'menu',
      label: TEXTS.kindFilter,
      all: TEXTS.all,
      choices: (statistics, chosen) =>
        toChoices(
          BIN_KINDS.filter((kind) => kind === chosen || (statistics?.kinds[kind] ?? 0) > 0),
          TEXTS.kinds,
        ),
    },
  ],
  sorts: toChoices(BIN_SORT_KEYS, TEXTS.sortKeys),
  Above: EmptyAll,
  rowLabel: (record) => fill(TEXTS.select, { label: getName(record) }),
  columns: [
    {
      key: 'label',
      title: TEXTS.columns.label,
      sortKey: 'label',
      width: '36%',
      render: (record) => (
        <Text size="sm" fw={600} lineClamp={2}>
          {getName(record)}
        </Text>
      ),
    },
    { key: 'kind', title: TEXTS.columns.kind, render: (record) => <Kind record={record} /> },
    {
      key: 'by',
      title: TEXTS.columns.by,
      render: ({ deleted_by }) => <Text size="sm">{deleted_by ?? TEXTS.nobody}</Text>,
    },
    {
      key: 'at',
      title: TEXTS.columns.at,
      sortKey: 'deleted_at',
      render: ({ deleted_at }) => <Text size="sm">{formatDateTime(deleted_at)}</Text>,
    },
    { key: 'left', title: TEXTS.columns.left, render: (record) => <Text size="sm">{getDays(record)}</Text> },
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 120,
    render: (record, list) => {
      const label = getName(record);
      return (
        <Group gap={2} wrap="nowrap">
          <RowButton
            title={TEXTS.restore}
            label={fill(TEXTS.restoreOne, { label })}
            icon={IconArrowBackUp}
            isRowOpener
            onPress={() => void restoreRecords([record], list)}
          />
          <RowButton
            title={TEXTS.remove}
            label={fill(TEXTS.removeOne, { label })}
            icon={IconTrashX}
            onPress={() => removeRecords([record], list)}
          />
        </Group>
      );
    },
  },
  swipe: (record, list) => ({
    left: { label: TEXTS.remove, tone: 'away', run: () => removeRecords([record], list) },
    right: { label: TEXTS.restore, tone: 'go', run: () => restoreRecords([record], list) },
  }),
  card: (record, _list, actions) => (
    <Stack gap={6} h="100%">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Text size="sm" fw={600} lineClamp={2}>
          {getName(record)}
        </Text>
        <Kind record={record} />
      </Group>
      <Text size="xs" c="dimmed" mt="auto">
        {fill(TEXTS.summary, {
          date: formatDateTime(record.deleted_at),
          name: record.deleted_by ?? TEXTS.nobody,
        })}
        {`\u00A0· ${getDays(record)}`}
      </Text>
      <CardFoot>{actions}</CardFoot>
    </Stack>
  ),
  bulk: {
    acts: [
      { key: 'restore', label: TEXTS.restore, run: (records, list) => restoreRecords(records, list) },
      {
        key: 'remove',
        label: TEXTS.remove,
        isDanger: true,
        run: async (records, list) => {
          removeRecords(records, list, list.selection.clear);
          return false;
        },
      },
    ],
  },
});
