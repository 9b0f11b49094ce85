import { Checkbox, Table } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './data-grid.module.css';
import type { DataGridProps, GridColumn, GridSort } from './grid-shape.ts';
import { NO_SELECTION } from './row-selection.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const ARROWS = { asc: IconArrowUp, desc: IconArrowDown } as const;

function HeaderCell<Row>({ column, sort }: { column: GridColumn<Row>; sort: GridSort }) {
  const { title, sortKey, width } = column;
  const style = width === undefined ? {} : { style: { width } };
  if (sortKey === undefined) {
    return (
      <Table.Th scope="col" {...style}>
        {title}
      </Table.Th>
    );
  }
  const isSorted = sort.by === sortKey;
  const Arrow = isSorted ? ARROWS[sort.order] : IconArrowsSort;
  return (
    <Table.Th scope="col" {...style} {...(isSorted ? { 'aria-sort': ARIA_SORT[sort.order] } : {})}>
      <Link to={sort.getHref(sortKey)} preventScrollReset className={classes.sort} data-sorted={isSorted || undefined}>
        {title}
        <Arrow size={16} aria-hidden />
      </Link>
    </Table.Th>
  );
}

/** Rows of a list as a table; sorting uses links, so it works by keyboard, by address and in a new tab. */
export function DataTable<Row>({
  caption,
  rows,
  rowId,
  rowLabel,
  columns,
  sort,
  selection,
  ...rest
}: DataGridProps<Row>) {
  const { selected, toggle, toggleAll } = selection ?? NO_SELECTION;
  const isAll = rows.length > 0 && selected.size === rows.length;
  return (
    <Table.ScrollContainer
      minWidth={640}
      className={classes.frame ?? ''}
      aria-busy={rest.isBusy}
      data-busy={rest.isBusy}
    >
      <Table verticalSpacing="sm" highlightOnHover aria-label={caption}>
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th style={{ width: 40 }}>
                <Checkbox
                  aria-label={ADMIN_TEXTS.selectAll}
                  checked={isAll}
                  indeterminate={selected.size > 0 && !isAll}
                  onChange={toggleAll}
                />
              </Table.Th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr
              key={rowId(row)}
              data-row={rowId(row)}
              className={classes.row ?? ''}
              data-selected={selected.has(rowId(row)) || undefined}
              data-strong={rest.isStrong?.(row) || undefined}
            >
              {selection && (
                <Table.Td>
                  <Checkbox
                    aria-label={rowLabel(row)}
                    checked={selected.has(rowId(row))}
                    onChange={() => toggle(rowId(row))}
                  />
                </Table.Td>
              )}
              {columns.map((column) => (
                <Table.Td key={column.key}>{column.render(row)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
