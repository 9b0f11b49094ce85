/** Room between two places of an order that somebody arranges by hand. */
export const POSITION_STEP = 10;

interface Placed {
  id: number;
  sort_order: number;
}

/**
 * New places after some rows were put in another order: they take the places that they held together, and whoever
 * stands elsewhere stays there.
 * @param stored every row, in today's order.
 * @param wished ids of some of them, in the wished order; none twice.
 * @returns only those whose place changes.
 */
export function reordered(stored: readonly Placed[], wished: readonly number[]): Placed[] {
  const moved = new Set(wished);
  const today = new Map(stored.map(({ id, sort_order }) => [id, sort_order]));
  const next = wished.values();
  return stored
    .map(({ id }, index) => ({
      id: moved.has(id) ? (next.next().value ?? id) : id,
      sort_order: (index + 1) * POSITION_STEP,
    }))
    .filter(({ id, sort_order }) => today.get(id) !== sort_order);
}
