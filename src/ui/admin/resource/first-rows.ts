import type { PageMeta } from '#src/kernel/pagination.ts';
import type { Query } from '../../http/request.ts';
import { getFirstCall } from '../first-calls.ts';
import type { FirstView } from '../first-view.tsx';
import type { ListAddress, ListState } from '../list-address.ts';
import type { ResourceRows } from './use-resource-list.ts';

/** As many as a large window shows. */
const FIRST_ROWS = 8;

/** Returns what a list reads first, when its address has no query, and what its first view shows of the answers. */
export function describeFirstRows<Row, Statistics, State extends ListState>(
  address: ListAddress<State>,
  apiName: string,
) {
  const state = address.toState(new URLSearchParams());
  const rowsCall = getFirstCall(apiName, address.toQuery(state) as unknown as Query);
  const figuresCall = getFirstCall(`${apiName}/statistics`);
  const read = ({ answers }: FirstView): { state: State } & ResourceRows<Row, Statistics> => {
    const { data, meta } = answers.get(rowsCall) as { data: Row[]; meta: PageMeta };
    const { data: statistics } = answers.get(figuresCall) as { data: Statistics };
    return { state, list: { items: data.slice(0, FIRST_ROWS), meta }, statistics };
  };
  return { calls: [rowsCall, figuresCall], read };
}
