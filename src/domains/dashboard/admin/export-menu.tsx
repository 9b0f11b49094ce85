import { Box, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Right } from '#src/kernel/actor.ts';
import { DeferredPopup } from '#src/ui/admin/deferred-popup.tsx';
import { useMay } from '#src/ui/admin/first-view.tsx';
import { DASHBOARD_TEXTS as TEXTS } from '../dashboard.texts.ts';
import type { Exported } from './export-choices.tsx';

const TYPES: readonly Exported[] = ['quotes', 'orders', 'messages', 'payments'];

/** Rights required for the file of each kind. */
const NEEDS: Record<Exported, Right[]> = {
  quotes: ['sales:read', 'people'],
  orders: ['sales:read', 'people'],
  messages: ['requests:read', 'people'],
  payments: ['money'],
};

const loadChoices = async () => (await import('./export-choices.tsx')).ExportChoices;

/** Downloads all quotes, orders, messages or payments as a file, if the user has the right. */
export function ExportMenu() {
  const [isBusy, setBusy] = useState(false);
  const may = useMay();
  const offered = TYPES.filter((type) => may(...NEEDS[type]));
  if (offered.length === 0) return null;
  return (
    <DeferredPopup
      load={loadChoices}
      role="menu"
      rest={{ offered, onBusy: setBusy }}
      target={
        <Button variant="default" loading={isBusy} aria-label={TEXTS.export} px={{ base: 9, sm: 'md' }}>
          <IconDownload size={18} aria-hidden />
          <Box component="span" visibleFrom="sm" ml="xs">
            {TEXTS.export}
          </Box>
        </Button>
      }
    />
  );
}
