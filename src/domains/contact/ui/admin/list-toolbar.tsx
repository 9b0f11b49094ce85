import { ActionIcon, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { SEARCH_MAX } from '#src/kernel/fields.ts';
import { SearchField } from '#src/ui/admin/search-field.tsx';
import { MESSAGE_STATUSES, SORT_KEYS } from '../../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';
import { MESSAGE_STATUS_TEXTS } from '../../contact-status.texts.ts';
import type { ListState, SortKey } from './list-address.ts';

interface ListToolbarProps {
  state: ListState;
  onSearch: (search: string) => void;
  onChange: (change: Partial<ListState>) => void;
}

const ALL = 'all';
const STATUS_OPTIONS = [
  { value: ALL, label: TEXTS.allStatuses },
  ...MESSAGE_STATUSES.map((status) => ({ value: status, label: MESSAGE_STATUS_TEXTS[status] })),
];
const SORT_OPTIONS = SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));

function StatusFilter({ state, onChange }: Pick<ListToolbarProps, 'state' | 'onChange'>) {
  const choose = (value: string): void => onChange({ status: MESSAGE_STATUSES.find((status) => status === value) });
  const value = state.status ?? ALL;
  return (
    <>
      <SegmentedControl
        visibleFrom="sm"
        aria-label={TEXTS.statusFilter}
        data={STATUS_OPTIONS}
        value={value}
        onChange={choose}
      />
      <NativeSelect
        hiddenFrom="sm"
        aria-label={TEXTS.statusFilter}
        data={STATUS_OPTIONS}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </>
  );
}

/** Search, filter and order of the list. */
export function ListToolbar({ state, onSearch, onChange }: ListToolbarProps) {
  const isAscending = state.sort_order === 'asc';
  const SortIcon = isAscending ? IconSortAscending : IconSortDescending;
  return (
    <Group gap="sm" mb="md" role="search">
      <SearchField
        label={TEXTS.search}
        placeholder={TEXTS.searchFields}
        clearLabel={TEXTS.clearSearch}
        value={state.search}
        maxLength={SEARCH_MAX}
        onSearch={onSearch}
      />
      <StatusFilter state={state} onChange={onChange} />
      <Group gap={4} wrap="nowrap" ml={{ base: 0, lg: 'auto' }}>
        <NativeSelect
          aria-label={TEXTS.sortBy}
          data={SORT_OPTIONS}
          value={state.sort_by}
          onChange={({ currentTarget }) => onChange({ sort_by: currentTarget.value as SortKey })}
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={isAscending ? TEXTS.ascending : TEXTS.descending}
          onClick={() => onChange({ sort_order: isAscending ? 'desc' : 'asc' })}
        >
          <SortIcon size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}
