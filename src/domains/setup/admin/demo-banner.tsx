import { Button, Group, Paper, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useLater } from '#src/ui/admin/use-later.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';
import classes from './set-up.module.css';
import { useSiteState } from './site-state.ts';

const TEXTS = SETUP_TEXTS.banner;
const loadDialog = async () => (await import('./leave-demo-dialog.tsx')).LeaveDemoDialog;

interface DemoBannerProps {
  /** Undefined until it is known who has signed in: the button then has its place. */
  canLeave: boolean | undefined;
}

/** Says on every screen that what it shows is invented, and lets an administrator leave the demo. */
export function DemoBanner({ canLeave }: DemoBannerProps) {
  const { demo } = useSiteState();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const LeaveDemoDialog = useLater(loadDialog, isOpen, close);
  if (!demo.is_there) return null;
  return (
    <Paper withBorder role="note" className={classes.banner ?? ''}>
      <Group justify="space-between" gap="xs" mih="1.875rem">
        <Text size="sm">{demo.is_company ? TEXTS.company : TEXTS.content}</Text>
        {canLeave !== false && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setOpen(true)}
            style={{ visibility: canLeave === undefined ? 'hidden' : undefined }}
          >
            {TEXTS.leave}
          </Button>
        )}
      </Group>
      {LeaveDemoDialog && <LeaveDemoDialog isOpen={isOpen} company={demo.company} onClose={close} />}
    </Paper>
  );
}
