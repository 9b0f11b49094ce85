import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFile } from '../api-client/download.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { isSignedOut, toFailure } from './failure-sentence.ts';
import { useScreenRights } from './screen-rights.ts';
import { showFailure } from './toasts.tsx';

interface ExportButtonProps {
  /** Path of the file under `/api`. */
  path: string;
  /** Current search and filters, so that the file contains the listed rows. */
  query?: Record<string, string | number | boolean | undefined>;
  /** File name when the server gives none. */
  fileName: string;
  label?: string;
}

/** Downloads a list as a spreadsheet file, for users with the export right. */
export function ExportButton({ path, query = {}, fileName, label = ADMIN_TEXTS.exportCsv }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const { canExport } = useScreenRights();
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadFile(path, query, fileName);
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(ADMIN_TEXTS.exportError, error));
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
