import { Checkbox, Table } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './data-grid.module.css';
import type { DataGridProps, GridColumn, GridSort } from './grid-shape.ts';
import { useLabelWords } from './label-words.ts';
import { type GridHeader, useGrid } from './use-grid.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const ARROWS = { asc: IconArrowUp, desc: IconArrowDown } as const;

interface HeaderCellProps<Row extends object> {
  header: GridHeader<Row>;
  width: GridColumn<Row>['width'];
  getHref: GridSort['getHref'];
}

function HeaderCell<Row extends object>({ header: { column }, width, getHref }: HeaderCellProps<Row>) {
  const style = width === undefined ? {} : { style: { width } };
  const title = useLabelWords()(column.columnDef.header as string);
  if (!column.getCanSort()) {
    return (
      <Table.Th scope="col" {...style}>
        {title}
      </Table.Th>
    );
  }
  const sorted = column.getIsSorted();
  const Arrow = sorted ? ARROWS[sorted] : IconArrowsSort;
  return (
    <Table.Th scope="col" {...style} {...(sorted ? { 'aria-sort': ARIA_SORT[sorted] } : {})}>
      <Link
        to={getHref(column.id)}
        preventScrollReset
        className={classes.sort}
        data-sorted={sorted !== false || undefined}
      >
        {title}
        <Arrow size={16} aria-hidden />
      </Link>
    </Table.Th>
  );
}

/** Alone rendered again while other rows are being loaded. */
function TableFrame({ children }: { children: ReactNode }) {
  const isBusy = useNavigation().state === 'loading';
  return (
    <div className={classes.frame} aria-busy={isBusy} data-busy={isBusy}>
      {children}
    </div>
  );
}

interface RowCellsProps {
  row: unknown;
  columns: readonly GridColumn<never>[];
}

/** Not rendered again when more rows are added to the list, or others selected. */
const RowCells = memo(function RowCells({ row, columns }: RowCellsProps) {
  return columns.map(({ key, render }) => <Table.Td key={key}>{render(row as never)}</Table.Td>);
});

/** Rows of a list as a table; sorting uses links, so it works by keyboard, by address and in a new tab. */
export function DataTable<Row extends object>(props: DataGridProps<Row>) {
  const { caption, rowId, rowLabel, columns, sort, selection, isStrong } = props;
  const grid = useGrid(props);
  return (
    <TableFrame>
      <Table verticalSpacing="sm" highlightOnHover miw={640} aria-label={caption}>
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th style={{ width: 40 }}>
                <Checkbox
                  aria-label={ADMIN_TEXTS.selectAll}
                  checked={grid.getIsAllRowsSelected()}
                  indeterminate={grid.getIsSomeRowsSelected() && !grid.getIsAllRowsSelected()}
                  onChange={grid.getToggleAllRowsSelectedHandler()}
                />
              </Table.Th>
            )}
            {grid.getHeaderGroups()[0]?.headers.map((header, index) => (
              <HeaderCell key={header.id} header={header} width={columns[index]?.width} getHref={sort.getHref} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {grid.getRowModel().rows.map((row) => (
            <Table.Tr
              key={row.id}
              data-row={rowId(row.original)}
              className={classes.row ?? ''}
              data-selected={row.getIsSelected() || undefined}
              data-strong={isStrong?.(row.original) || undefined}
            >
              {selection && (
                <Table.Td>
                  <Checkbox
                    aria-label={rowLabel(row.original)}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </Table.Td>
              )}
              <RowCells row={row.original} columns={columns} />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
}
