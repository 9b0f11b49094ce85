import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../http/api-error.ts';
import { isSignedOut, toFailure } from '../failure-sentence.ts';
import { showFailure } from '../toasts.tsx';
import { DOCUMENT_EDITOR_TEXTS as TEXTS } from './document-editor.texts.ts';

/** Milliseconds without a change after which the draft is saved. */
const SAVE_AFTER_MS = 700;

export type DraftStatus = 'published' | 'saved' | 'typing' | 'saving' | 'refused' | 'failed' | 'conflict';
type Refusals = Record<string, string[]>;

/** A document as it is stored: what is edited, and what the server says of it. */
export interface StoredDocument<Document, Summary> {
  document: Document;
  summary: Summary;
  /** False while visitors see the same. */
  hasDraft: boolean;
}

/** How the draft of one page is read and stored. */
interface DraftSource<Document, Summary> {
  read: () => Promise<StoredDocument<Document, Summary>>;
  save: (document: Document, summary: Summary) => Promise<Summary>;
  /** What the paths of refused fields begin with: `document.`. */
  prefix: string;
}

interface Editing<Document, Summary> {
  document: Document;
  summary: Summary;
  status: DraftStatus;
  /** Refused fields by their path: `sections.0.content.title`. */
  refusals: Refusals;
  /** Grows with each stored change, so that the preview is shown again. */
  revision: number;
}

export interface DocumentDraft<Document, Summary> extends Editing<Document, Summary> {
  change: (edit: (document: Document) => Document) => void;
  /** Saves what is typed now. @returns the stored state; undefined when it was not saved. */
  save: () => Promise<Summary | undefined>;
  setRefusals: (refusals: Refusals) => void;
  /** Shows the stored page again, without what was typed. */
  reload: () => Promise<void>;
  /** Saves over the version of another editor. */
  keepMine: () => Promise<void>;
}

const toEditing = <Document, Summary>(
  { document, summary, hasDraft }: StoredDocument<Document, Summary>,
  revision: number,
): Editing<Document, Summary> => ({
  document,
  summary,
  status: hasDraft ? 'saved' : 'published',
  refusals: {},
  revision,
});

/** Keeps the draft of a page: what is typed is saved by itself a moment later, one save after the other. */
export function useDocumentDraft<Document, Summary>(
  stored: StoredDocument<Document, Summary>,
  source: DraftSource<Document, Summary>,
): DocumentDraft<Document, Summary> {
  const [editing, setEditing] = useState(() => toEditing(stored, 0));
  // Newest state for a save that starts later than the change that asked for it.
  const newest = useRef(editing);
  const running = useRef<Promise<Summary | undefined>>(undefined);
  const update = (change: Partial<Editing<Document, Summary>>): void => {
    newest.current = { ...newest.current, ...change };
    setEditing(newest.current);
  };
  const setRefusals = (fields: Refusals): void => {
    const withoutPrefix = (path: string): string =>
      path.startsWith(source.prefix) ? path.slice(source.prefix.length) : path;
    update({
      refusals: Object.fromEntries(Object.entries(fields).map(([path, words]) => [withoutPrefix(path), words])),
    });
  };

  const failed = (error: unknown): undefined => {
    if (isSignedOut(error)) return undefined;
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409) update({ status: 'conflict' });
    else if (status === 422 && error instanceof ApiError) {
      update({ status: 'refused' });
      setRefusals(error.fields ?? {});
    } else {
      update({ status: 'failed' });
      showFailure(toFailure(TEXTS.saveError, error));
    }
    return undefined;
  };

  const saveOnce = async (): Promise<Summary | undefined> => {
    const { document, summary, status } = newest.current;
    if (status === 'published' || status === 'saved') return summary;
    update({ status: 'saving' });
    try {
      const saved = await source.save(document, summary);
      const isNewest = newest.current.document === document;
      const revision = newest.current.revision + 1;
      update({ summary: saved, revision, ...(isNewest ? { status: 'saved', refusals: {} } : { status: 'typing' }) });
      return saved;
    } catch (error) {
      return failed(error);
    }
  };

  const save = async (): Promise<Summary | undefined> => {
    await running.current;
    running.current = saveOnce();
    return running.current;
  };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (editing.status !== 'typing') return;
    timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer.current);
  });

  return {
    ...editing,
    change: (edit) => {
      const document = edit(newest.current.document);
      const isFrozen = newest.current.status === 'conflict';
      update({ document, ...(!isFrozen && { status: 'typing' }) });
    },
    save,
    setRefusals,
    reload: async () => update(toEditing(await source.read(), newest.current.revision + 1)),
    keepMine: async () => {
      const { summary } = await source.read();
      update({ summary, status: 'typing' });
      await save();
    },
  };
}
