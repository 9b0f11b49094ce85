import { Box, Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Right } from '#src/kernel/actor.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure } from '#src/ui/admin/toasts.tsx';
import { downloadFile, saveFile } from '#src/ui/http/download.ts';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { EXPORT_PATH, fetchExport } from '../dashboard.client.ts';
import { DASHBOARD_TEXTS as TEXTS } from '../dashboard.texts.ts';

const TYPES = ['quotes', 'orders', 'messages', 'payments'] as const;
type Type = (typeof TYPES)[number];

/** Rights required for the file of each kind. */
const NEEDS: Record<Type, Right[]> = {
  quotes: ['sales:read', 'people'],
  orders: ['sales:read', 'people'],
  messages: ['requests:read', 'people'],
  payments: ['money'],
};

async function saveJson(type: Type): Promise<void> {
  const rows = await fetchExport(type);
  const content = new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' });
  saveFile(content, `${TEXTS.exportNames[type]}.json`);
}

const FORMATS = [
  {
    format: 'CSV',
    save: (type: Type) => downloadFile(EXPORT_PATH, { type, format: 'csv' }, `${TEXTS.exportNames[type]}.csv`),
  },
  { format: 'JSON', save: saveJson },
];

/** Downloads all quotes, orders, messages or payments as a file, if the user has the right. */
export function ExportMenu() {
  const [isBusy, setBusy] = useState(false);
  const run = async (save: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await save();
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(ADMIN_TEXTS.exportError, error));
    } finally {
      setBusy(false);
    }
  };
  const offered = TYPES.filter((type) => mayI(...NEEDS[type]));
  if (offered.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button variant="default" loading={isBusy} aria-label={TEXTS.export} px={{ base: 9, sm: 'md' }}>
          <IconDownload size={18} aria-hidden />
          <Box component="span" visibleFrom="sm" ml="xs">
            {TEXTS.export}
          </Box>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.flatMap((type) =>
          FORMATS.map(({ format, save }) => (
            <Menu.Item key={type + format} onClick={() => void run(() => save(type))}>
              {fill(TEXTS.exportAs, { what: TEXTS.exportTypes[type], format })}
            </Menu.Item>
          )),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
