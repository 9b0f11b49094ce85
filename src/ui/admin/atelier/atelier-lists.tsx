import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatAmount } from '#src/kernel/money.ts';
import { BulkBar } from '../bulk-bar.tsx';
import { DataCards } from '../data-cards.tsx';
import { DataTable } from '../data-table.tsx';
import { ExportButton } from '../export-button.tsx';
import { FailureBanner } from '../failure-banner.tsx';
import { listAddress } from '../list-address.ts';
import { FilterChoice, FilterMenu, ListToolbar, SortChoice } from '../list-toolbar.tsx';
import { type Look, LookChoice } from '../look-choice.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { NoRows } from '../no-rows.tsx';
import { RecordButtons } from '../resource/record-buttons.tsx';
import { RowActs } from '../resource/row-acts.tsx';
import { useRowSelection } from '../row-selection.ts';
import { StatusBadge } from '../status-badge.tsx';
import { ATELIER_TEXTS } from './atelier.texts.ts';
import { Part, Specimen } from './specimen.tsx';

const { fields: FIELDS, lists: TEXTS, messages: MESSAGES, parts: PARTS, rows: ROWS } = ATELIER_TEXTS;
const ADDRESS = listAddress({ sortKeys: ['name', 'amount'], sort: { by: 'name', order: 'asc' }, filters: {} });
const STATE = ADDRESS.toState(new URLSearchParams());
const PEOPLE = TEXTS.people.map((name, index) => ({ id: index + 1, name, amount: 1_850 * (index + 1) }));
const IDS = PEOPLE.map(({ id }) => id);
const COLUMNS = [
  { key: 'name', title: TEXTS.name, sortKey: 'name', render: ({ name }: (typeof PEOPLE)[number]) => name },
  {
    key: 'amount',
    title: TEXTS.amount,
    sortKey: 'amount',
    width: 140,
    render: ({ amount }: (typeof PEOPLE)[number]) => formatAmount(amount, 'card'),
  },
  {
    key: 'status',
    title: TEXTS.status,
    width: 140,
    render: () => <StatusBadge status="pending">{ATELIER_TEXTS.meanings.waiting}</StatusBadge>,
  },
];
const nothing = (): void => undefined;
const noAddress = (): string => '';

function useGridProps() {
  const selection = useRowSelection(IDS);
  return {
    rows: PEOPLE,
    rowId: ({ id }: (typeof PEOPLE)[number]) => id,
    rowLabel: ({ name }: (typeof PEOPLE)[number]) => name,
    columns: COLUMNS,
    sort: { by: 'name', order: 'asc' as const, getHref: noAddress },
    selection,
    isStrong: ({ id }: (typeof PEOPLE)[number]) => id === 1,
    swipe: () => ({
      left: { label: ROWS.remove, tone: 'away' as const, run: nothing },
      right: { label: ROWS.edit, tone: 'go' as const, run: nothing },
    }),
    renderCard: ({ name, amount }: (typeof PEOPLE)[number]) => (
      <Group justify="space-between">
        <Text size="sm">{name}</Text>
        <Text size="sm" data-figures>
          {formatAmount(amount, 'card')}
        </Text>
      </Group>
    ),
  };
}

/** Rows as a table and as cards, what stands above and below them, and what stands in their place. */
export function Lists() {
  const grid = useGridProps();
  const [state, setState] = useState(STATE);
  const [look, setLook] = useState<Look>('table');
  const [filter, setFilter] = useState<string | undefined>(FIELDS.choices[0]);
  const choices = FIELDS.choices.map((value) => ({ value, label: value }));
  const filters = { label: FIELDS.choice, all: TEXTS.all, choices, value: filter, onChoose: setFilter };
  return (
    <Part title={PARTS.lists}>
      <Specimen name="toolbar" width="wide">
        <ListToolbar
          search=""
          onSearch={nothing}
          searchLabel={TEXTS.search}
          placeholder={TEXTS.search}
          filterCount={filter === undefined ? 0 : 1}
        >
          <FilterChoice {...filters} />
          <FilterMenu {...filters} />
          <SortChoice
            choices={[{ value: 'name', label: TEXTS.name }]}
            state={state}
            onChange={(change) => setState({ ...state, sort_order: change.sort_order ?? state.sort_order })}
          />
          <LookChoice value={look} onChange={setLook} />
        </ListToolbar>
      </Specimen>
      <Specimen name="failure-banner" width="wide">
        <FailureBanner failure={MESSAGES.failure} onClose={nothing} />
      </Specimen>
      <Specimen name="table" width="wide">
        <DataTable caption={TEXTS.table} {...grid} />
      </Specimen>
      <Specimen name="cards" width="wide">
        <DataCards caption={TEXTS.cards} {...grid} />
      </Specimen>
      <Specimen name="bulk-bar" width="wide">
        <BulkBar
          selection={{ ...grid.selection, selected: new Set(IDS) }}
          isBusy={false}
          actions={[
            { key: 'show', label: ATELIER_TEXTS.on, onPress: nothing },
            { key: 'remove', label: ATELIER_TEXTS.danger, isDanger: true, onPress: nothing },
          ]}
        />
      </Specimen>
      <Specimen name="no-rows" width="wide">
        <NoRows title={MESSAGES.empty} hint={MESSAGES.emptyHint} address={ADDRESS} state={STATE} />
      </Specimen>
      <Specimen name="no-rows-filtered" width="wide">
        <NoRows
          title={MESSAGES.empty}
          hint={MESSAGES.emptyHint}
          address={ADDRESS}
          state={{ ...STATE, search: ROWS.name }}
        />
      </Specimen>
      <Specimen name="row-acts">
        <RowActs
          id={1}
          list={{ getHref: noAddress }}
          titles={{ open: ROWS.open, edit: ROWS.edit, remove: ROWS.remove }}
          labels={{ open: ROWS.open, edit: ROWS.edit, remove: ROWS.remove }}
          onRemove={nothing}
        />
      </Specimen>
      {[0, 1, 2].map((place) => (
        <Specimen key={place} name={`move-${place}`}>
          <MoveButtons
            name={TEXTS.people[place] ?? ''}
            isFirst={place === 0}
            isLast={place === 2}
            isBusy={false}
            onMove={nothing}
          />
        </Specimen>
      ))}
      <Specimen name="record-buttons">
        <Group gap="xs">
          <RecordButtons
            id={1}
            list={{ getHref: noAddress }}
            texts={{ remove: ROWS.remove, edit: ROWS.edit }}
            onRemove={nothing}
          />
        </Group>
      </Specimen>
      <Specimen name="export">
        <ExportButton path="" fileName="" />
      </Specimen>
    </Part>
  );
}
