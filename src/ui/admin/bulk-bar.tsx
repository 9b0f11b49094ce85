import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './bulk-bar.module.css';
import type { RowSelection } from './row-selection.ts';
import { useScreenRights } from './screen-rights.ts';

interface BulkAction {
  key: string;
  label: string;
  /** Cannot be undone. */
  isDanger?: boolean;
  onPress: () => void;
}

interface BulkBarProps {
  selection: RowSelection;
  actions: BulkAction[];
  isBusy: boolean;
  /** "3 messages sélectionnés"; counts rows by default. */
  countLabel?: (count: number) => string;
}

const rowsSelected = (count: number): string =>
  count === 1 ? ADMIN_TEXTS.selectedOne : fill(ADMIN_TEXTS.selectedMany, { count });

/** Bulk actions for the selected rows; stays visible at the bottom of the screen. */
export function BulkBar({ selection, actions, isBusy, countLabel = rowsSelected }: BulkBarProps) {
  const count = selection.selected.size;
  const { canChange } = useScreenRights();
  if (count === 0 || !canChange) return null;
  return (
    <Paper component="section" withBorder shadow="md" className={classes.bar ?? ''} aria-label={ADMIN_TEXTS.bulk}>
      <Group gap="xs">
        <Group gap={4} wrap="nowrap" mr="auto">
          <CloseButton aria-label={ADMIN_TEXTS.clearSelection} onClick={selection.clear} />
          <Text role="status" size="sm" fw={600}>
            {countLabel(count)}
          </Text>
        </Group>
        {actions.map(({ key, label, isDanger = false, onPress }) => (
          <Button
            key={key}
            size="xs"
            variant={isDanger ? 'filled' : 'default'}
            {...(isDanger ? { color: 'red' } : {})}
            disabled={isBusy}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Paper>
  );
}
