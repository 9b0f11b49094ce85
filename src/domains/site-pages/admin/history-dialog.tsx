import { Dialog } from '#src/ui/admin/dialog.tsx';
import { VersionList } from '#src/ui/admin/version-list.tsx';
import { fetchDifferences, fetchVersions } from '../page.client.ts';
import type { PageKey } from '../page.contract.ts';
import { PAGE_EDITOR_TEXTS } from '../page-editor.texts.ts';

interface HistoryDialogProps {
  page: PageKey;
  isOpen: boolean;
  onClose: () => void;
  onRestore: (version: number) => void;
}

/** Published versions of a page, read again each time the dialog is opened. */
export const HistoryDialog = ({ page, isOpen, onClose, onRestore }: HistoryDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={PAGE_EDITOR_TEXTS.history} size="wide">
    <VersionList
      texts={PAGE_EDITOR_TEXTS.versions}
      fetchVersions={() => fetchVersions(page)}
      fetchDifferences={(version) => fetchDifferences(page, version)}
      onRestore={onRestore}
    />
  </Dialog>
);
