import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { downloadFile } from '../http/download.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { isSignedOut, toFailure } from './failure-sentence.ts';
import { useScreenRights } from './screen-rights.ts';
import { showFailure } from './toasts.tsx';

interface NewLinkProps {
  /** Address of the list with the form of a new record opened over it. */
  to: string;
  /** "Nouveau devis". */
  children: string;
}

/** Link to a new record among the main actions of a list, for users with the right to create it: an icon on a phone. */
export function NewLink({ to, children }: NewLinkProps) {
  if (!useScreenRights().canChange) return null;
  return (
    <>
      <Button
        component={Link}
        to={to}
        preventScrollReset
        visibleFrom="sm"
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {children}
      </Button>
      <ActionIcon
        component={Link}
        to={to}
        preventScrollReset
        hiddenFrom="sm"
        variant="filled"
        color="brand"
        size={36}
        aria-label={children}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}

interface ExportButtonProps {
  /** Path of the file under `/api`. */
  path: string;
  /** Current search and filters, so that the file contains the listed rows. */
  query?: Record<string, string | number | boolean | undefined>;
  /** File name when the server gives none. */
  fileName: string;
  label?: string;
}

/** Downloads a list as a CSV file, or as an Excel workbook from its menu, for users with the export right. */
export function ExportButton({ path, query = {}, fileName, label = ADMIN_TEXTS.exportCsv }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const { canExport } = useScreenRights();
  const save = async (format: 'csv' | 'xlsx'): Promise<void> => {
    setBusy(true);
    try {
      // CSV is what the address answers by itself.
      await downloadFile(path, format === 'csv' ? query : { ...query, format }, fileName);
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(ADMIN_TEXTS.exportError, error));
    } finally {
      setBusy(false);
    }
  };
  if (!canExport) return null;
  return (
    <Button.Group visibleFrom="sm">
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void save('csv')}
      >
        {label}
      </Button>
      <Menu position="bottom-end" portalProps={{ target: 'main' }}>
        <Menu.Target>
          <Button variant="default" px={8} disabled={isBusy} aria-label={ADMIN_TEXTS.exportFormats}>
            <IconChevronDown size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void save('csv')}>{ADMIN_TEXTS.formats.csv}</Menu.Item>
          <Menu.Item onClick={() => void save('xlsx')}>{ADMIN_TEXTS.formats.xlsx}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
