import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useNavigationType } from 'react-router';
import { BulkBar } from '../bulk-bar.tsx';
import { DataCards } from '../data-cards.tsx';
import { DataTable } from '../data-table.tsx';
import type { DataGridProps } from '../grid-shape.ts';
import { gridSort, type ListState } from '../list-address.ts';
import type { Look } from '../look-choice.tsx';
import { Pager } from '../pager.tsx';
import { useScreenRights } from '../screen-rights.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { whenIdle } from '../when-idle.ts';
import type { Resource, ResourceList, RowRecord } from './resource-types.ts';
import { useCellList } from './use-cell-list.ts';

/** Rows of a list: a table from 720 px, cards below; or always cards, where pictures matter more than columns. */
function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const isPhone = useIsPhone();
  return isPhone || props.look === 'cards' ? <DataCards {...props} /> : <DataTable {...props} />;
}

interface RowsProps<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord> {
  resource: Resource<Row, Statistics, State, Detail>;
  list: ResourceList<Row, Statistics, State>;
  look: Look;
}

/** Rows of the first render of a screen that one goes to: more than a window shows at once is rendered after it. */
const FIRST_ROWS = { table: 6, cards: 3 };
/** Rows that are added whenever the browser is idle: few, since a click waits for them. */
const MORE_ROWS = 3;

/**
 * Returns the rows to render now: none before the record that the address opens over them; on the way back to a screen
 * all at once, since its place in them is restored.
 */
function useRenderedRows<Row>(rows: readonly Row[], isCovered: boolean, look: Look): readonly Row[] {
  const isForward = useNavigationType() === 'PUSH';
  const [count, setCount] = useState(() => (isForward ? (isCovered ? 0 : FIRST_ROWS[look]) : Number.POSITIVE_INFINITY));
  const isPart = count < rows.length;
  useEffect(() => {
    if (!isPart) return;
    return whenIdle(() => startTransition(() => setCount(count + MORE_ROWS)));
  }, [isPart, count]);
  return useMemo(() => (isPart ? rows.slice(0, count) : rows), [rows, isPart, count]);
}

/** Returns the rows, rendered again only when something that they show has changed. */
function useGridElement<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord>({
  resource,
  list,
  look,
}: RowsProps<Row, Statistics, State, Detail>): ReactNode {
  const { canChange } = useScreenRights();
  const cells = useCellList(list);
  const rendered = useRenderedRows(cells.rows, list.opened !== null, resource.columns === undefined ? 'cards' : look);
  const shape = useMemo((): Omit<DataGridProps<Row>, 'rows'> => {
    const { address, texts, columns = [], rowActions, bulk, card, swipe, isStrong } = resource;
    const allColumns = rowActions === undefined ? columns : [...columns, { key: 'actions', ...rowActions }];
    return {
      caption: texts.listLabel,
      rowId: ({ id }) => id,
      rowLabel: resource.rowLabel,
      columns: allColumns.map((column) => ({ ...column, render: (row: Row) => column.render(row, cells) })),
      sort: gridSort(address, cells.state),
      ...(bulk ? { selection: cells.selection } : {}),
      renderCard: (row) => card(row, cells, rowActions?.render(row, cells)),
      ...(swipe && canChange ? { swipe: (row: Row) => swipe(row, cells) } : {}),
      ...(isStrong ? { isStrong } : {}),
      look,
    };
  }, [resource, cells, look, canChange]);
  return useMemo(() => {
    const Grid = resource.columns === undefined ? DataCards : DataGrid;
    return <Grid<Row> {...shape} rows={[...rendered]} />;
  }, [resource.columns, shape, rendered]);
}

/** The rows as table or cards, their bulk actions and the links to the other pages. */
export function Rows<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord>(
  props: RowsProps<Row, Statistics, State, Detail>,
) {
  const { resource, list } = props;
  const { address, bulk } = resource;
  const { selection } = list;
  const grid = useGridElement(props);
  const getChosen = (): Row[] => list.rows.filter(({ id }) => selection.selected.has(id));
  return (
    <>
      {grid}
      {bulk && (
        <BulkBar
          selection={selection}
          isBusy={list.isBusy}
          {...(bulk.countLabel ? { countLabel: bulk.countLabel } : {})}
          actions={bulk.acts.map(({ run, ...act }) => ({
            ...act,
            onPress: () => void run(getChosen(), list).then((isOver) => isOver && selection.clear()),
          }))}
        />
      )}
      <Pager meta={list.meta} getHref={(page) => address.href(list.state, { page } as Partial<State>)} />
    </>
  );
}
