/** Gap between two positions of a manually sorted list. */
export const POSITION_STEP = 10;

interface Placed {
  id: number;
  sort_order: number;
}

const byId = (one: Placed, other: Placed): number => one.id - other.id;

/**
 * Returns new positions after some rows were reordered: they share the positions they already had, all others stay.
 * @param stored every row, in the current order.
 * @param requested ids of some of them, in the requested order, without duplicates.
 * @returns only the rows whose position changes, by id: two transactions take them in one order.
 */
export function reordered(stored: readonly Placed[], requested: readonly number[]): Placed[] {
  const moved = new Set(requested);
  const today = new Map(stored.map(({ id, sort_order }) => [id, sort_order]));
  const next = requested.values();
  return stored
    .map(({ id }, index) => ({
      id: moved.has(id) ? (next.next().value ?? id) : id,
      sort_order: (index + 1) * POSITION_STEP,
    }))
    .filter(({ id, sort_order }) => today.get(id) !== sort_order)
    .sort(byId);
}

/**
 * Returns the positions after one row was swapped with its neighbour.
 * @param stored every row, in the current order; rows that share a position get one each.
 * @returns only the rows whose position changes, by id.
 */
export function swapped(stored: readonly Placed[], id: number, direction: 'up' | 'down'): Placed[] {
  const order = [...stored];
  const from = order.findIndex((row) => row.id === id);
  const to = from + (direction === 'up' ? -1 : 1);
  const [moved, neighbour] = [order[from], order[to]];
  if (moved === undefined || neighbour === undefined) return [];
  order[from] = neighbour;
  order[to] = moved;
  return order
    .map((row, index) => ({ id: row.id, stored: row.sort_order, sort_order: (index + 1) * POSITION_STEP }))
    .filter((row) => row.stored !== row.sort_order)
    .map((row) => ({ id: row.id, sort_order: row.sort_order }))
    .sort(byId);
}
