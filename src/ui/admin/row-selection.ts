import { useState } from 'react';

export interface RowSelection {
  selected: ReadonlySet<number>;
  toggle: (id: number) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Selection of a list whose rows cannot be selected. */
export const NO_SELECTION: RowSelection = {
  selected: new Set(),
  toggle: () => undefined,
  toggleAll: () => undefined,
  clear: () => undefined,
};

/** Stores which listed rows are selected. A selection survives a reload unless its row leaves the list. */
export function useRowSelection(listedIds: number[]): RowSelection {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const selected = new Set(listedIds.filter((id) => ticked.has(id)));
  return {
    selected,
    toggle: (id) =>
      setTicked(selected.has(id) ? new Set([...selected].filter((other) => other !== id)) : new Set([...selected, id])),
    toggleAll: () => setTicked(selected.size === listedIds.length ? new Set() : new Set(listedIds)),
    clear: () => setTicked(new Set()),
  };
}
