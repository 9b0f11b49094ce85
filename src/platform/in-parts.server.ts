import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long the parts of an act may occupy the event loop, in milliseconds, before it is left for one turn. */
const TURN_MS = 5;

/** Returns a function that leaves the event loop for one turn if it was occupied for 5 ms since the last one. */
export function createTurns(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun <= TURN_MS) return;
    await nextTurn();
    begun = performance.now();
  };
}

/**
 * Acts on `size` values at a time, one part after the other, as part of the open transaction. Between the parts the event
 * loop is left: on SQLite reads go on, other writers wait for the end of the transaction.
 */
export async function inParts<Value>(
  values: Iterable<Value>,
  size: number,
  act: (part: Value[]) => Promise<unknown>,
): Promise<void> {
  const all = [...values];
  const leave = createTurns();
  for (let start = 0; start < all.length; start += size) {
    await leave();
    await act(all.slice(start, start + size));
  }
}

/** The same for one value at a time. */
export const oneByOne = <Value>(values: Iterable<Value>, act: (value: Value) => Promise<unknown>): Promise<void> =>
  inParts(
    [...values].map((value) => ({ value })),
    1,
    async ([one]) => one && act(one.value),
  );
