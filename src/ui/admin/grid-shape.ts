import type { ReactNode } from 'react';
import type { RowSelection } from './row-selection.ts';
import type { RowSwipe } from './swipe.ts';

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
  /** Returns the address of the list sorted by that key; reversed when it already is. */
  getHref: (sortKey: string) => string;
}

export interface DataGridProps<Row> {
  /** Caption of the table, for screen readers. */
  caption: string;
  rows: Row[];
  rowId: (row: Row) => number;
  /** Label of a row's checkbox. */
  rowLabel: (row: Row) => string;
  columns: GridColumn<Row>[];
  sort: GridSort;
  /** Without it no row can be selected. */
  selection?: RowSelection;
  /** Renders the row as a card. */
  renderCard: (row: Row) => ReactNode;
  /** What a swipe on the card does. */
  swipe?: (row: Row) => RowSwipe;
  /** Marks highlighted rows, such as unread ones. */
  isStrong?: (row: Row) => boolean;
  /** `cards` shows cards also where a table would fit. */
  look?: 'table' | 'cards';
}
