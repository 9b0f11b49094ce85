import { ActionIcon, Button, Drawer, Group, NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SEARCH_MAX } from '#src/kernel/fields.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import type { ListState, SortOrder } from './list-address.ts';
import classes from './list-toolbar.module.css';
import { SearchField } from './search-field.tsx';
import { useIsPhone } from './use-is-phone.ts';
import { useScrollLock } from './use-scroll-lock.ts';

interface Choice {
  value: string;
  label: string;
}

interface FilterChoiceProps {
  label: string;
  /** Choices without the one for all values. */
  choices: Choice[];
  all: string;
  value: string | undefined;
  /** `undefined` for all. */
  onChoose: (value: string | undefined) => void;
}

/** Value for all; no filter has an empty value. */
const ALL = '';

/** One filter of a list: buttons side by side, a menu on a phone. */
export function FilterChoice({ label, choices, all, value = ALL, onChoose }: FilterChoiceProps) {
  const data = [{ value: ALL, label: all }, ...choices];
  const choose = (chosen: string): void => onChoose(chosen === ALL ? undefined : chosen);
  return (
    <>
      <SegmentedControl visibleFrom="sm" aria-label={label} data={data} value={value} onChange={choose} />
      <NativeSelect
        hiddenFrom="sm"
        aria-label={label}
        data={data}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </>
  );
}

/** One filter with many values, as a menu at every width; a value that no longer exists is still shown. */
export function FilterMenu({ label, choices, all, value = ALL, onChoose }: FilterChoiceProps) {
  const isKnown = value === ALL || choices.some((choice) => choice.value === value);
  return (
    <NativeSelect
      aria-label={label}
      data={[{ value: ALL, label: all }, ...(isKnown ? [] : [{ value, label: value }]), ...choices]}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === ALL ? undefined : currentTarget.value)}
    />
  );
}

interface SortChoiceProps {
  choices: Choice[];
  state: Pick<ListState, 'sort_by' | 'sort_order'>;
  onChange: (change: { sort_by?: string; sort_order?: SortOrder }) => void;
}

/** Choice of the sort key and the direction. */
export function SortChoice({ choices, state, onChange }: SortChoiceProps) {
  const isAscending = state.sort_order === 'asc';
  const SortIcon = isAscending ? IconSortAscending : IconSortDescending;
  return (
    <Group gap={4} wrap="nowrap" ml={{ base: 0, lg: 'auto' }}>
      <NativeSelect
        aria-label={ADMIN_TEXTS.sortBy}
        data={choices}
        value={state.sort_by}
        onChange={({ currentTarget }) => onChange({ sort_by: currentTarget.value })}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={isAscending ? ADMIN_TEXTS.ascending : ADMIN_TEXTS.descending}
        onClick={() => onChange({ sort_order: isAscending ? 'desc' : 'asc' })}
      >
        <SortIcon size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

interface ListToolbarProps {
  /** Current search. */
  search: string;
  onSearch: (search: string) => void;
  searchLabel: string;
  placeholder: string;
  /** Number of filters that hide rows. */
  filterCount: number;
  /** Filters and sorting. */
  children?: ReactNode;
}

/** Filters and sorting of a phone: a button with their number, and a sheet from below. */
function FilterSheet({ filterCount, children }: Pick<ListToolbarProps, 'filterCount' | 'children'>) {
  const [isOpen, { open, close }] = useDisclosure(false);
  useScrollLock(isOpen);
  const isFiltered = filterCount > 0;
  const label = isFiltered ? fill(ADMIN_TEXTS.filtersWithCount, { count: filterCount }) : ADMIN_TEXTS.filters;
  return (
    <>
      <Button
        variant={isFiltered ? 'light' : 'default'}
        px="sm"
        aria-label={label}
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        classNames={{ section: classes.icon ?? '' }}
        onClick={open}
      >
        {isFiltered && filterCount}
      </Button>
      <Drawer.Root opened={isOpen} onClose={close} position="bottom" size="auto">
        <Drawer.Overlay />
        <Drawer.Content className={classes.sheet ?? ''}>
          <Group justify="space-between" px="md" pt="sm">
            <Drawer.Title fw={700}>{ADMIN_TEXTS.filters}</Drawer.Title>
            <Drawer.CloseButton aria-label={ADMIN_TEXTS.close} />
          </Group>
          <Drawer.Body>
            <Stack>
              {children}
              <Button onClick={close}>{ADMIN_TEXTS.filtersDone}</Button>
            </Stack>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}

/** Search, filters and sorting of a list. */
export function ListToolbar(props: ListToolbarProps) {
  const { search, onSearch, searchLabel, placeholder, filterCount, children } = props;
  const isPhone = useIsPhone();
  return (
    <Group gap="sm" mb={{ base: 'sm', sm: 'md' }} role="search" {...(isPhone ? { wrap: 'nowrap' } : {})}>
      <SearchField
        label={searchLabel}
        placeholder={placeholder}
        clearLabel={ADMIN_TEXTS.clearSearch}
        value={search}
        maxLength={SEARCH_MAX}
        onSearch={onSearch}
      />
      {isPhone ? <FilterSheet filterCount={filterCount}>{children}</FilterSheet> : children}
    </Group>
  );
}
