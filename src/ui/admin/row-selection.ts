import { useState } from 'react';

export interface RowSelection {
  selected: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Makes these rows, and no others, the selected ones. */
  replace: (ids: Iterable<number>) => void;
  clear: () => void;
}

/** Stores which listed rows are selected. A selection survives a reload unless its row leaves the list. */
export function useRowSelection(listedIds: number[]): RowSelection {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const selected = new Set(listedIds.filter((id) => ticked.has(id)));
  return {
    selected,
    toggle: (id) =>
      setTicked(selected.has(id) ? new Set([...selected].filter((other) => other !== id)) : new Set([...selected, id])),
    replace: (ids) => setTicked(new Set(ids)),
    clear: () => setTicked(new Set()),
  };
}
