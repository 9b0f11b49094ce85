import { useLayoutEffect, useRef, useState } from 'react';
import type { ListState } from '../list-address.ts';
import type { ResourceList, RowRecord } from './resource-types.ts';

/**
 * Returns the list as its cells see it: the same object until something that they show has changed. What the address
 * opens over the list is none of that, so that no row is rendered again for a dialog; its actions are always those of
 * the latest list.
 */
export function useCellList<Row extends RowRecord, Statistics, State extends ListState>(
  list: ResourceList<Row, Statistics, State>,
): ResourceList<Row, Statistics, State> {
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });
  const freeze = (): ResourceList<Row, Statistics, State> => ({
    ...list,
    choose: (row) => latest.current.choose(row),
    open: (opened) => latest.current.open(opened),
    close: () => latest.current.close(),
    visit: (path) => latest.current.visit(path),
    reload: () => latest.current.reload(),
    attempt: (act, failure) => latest.current.attempt(act, failure),
    run: (act) => latest.current.run(act),
    ask: (question) => latest.current.ask(question),
  });
  const { rows, meta, statistics, state, isBusy, selection } = list;
  const parts = [rows, meta, statistics, state, isBusy, [...selection.selected].join()];
  const [frozen, setFrozen] = useState(() => ({ parts, cells: freeze() }));
  if (parts.every((part, place) => part === frozen.parts[place])) return frozen.cells;
  const next = { parts, cells: freeze() };
  setFrozen(next);
  return next.cells;
}
