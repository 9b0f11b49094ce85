import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFile } from '../api-client/download.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { failureOf, isSignedOut } from './failure-sentence.ts';
import { useScreenRights } from './screen-rights.ts';
import { showFailure } from './toasts.tsx';

interface ExportButtonProps {
  /** Of the file, under `/api`. */
  path: string;
  /** Search and filters in force, so that the file holds what the list shows. */
  query?: Record<string, string | number | boolean | undefined>;
  /** When the server names none. */
  fileName: string;
  label?: string;
}

/** Saves a list as a file for a spreadsheet, for those who may. */
export function ExportButton({ path, query = {}, fileName, label = ADMIN_TEXTS.exportCsv }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const { canExport } = useScreenRights();
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadFile(path, query, fileName);
    } catch (error) {
      if (!isSignedOut(error)) showFailure(failureOf(ADMIN_TEXTS.exportError, error));
    } finally {
      setBusy(false);
    }
  };
  if (!canExport) return null;
  return (
    <Button
      variant="default"
      visibleFrom="sm"
      loading={isBusy}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
