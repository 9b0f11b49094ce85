import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { IMAGE_MAX_BYTES } from '#src/domains/media/media.contract.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { readAsDataUrl, refusePicture } from '#src/ui/admin/picture-file.ts';
import { useScreenRights } from '#src/ui/admin/screen-rights.ts';
import { showFailure, showUndo } from '#src/ui/admin/toasts.tsx';
import { setContent } from '../document-edits.views.ts';
import { uploadPicture } from '../page.client.ts';
import { PAGE_EDITOR_TEXTS } from '../page-editor.texts.ts';
import { findPicture, listPictures } from '../page-pictures.rules.ts';
import { NO_PICTURE, type SectionPicture } from '../section-fields.contract.ts';
import { SECTION_KINDS } from '../section-kinds.contract.ts';
import type { PageDraft } from './use-page-draft.ts';

const { picture: TEXTS, fields } = PAGE_EDITOR_TEXTS;

interface OpenedPicture {
  path: string;
  /** What the page had, to go back to. */
  before: SectionPicture;
  /** A new file is there: its words are what is missing. */
  isNew: boolean;
}

export interface PictureChange {
  /** Paths of the pictures of the selected section, with its id. */
  paths: string[];
  /** Picture that was pressed last in the preview. */
  point: (path: string | undefined) => void;
  isSending: boolean;
  opened: OpenedPicture | undefined;
  open: (path: string) => void;
  /** Closes the dialog; a change can be undone for a moment. */
  close: () => void;
  set: (path: string, value: SectionPicture) => void;
  takeFile: (file: File, place: { section?: string; picture?: string }) => void;
}

const listPaths = ({ document }: PageDraft, id: string | undefined): string[] => {
  const section = document.sections.find((one) => one.id === id);
  return section ? listPictures(SECTION_KINDS[section.kind], section.content).map(({ path }) => `${id}.${path}`) : [];
};

/** A file that misses its picture would be opened in place of the editor. */
const stay = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};

/** Changes pictures where they stand: a file dropped on one, or pasted while its section is selected. */
export function usePictureChange(draft: PageDraft, selected: string): PictureChange {
  const { canChange } = useScreenRights();
  const [pointed, point] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [opened, setOpened] = useState<OpenedPicture>();
  const { document, change } = draft;
  const paths = listPaths(draft, selected);

  const set = (path: string, value: SectionPicture): void => {
    const [id = '', ...rest] = path.split('.');
    change((now) => setContent(now, id, rest.join('.'), value));
  };
  const open = (path: string, isNew = false, before = findPicture(document, path)): void =>
    setOpened(before && { path, before, isNew });

  const send = async (file: File, path: string): Promise<void> => {
    const before = findPicture(document, path);
    const refusal = refusePicture(file, IMAGE_MAX_BYTES);
    if (refusal !== undefined) return showFailure(refusal);
    if (before === undefined || isSending) return;
    setSending(true);
    try {
      const image = await uploadPicture(await readAsDataUrl(file));
      set(path, { ...NO_PICTURE, image });
      open(path, true, opened?.path === path ? opened.before : before);
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(fields.uploadError, error));
    } finally {
      setSending(false);
    }
  };
  const takeFile: PictureChange['takeFile'] = (file, { section, picture }) => {
    if (!canChange) return;
    const isPasted = section === undefined;
    const near = isPasted ? paths : listPaths(draft, section);
    const target = picture ?? (isPasted ? (opened?.path ?? near.find((path) => path === pointed)) : undefined);
    const path = target ?? (near.length === 1 ? near[0] : undefined);
    if (path === undefined) showFailure(isPasted ? TEXTS.noTarget : TEXTS.noPlace);
    else void send(file, path);
  };
  useWindowEvent('paste', (event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (file !== undefined && !event.defaultPrevented) takeFile(file, {});
  });

  useWindowEvent('dragover', stay);
  useWindowEvent('drop', stay);

  const close = (): void => {
    if (opened === undefined) return;
    const { path, before } = opened;
    setOpened(undefined);
    if (findPicture(document, path) !== before) showUndo(TEXTS.changed, () => set(path, before));
  };
  return { paths, point, isSending, opened, open, close, set, takeFile };
}
