import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { BULK_ACTIONS, type BulkAction } from '../../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';
import classes from './messages.module.css';

interface BulkBarProps {
  count: number;
  isBusy: boolean;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
}

/** What can be done with the ticked messages at once. */
export function BulkBar({ count, isBusy, onAction, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <Paper component="section" withBorder shadow="md" className={classes.bulk ?? ''} aria-label={TEXTS.bulkLabel}>
      <Group gap="xs">
        <Group gap={4} wrap="nowrap" mr="auto">
          <CloseButton aria-label={ADMIN_TEXTS.clearSelection} onClick={onClear} />
          <Text role="status" size="sm" fw={600}>
            {count === 1 ? TEXTS.selectedOne : fill(TEXTS.selectedMany, { count })}
          </Text>
        </Group>
        {BULK_ACTIONS.map((action) => (
          <Button
            key={action}
            size="xs"
            variant={action === 'delete' ? 'filled' : 'default'}
            {...(action === 'delete' ? { color: 'red' } : {})}
            disabled={isBusy}
            onClick={() => onAction(action)}
          >
            {TEXTS.bulk[action]}
          </Button>
        ))}
      </Group>
    </Paper>
  );
}
