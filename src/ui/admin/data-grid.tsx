import { useMediaQuery } from '@mantine/hooks';
import { DataCards } from './data-cards.tsx';
import { DataTable } from './data-table.tsx';
import type { DataGridProps } from './grid-shape.ts';

/** Rows of a list: a table from 720 px, cards below; or always cards, where pictures matter more than columns. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false });
  return isNarrow || props.look === 'cards' ? <DataCards {...props} /> : <DataTable {...props} />;
}
