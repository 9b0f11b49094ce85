/** Returns whole numbers below a limit, the same at each run. */
export function randomNumbers(): (limit: number) => number {
  let state = 17;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** Compares two rows by a column, then by id, the highest first. */
export const byColumn =
  <Column extends string>(column: Column) =>
  <Row extends { id: number } & Record<Column, number | string | null>>(one: Row, other: Row): number => {
    if (one[column] === other[column]) return other.id - one.id;
    return (one[column] ?? '') < (other[column] ?? '') ? 1 : -1;
  };
