import type { ReactNode } from 'react';
import type { RowSelection } from './row-selection.ts';

export interface GridColumn<Row> {
  key: string;
  title: string;
  /** Columns with a sort key have a link in their header. */
  sortKey?: string;
  /** CSS width of the column. */
  width?: string | number;
  render: (row: Row) => ReactNode;
}

export interface GridSort {
  by: string;
  order: 'asc' | 'desc';
  /** Address of the same list sorted by that key; the other way round when it already is. */
  hrefOf: (sortKey: string) => string;
}

export interface DataGridProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  rows: Row[];
  rowId: (row: Row) => number;
  /** Names a row in the label of its checkbox. */
  rowLabel: (row: Row) => string;
  columns: GridColumn<Row>[];
  sort: GridSort;
  /** Without it no row can be ticked. */
  selection?: RowSelection;
  /** The row as a card. */
  renderCard: (row: Row) => ReactNode;
  /** Rows that stand out, such as those nobody has opened. */
  isStrong?: (row: Row) => boolean;
  /** Whether newer rows are on their way. */
  isBusy: boolean;
  /** Cards side by side also where there is room for a table. */
  look?: 'table' | 'cards';
}
