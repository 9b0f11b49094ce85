import { Button, Group, Paper, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useLater } from '#src/ui/admin/use-later.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';
import classes from './set-up.module.css';
import { useSiteState } from './site-state.ts';

const TEXTS = SETUP_TEXTS.banner;
const loadDialog = async () => (await import('./leave-demo-dialog.tsx')).LeaveDemoDialog;

/** Says on every screen that what it shows is invented, and lets an administrator leave the demo. */
export function DemoBanner({ canLeave }: { canLeave: boolean }) {
  const { demo } = useSiteState();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const LeaveDemoDialog = useLater(loadDialog, isOpen, close);
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
      {LeaveDemoDialog && <LeaveDemoDialog isOpen={isOpen} company={demo.company} onClose={close} />}
    </Paper>
  );
}
