import { Menu } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import type { PopupProps } from '#src/ui/admin/deferred-popup.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure } from '#src/ui/admin/toasts.tsx';
import { downloadFile, saveFile } from '#src/ui/http/download.ts';
import { DASHBOARD_TEXTS as TEXTS } from '../dashboard.texts.ts';
import { EXPORT_PATH, fetchExport } from '../dashboard-export.client.ts';

export type Exported = 'quotes' | 'orders' | 'messages' | 'payments';

async function saveJson(type: Exported): Promise<void> {
  const rows = await fetchExport(type);
  const content = new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' });
  saveFile(content, `${TEXTS.exportNames[type]}.json`);
}

const saveAs = (format: 'csv' | 'xlsx') => (type: Exported) =>
  downloadFile(EXPORT_PATH, { type, format }, `${TEXTS.exportNames[type]}.${format}`);

const FORMATS = [
  { format: 'CSV', save: saveAs('csv') },
  { format: 'XLSX', save: saveAs('xlsx') },
  { format: 'JSON', save: saveJson },
];

interface ExportChoicesProps extends PopupProps {
  offered: Exported[];
  onBusy: (isBusy: boolean) => void;
}

/** Menu of the files, below its button. */
export function ExportChoices({ target, isOpen, onChange, offered, onBusy }: ExportChoicesProps) {
  const run = async (save: () => Promise<void>): Promise<void> => {
    onBusy(true);
    try {
      await save();
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(ADMIN_TEXTS.exportError, error));
    } finally {
      onBusy(false);
    }
  };
  return (
    <Menu position="bottom-end" withinPortal={false} opened={isOpen} onChange={onChange}>
      <Menu.Target>{target}</Menu.Target>
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
