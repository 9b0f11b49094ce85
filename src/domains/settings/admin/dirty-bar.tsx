import { Button, Group, Paper, Text } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { SETTINGS_SCREEN_TEXTS as TEXTS } from '../settings-screen.texts.ts';
import classes from './settings.module.css';

interface DirtyBarProps {
  /** Number of fields that differ from their stored value, on all tabs. */
  count: number;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Stays visible while there are unsaved changes. */
export function DirtyBar({ count, isSaving, onSave, onCancel }: DirtyBarProps) {
  if (count === 0) return null;
  return (
    <Paper withBorder className={classes.bar ?? ''} role="region" aria-label={TEXTS.saveAll}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600} role="status">
          {count === 1 ? TEXTS.changedOne : fill(TEXTS.changedMany, { count })}
        </Text>
        <Group gap="xs">
          <Button variant="default" disabled={isSaving} onClick={onCancel}>
            {TEXTS.cancel}
          </Button>
          <Button loading={isSaving} onClick={onSave}>
            {TEXTS.saveAll}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
