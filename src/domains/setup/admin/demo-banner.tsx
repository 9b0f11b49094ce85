import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { SETUP_TEXTS } from '../setup.texts.ts';
import { LeaveDemoDialog } from './leave-demo-dialog.tsx';
import classes from './set-up.module.css';
import { useSiteState } from './site-state.ts';

const TEXTS = SETUP_TEXTS.banner;

/** Says on every screen that what it shows is invented, and lets an administrator leave the demo. */
export function DemoBanner({ canLeave }: { canLeave: boolean }) {
  const { demo } = useSiteState();
  const [isOpen, setOpen] = useState(false);
  if (!demo.is_there) return null;
  return (
    <Paper withBorder role="note" className={classes.banner ?? ''}>
      <Group justify="space-between" gap="xs" mih="1.875rem">
        <Text size="sm">{demo.is_company ? TEXTS.company : TEXTS.content}</Text>
        {canLeave && (
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {TEXTS.leave}
          </Button>
        )}
      </Group>
      <LeaveDemoDialog isOpen={isOpen} company={demo.company} onClose={() => setOpen(false)} />
    </Paper>
  );
}
