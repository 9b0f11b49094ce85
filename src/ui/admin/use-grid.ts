import {
  type ColumnDef,
  type ReactTable,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { DataGridProps } from './grid-shape.ts';

const FEATURES = tableFeatures({ rowSelectionFeature, rowSortingFeature });

/** Rows, columns, order and selection of a list; how they look is up to the table or the cards. */
export type Grid<Row extends object> = ReactTable<typeof FEATURES, Row>;
export type GridHeader<Row extends object> = ReturnType<Grid<Row>['getHeaderGroups']>[number]['headers'][number];

const getSelected = (ids: ReadonlySet<number>): RowSelectionState =>
  Object.fromEntries([...ids].map((id) => [String(id), true as const]));

/** Returns the table model of a grid. The server sorts and pages; the address stores the order. */
export function useGrid<Row extends object>({
  rows,
  rowId,
  columns,
  sort,
  selection,
}: Pick<DataGridProps<Row>, 'rows' | 'rowId' | 'columns' | 'sort' | 'selection'>): Grid<Row> {
  const rowSelection = getSelected(selection?.selected ?? new Set());
  return useTable<typeof FEATURES, Row>({
    features: FEATURES,
    data: rows,
    columns: columns.map(
      ({ key, title, sortKey }): ColumnDef<typeof FEATURES, Row> => ({
        id: sortKey ?? key,
        accessorFn: (row) => row,
        header: title,
        enableSorting: sortKey !== undefined,
      }),
    ),
    getRowId: (row) => String(rowId(row)),
    enableRowSelection: selection !== undefined,
    manualSorting: true,
    state: { sorting: [{ id: sort.by, desc: sort.order === 'desc' }], rowSelection },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      selection?.replace(Object.keys(next).map(Number));
    },
  });
}
