import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';

import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import { saveFile } from '#src/ui/http/download.ts';
import { exportSettings } from '../setting.client.ts';
import type { SettingsReading } from '../setting-exchange.contract.ts';
import { type FileDifference, getDifference } from '../setting-exchange.views.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import { ImportDialog } from './import-dialog.tsx';

const { exchange: TEXTS } = SETTINGS_SCREEN_TEXTS;
/** Size limit: all settings together take a few kilobytes. */
const FILE_MAX_BYTES = 900_000;

function PressButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <>
      <ActionIcon variant="default" size={36} hiddenFrom="sm" aria-label={label} onClick={onClick}>
        {icon}
      </ActionIcon>
      <Button variant="default" visibleFrom="sm" leftSection={icon} onClick={onClick}>
        {label}
      </Button>
    </>
  );
}

/** Name of the exported file when the answer has none. */
const DEFAULT_FILE = 'settings.json';

async function saveExport(): Promise<void> {
  try {
    const { data, filename = DEFAULT_FILE } = await exportSettings();
    saveFile(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }), filename);
  } catch (error) {
    if (!isSignedOut(error)) showFailure(toFailure(TEXTS.exportError, error));
  }
}

interface ExchangeButtonsProps {
  saved: SettingsReading;
  reload: () => Promise<void>;
}

/** Exports all settings to a file and imports them from one. */
export function ExchangeButtons({ saved, reload }: ExchangeButtonsProps) {
  const [difference, setDifference] = useState<FileDifference>();
  const forget = useRef<() => void>(null);
  const read = async (file: File | null): Promise<void> => {
    // Allows selecting the same file again.
    forget.current?.();
    if (file === null) return;
    if (file.size > FILE_MAX_BYTES) return showFailure(TEXTS.fileTooLarge);
    const found = getDifference(saved.data, await file.text());
    if (found === undefined) return showFailure(TEXTS.notSettings);
    setDifference(found);
  };
  return (
    <>
      <FileButton accept="application/json,.json" resetRef={forget} onChange={(file) => void read(file)}>
        {({ onClick }) => (
          <PressButton label={TEXTS.import} icon={<IconUpload size={18} aria-hidden />} onClick={onClick} />
        )}
      </FileButton>
      <PressButton
        label={TEXTS.export}
        icon={<IconDownload size={18} aria-hidden />}
        onClick={() => void saveExport()}
      />
      <ImportDialog
        difference={difference}
        saved={saved}
        onClose={() => setDifference(undefined)}
        onImported={async () => {
          await reload();
          setDifference(undefined);
          showSuccess(TEXTS.applied);
        }}
      />
    </>
  );
}
