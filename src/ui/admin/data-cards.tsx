import { Box, Checkbox } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './data-grid.module.css';
import type { DataGridProps } from './grid-shape.ts';
import { SwipeCard } from './swipe-card.tsx';
import { useGrid } from './use-grid.ts';

const NO_ACTS = {};

/** Alone rendered again while other rows are being loaded. */
function CardsFrame({ children }: { children: ReactNode }) {
  const isBusy = useNavigation().state === 'loading';
  return (
    <Box aria-busy={isBusy} data-busy={isBusy} className={classes.cards ?? ''}>
      {children}
    </Box>
  );
}

interface CardBodyProps {
  row: unknown;
  render: (row: never) => ReactNode;
}

/** Not rendered again when more rows are added to the list, or others selected. */
const CardBody = memo(function CardBody({ row, render }: CardBodyProps) {
  return <Box className={classes.cardBody ?? ''}>{render(row as never)}</Box>;
});

/** Shows the rows of a list as cards: stacked on a narrow screen, side by side on a wide one. */
export function DataCards<Row extends object>(props: DataGridProps<Row>) {
  const { caption, rowId, rowLabel, selection, renderCard, swipe, isStrong } = props;
  const grid = useGrid(props);
  return (
    <CardsFrame>
      {selection && (
        <Checkbox
          label={ADMIN_TEXTS.selectAll}
          checked={grid.getIsAllRowsSelected()}
          indeterminate={grid.getIsSomeRowsSelected() && !grid.getIsAllRowsSelected()}
          onChange={grid.getToggleAllRowsSelectedHandler()}
        />
      )}
      <ul aria-label={caption} className={classes.list}>
        {grid.getRowModel().rows.map((row) => (
          <SwipeCard
            key={row.id}
            acts={swipe?.(row.original) ?? NO_ACTS}
            data-row={rowId(row.original)}
            className={`${classes.card} ${classes.row}`}
            data-selected={row.getIsSelected() || undefined}
            data-strong={isStrong?.(row.original) || undefined}
          >
            {selection && (
              <Checkbox
                size="md"
                aria-label={rowLabel(row.original)}
                checked={row.getIsSelected()}
                onChange={row.getToggleSelectedHandler()}
              />
            )}
            <CardBody row={row.original} render={renderCard} />
          </SwipeCard>
        ))}
      </ul>
    </CardsFrame>
  );
}
