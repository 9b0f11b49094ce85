import { useEffect, useRef, useState } from 'react';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure } from '#src/ui/admin/toasts.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import { fetchPage, saveDraft } from '../page.client.ts';
import type { PageDocument, PageReading, PageSummary } from '../page.contract.ts';
import { PAGE_EDITOR_TEXTS as TEXTS } from '../page-editor.texts.ts';

/** Milliseconds without a change after which the draft is saved. */
const SAVE_AFTER_MS = 700;

export type DraftStatus = 'published' | 'saved' | 'typing' | 'saving' | 'refused' | 'failed' | 'conflict';

export interface PageDraft {
  document: PageDocument;
  summary: PageSummary;
  status: DraftStatus;
  /** Refused fields by their path: `sections.0.content.title`. */
  refusals: Record<string, string[]>;
  /** Grows with each stored change, so that the preview is shown again. */
  revision: number;
  change: (edit: (document: PageDocument) => PageDocument) => void;
  /** Saves what is typed now. @returns the stored state; undefined when it was not saved. */
  save: () => Promise<PageSummary | undefined>;
  setRefusals: (refusals: Record<string, string[]>) => void;
  /** Shows the stored page again, without what was typed. */
  reload: () => Promise<void>;
  /** Saves over the version of another editor. */
  keepMine: () => Promise<void>;
}

interface Editing {
  document: PageDocument;
  summary: PageSummary;
  status: DraftStatus;
  refusals: Record<string, string[]>;
  revision: number;
}

const toEditing = ({ draft, published, ...summary }: PageReading, revision: number): Editing => ({
  document: draft ?? published,
  summary,
  status: draft === null ? 'published' : 'saved',
  refusals: {},
  revision,
});

/** Keeps the draft of a page: what is typed is saved by itself a moment later, one save after the other. */
export function usePageDraft(reading: PageReading): PageDraft {
  const [editing, setEditing] = useState(() => toEditing(reading, 0));
  // Newest state for a save that starts later than the change that asked for it.
  const newest = useRef(editing);
  const running = useRef<Promise<PageSummary | undefined>>(undefined);
  const update = (change: Partial<Editing>): void => {
    newest.current = { ...newest.current, ...change };
    setEditing(newest.current);
  };

  const failed = (error: unknown): undefined => {
    if (isSignedOut(error)) return undefined;
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409) update({ status: 'conflict' });
    else if (status === 422 && error instanceof ApiError) {
      const prefix = /^document\./;
      const fields = Object.entries(error.fields ?? {}).map(([path, words]) => [path.replace(prefix, ''), words]);
      update({ status: 'refused', refusals: Object.fromEntries(fields) });
    } else {
      update({ status: 'failed' });
      showFailure(toFailure(TEXTS.saveError, error));
    }
    return undefined;
  };

  const saveOnce = async (): Promise<PageSummary | undefined> => {
    const { document, summary, status } = newest.current;
    if (status === 'published' || status === 'saved') return summary;
    update({ status: 'saving' });
    try {
      const stored = await saveDraft(summary.page, document, summary.updated_at);
      const isNewest = newest.current.document === document;
      const revision = newest.current.revision + 1;
      update({ summary: stored, revision, ...(isNewest ? { status: 'saved', refusals: {} } : { status: 'typing' }) });
      return stored;
    } catch (error) {
      return failed(error);
    }
  };

  const save = async (): Promise<PageSummary | undefined> => {
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

  const reload = async (): Promise<void> => {
    const stored = await fetchPage(newest.current.summary.page);
    update(toEditing(stored, newest.current.revision + 1));
  };
  return {
    ...editing,
    change: (edit) => {
      const document = edit(newest.current.document);
      const isFrozen = newest.current.status === 'conflict';
      update({ document, ...(!isFrozen && { status: 'typing' }) });
    },
    save,
    setRefusals: (refusals) => update({ refusals }),
    reload,
    keepMine: async () => {
      const { draft: _draft, published: _published, ...summary } = await fetchPage(newest.current.summary.page);
      update({ summary, status: 'typing' });
      await save();
    },
  };
}
