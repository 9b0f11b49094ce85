import { z } from 'zod';
import { SEARCH_MAX } from '#src/kernel/fields.ts';
import { DEFAULT_PER_PAGE } from '#src/kernel/pagination.ts';
import { MESSAGE_STATUSES, type MessageStatus, SORT_KEYS } from '../../contact.contract.ts';

export type SortKey = (typeof SORT_KEYS)[number];
export type SortOrder = 'asc' | 'desc';

/** What the address says about the list; what it says wrongly counts as not said. */
const ListAddress = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  search: z
    .string()
    .transform((search) => search.trim().slice(0, SEARCH_MAX))
    .catch(''),
  status: z.enum(MESSAGE_STATUSES).optional().catch(undefined),
  sort_by: z.enum(SORT_KEYS).catch('created_at'),
  sort_order: z.enum(['asc', 'desc']).catch('desc'),
});
export interface ListState {
  page: number;
  search: string;
  status?: MessageStatus | undefined;
  sort_by: SortKey;
  sort_order: SortOrder;
}

export const listStateOf = (search: URLSearchParams): ListState => ListAddress.parse(Object.fromEntries(search));

/** What the list asks of the server. */
export const listQueryOf = (state: ListState) => ({ ...state, per_page: DEFAULT_PER_PAGE });

/** Whether only some messages are listed. */
export const isFiltered = ({ search, status }: ListState): boolean => search !== '' || status !== undefined;

/** Id of the opened message. */
export function openedOf(search: URLSearchParams): number | null {
  const id = Number(search.get('message'));
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Address of the list in another state, as short as it can be; a new search, filter or order begins at page 1. */
export function listHref(state: ListState, change: Partial<ListState> = {}, message: number | null = null): string {
  const next = { ...state, page: 1, ...change };
  const said = new URLSearchParams();
  if (next.search !== '') said.set('search', next.search);
  if (next.status !== undefined) said.set('status', next.status);
  if (next.sort_by !== 'created_at') said.set('sort_by', next.sort_by);
  if (next.sort_order !== 'desc') said.set('sort_order', next.sort_order);
  if (next.page > 1) said.set('page', String(next.page));
  if (message !== null) said.set('message', String(message));
  return said.size === 0 ? '?' : `?${said}`;
}

/** Address after a press on a column's header: the other way round, or by that column. */
export function sortHref(state: ListState, key: SortKey): string {
  const isSame = state.sort_by === key;
  const first: SortOrder = key === 'created_at' ? 'desc' : 'asc';
  const turned: SortOrder = state.sort_order === 'asc' ? 'desc' : 'asc';
  return listHref(state, { sort_by: key, sort_order: isSame ? turned : first });
}

/** Whether two addresses list the same rows, whatever message is opened over them. */
export const isSameList = (first: URL, second: URL): boolean =>
  first.pathname === second.pathname &&
  listHref(listStateOf(first.searchParams), listStateOf(first.searchParams)) ===
    listHref(listStateOf(second.searchParams), listStateOf(second.searchParams));
