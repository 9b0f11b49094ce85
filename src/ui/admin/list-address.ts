import { z } from 'zod';
import { SEARCH_MAX } from '#src/kernel/fields.ts';
import { DEFAULT_PER_PAGE } from '#src/kernel/pagination.ts';
import type { GridSort } from './grid-shape.ts';

export type SortOrder = 'asc' | 'desc';

/** Allowed values by filter; `null` accepts any line of text (a category that the owner has named). */
type Filters = Record<string, readonly string[] | null>;

interface ListShape<Key extends string, Own extends Filters> {
  sortKeys: readonly [Key, ...Key[]];
  /** Default order of an address without one. */
  sort: { by: Key; order: SortOrder };
  filters: Own;
  /** Columns whose first click sorts in descending order: dates, figures. */
  descending?: readonly Key[];
}

type Chosen<Own extends Filters> = {
  [Name in keyof Own]?: (Own[Name] extends readonly string[] ? Own[Name][number] : string) | undefined;
};

/** State that every list has; each list adds its own filters. */
export interface ListState {
  page: number;
  search: string;
  sort_by: string;
  sort_order: SortOrder;
}

type ListStateFrom<Key extends string, Own extends Filters> = ListState & { sort_by: Key } & Chosen<Own>;

/** Dialog opened over a list: the form of a new record, a record, or its form. */
export type Opened = { kind: 'new' } | { kind: 'view' | 'edit'; id: number } | null;

export interface ListAddress<State extends ListState> {
  toState: (search: URLSearchParams) => State;
  /** Query of the list that is sent to the server. */
  toQuery: (state: State) => State & { per_page: number };
  /** Returns the shortest address; a new search, filter or order starts at page 1 and closes the dialog. */
  href: (state: State, change?: Partial<State>, opened?: Opened) => string;
  /** Returns the address after a click on a column header: sorted by that column, or reversed. */
  sortHref: (state: State, key: State['sort_by']) => string;
  /** Returns the address without search and filters. */
  clearedHref: (state: State) => string;
  isFiltered: (state: State) => boolean;
  /** Whether two addresses list the same rows, whatever dialog is open over them. */
  isSame: (first: URL, second: URL) => boolean;
}

const Page = z.coerce.number().int().min(1).max(100_000).catch(1);

/** Reads the state of a list from its address and writes it back. Invalid parameters count as absent. */
export function listAddress<const Key extends string, const Own extends Filters>({
  sortKeys,
  sort,
  filters,
  descending = [],
}: ListShape<Key, Own>): ListAddress<ListStateFrom<Key, Own>> {
  type State = ListStateFrom<Key, Own>;
  const names = Object.keys(filters);

  const getState = (search: URLSearchParams): State => {
    const message = (name: string): string => (search.get(name) ?? '').trim().slice(0, SEARCH_MAX);
    const chosen = names.flatMap((name) => {
      const allowed = filters[name];
      return message(name) !== '' && (allowed === null || allowed?.includes(message(name)))
        ? [[name, message(name)]]
        : [];
    });
    return {
      page: Page.parse(search.get('page') ?? 1),
      search: message('search'),
      sort_by: sortKeys.find((key) => key === message('sort_by')) ?? sort.by,
      sort_order: (['asc', 'desc'] as const).find((order) => order === message('sort_order')) ?? sort.order,
      ...Object.fromEntries(chosen),
    } as State;
  };

  const href = (state: State, change: Partial<State> = {}, opened: Opened = null): string => {
    const next: State = { ...state, page: 1, ...change };
    const sent = new URLSearchParams();
    if (next.search !== '') sent.set('search', next.search);
    for (const name of names) {
      const value = (next as Record<string, unknown>)[name];
      if (typeof value === 'string') sent.set(name, value);
    }
    if (next.sort_by !== sort.by) sent.set('sort_by', next.sort_by);
    if (next.sort_order !== sort.order) sent.set('sort_order', next.sort_order);
    if (next.page > 1) sent.set('page', String(next.page));
    if (opened !== null) sent.set(opened.kind, opened.kind === 'new' ? '1' : String(opened.id));
    return sent.size === 0 ? '?' : `?${sent}`;
  };

  const toRows = ({ searchParams }: URL): string => {
    const state = getState(searchParams);
    return href(state, { page: state.page } as Partial<State>);
  };

  return {
    toState: getState,
    toQuery: (state) => ({ ...state, per_page: DEFAULT_PER_PAGE }),
    href,
    sortHref: (state, key) => {
      const turned = state.sort_order === 'asc' ? 'desc' : 'asc';
      const first = descending.includes(key) ? 'desc' : 'asc';
      return href(state, { sort_by: key, sort_order: state.sort_by === key ? turned : first } as Partial<State>);
    },
    clearedHref: (state) =>
      href(state, { search: '', ...Object.fromEntries(names.map((name) => [name, undefined])) } as Partial<State>),
    isFiltered: (state) =>
      state.search !== '' || names.some((name) => (state as Record<string, unknown>)[name] !== undefined),
    isSame: (first, second) => first.pathname === second.pathname && toRows(first) === toRows(second),
  };
}

/** Returns the dialog that the address opens over its list. */
export function getOpened(search: URLSearchParams): Opened {
  if (search.has('new')) return { kind: 'new' };
  for (const kind of ['edit', 'view'] as const) {
    const id = Number(search.get(kind));
    if (Number.isInteger(id) && id > 0) return { kind, id };
  }
  return null;
}

/** Returns the sort links of a grid's column headers. */
export const gridSort = <State extends ListState>(address: ListAddress<State>, state: State): GridSort => ({
  by: state.sort_by,
  order: state.sort_order,
  getHref: (key) => address.sortHref(state, key as State['sort_by']),
});
