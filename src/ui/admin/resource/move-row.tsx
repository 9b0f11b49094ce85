import type { PageMeta } from '#src/kernel/pagination.ts';
import type { ListState } from '../list-address.ts';
import { MoveButtons } from '../move-buttons.tsx';
import type { RowRecord } from './resource-types.ts';

interface MoveRowProps<Row extends RowRecord> {
  row: Row;
  name: string;
  list: { state: ListState; rows: readonly Row[]; meta: PageMeta; isBusy: boolean };
  /** Swaps two neighbours of the list. */
  onSwap: (first: Row, second: Row) => void;
}

/** Moves a row by one, where the list has the order of the public site. */
export function MoveRow<Row extends RowRecord>({ row, name, list, onSwap }: MoveRowProps<Row>) {
  const { state, rows, meta, isBusy } = list;
  if (state.sort_by !== 'sort_order' || state.sort_order !== 'asc' || meta.total < 2) return null;
  const place = rows.findIndex(({ id }) => id === row.id);
  const move = (step: -1 | 1): void => {
    const [first, second] = step === 1 ? [row, rows[place + 1]] : [rows[place - 1], row];
    if (first !== undefined && second !== undefined) onSwap(first, second);
  };
  return (
    <MoveButtons name={name} isFirst={place === 0} isLast={place === rows.length - 1} isBusy={isBusy} onMove={move} />
  );
}
