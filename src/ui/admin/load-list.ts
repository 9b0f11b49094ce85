import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { PageMeta } from '#src/kernel/pagination.ts';
import type { ListAddress, ListState } from './list-address.ts';
import { type Failed, loadOrFailure } from './load-or-failure.ts';

export interface Listed<Row> {
  items: Row[];
  meta: PageMeta;
}

/**
 * Result of loading an address: rows with their data, or the reason why there are none. `askedAt` is the moment of
 * `performance.now()` when they were asked for.
 */
export type Loaded<State, Rows> = { state: State; askedAt?: number } & (Rows | Failed);

/**
 * Runs the `clientLoader` of a list screen. A failure is a state of the screen, which keeps its current rows; a page
 * beyond the last one redirects to the last one.
 * @param failure the screen's own sentence, to which the server's is added.
 */
export async function loadList<State extends ListState, Rows extends { list: Listed<unknown> }>(
  request: Request,
  address: ListAddress<State>,
  failure: string,
  fetchRows: (state: State) => Promise<Rows>,
): Promise<Loaded<State, Rows>> {
  const { pathname, searchParams } = new URL(request.url);
  const state = address.toState(searchParams);
  const askedAt = performance.now();
  const loaded = await loadOrFailure(async () => {
    const rows = await fetchRows(state);
    const { last_page } = rows.list.meta;
    if (state.page > last_page) throw redirect(pathname + address.href(state, { page: last_page } as Partial<State>));
    return rows;
  }, failure);
  return { state, askedAt, ...loaded };
}

/** Skips the reload of the list when only a record opens over it. */
export const revalidatesRows =
  (address: { isSame: (first: URL, second: URL) => boolean }) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    const isOpening = currentUrl.href !== nextUrl.href && address.isSame(currentUrl, nextUrl);
    return !isOpening && defaultShouldRevalidate;
  };
