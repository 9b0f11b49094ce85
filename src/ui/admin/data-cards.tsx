import { Box, Checkbox, Paper } from '@mantine/core';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './data-grid.module.css';
import type { DataGridProps } from './grid-shape.ts';
import { NO_SELECTION } from './row-selection.ts';

/** Shows the rows of a list as cards: stacked on a narrow screen, side by side on a wide one. */
export function DataCards<Row>({ caption, rows, rowId, rowLabel, selection, renderCard, ...rest }: DataGridProps<Row>) {
  const { selected, toggle, toggleAll } = selection ?? NO_SELECTION;
  const isAll = rows.length > 0 && selected.size === rows.length;
  return (
    <Box aria-busy={rest.isBusy} data-busy={rest.isBusy} className={classes.cards ?? ''}>
      {selection && (
        <Checkbox
          label={ADMIN_TEXTS.selectAll}
          checked={isAll}
          indeterminate={selected.size > 0 && !isAll}
          onChange={toggleAll}
        />
      )}
      <ul aria-label={caption} className={classes.list}>
        {rows.map((row) => (
          <Paper
            key={rowId(row)}
            component="li"
            withBorder
            data-row={rowId(row)}
            className={`${classes.card} ${classes.row}`}
            data-selected={selected.has(rowId(row)) || undefined}
            data-strong={rest.isStrong?.(row) || undefined}
          >
            {selection && (
              <Checkbox
                size="md"
                aria-label={rowLabel(row)}
                checked={selected.has(rowId(row))}
                onChange={() => toggle(rowId(row))}
              />
            )}
            <Box className={classes.cardBody ?? ''}>{renderCard(row)}</Box>
          </Paper>
        ))}
      </ul>
    </Box>
  );
}
