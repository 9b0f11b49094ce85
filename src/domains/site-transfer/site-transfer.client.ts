import { downloadFile } from '#src/ui/http/download.ts';
import { uploadForm } from '#src/ui/http/upload.ts';
import { TransferReport } from './transfer-report.contract.ts';

const PATH = '/admin/site-archive';

export const downloadSite = (): Promise<void> => downloadFile(PATH, {}, 'site.zip');

function toForm(files: Record<string, File | null>, apply: boolean): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) {
    if (file !== null) form.set(name, file);
  }
  form.set('apply', String(apply));
  return form;
}

/** Sends an archive to be read; with `apply` it enters. */
export const sendArchive = (archive: File, apply: boolean): Promise<TransferReport> =>
  uploadForm(PATH, TransferReport, toForm({ archive }, apply));

/** Sends an export of WordPress, with its packed pictures if there are any. */
export const sendWordPress = (file: File, uploads: File | null, apply: boolean): Promise<TransferReport> =>
  uploadForm(`${PATH}/wordpress`, TransferReport, toForm({ file, uploads }, apply));
