import { Badge, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { CSV_IMPORT_TEXTS } from '#src/ui/admin/csv-import/csv-import.texts.ts';
import { CsvImportDialog } from '#src/ui/admin/csv-import/csv-import-dialog.tsx';
import { importRedirects } from '../redirect.client.ts';
import type { RedirectImport as Read } from '../redirect.contract.ts';
import { REDIRECT_ADMIN_TEXTS } from '../redirect-admin.texts.ts';

const { importing: TEXTS, columns, statuses } = REDIRECT_ADMIN_TEXTS;
type Row = Read['rows'][number];

const COLUMNS = [
  {
    title: columns.from,
    render: ({ from_path, is_known }: Row) => (
      <>
        {from_path} {is_known && <Badge variant="light">{CSV_IMPORT_TEXTS.already}</Badge>}
      </>
    ),
  },
  { title: columns.to, render: ({ to_path }: Row) => to_path },
  { title: columns.status, render: ({ status }: Row) => statuses[status] },
];

/** Button that imports the redirects of a file after a preview of its content. */
export function RedirectImport({ controls }: { controls: { reload: () => Promise<void> } }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const finish = async (): Promise<void> => {
    close();
    await controls.reload();
  };
  const dialog = { isOpen, onClose: close, onDone: finish, texts: TEXTS, columns: COLUMNS, send: importRedirects };
  return (
    <>
      <Button variant="default" visibleFrom="sm" leftSection={<IconUpload size={18} aria-hidden />} onClick={open}>
        {CSV_IMPORT_TEXTS.open}
      </Button>
      <CsvImportDialog {...dialog} />
    </>
  );
}
