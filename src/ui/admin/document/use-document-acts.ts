import { useState } from 'react';
import { ApiError } from '../../http/api-error.ts';
import { ADMIN_TEXTS } from '../admin.texts.ts';
import { isSignedOut, toFailure } from '../failure-sentence.ts';
import { showFailure, showSuccess, showUndo } from '../toasts.tsx';
import { DOCUMENT_EDITOR_TEXTS as TEXTS } from './document-editor.texts.ts';
import type { DocumentDraft } from './use-document-draft.ts';

export interface DocumentActs<Summary> {
  isBusy: boolean;
  /** Saves what is typed, acts on the stored page and reads it again; `undo` is offered afterwards. @returns whether it was done. */
  act: (work: (stored: Summary) => Promise<unknown>, done: string, undo?: () => Promise<unknown>) => Promise<boolean>;
}

/** Acts on the whole page of a draft. */
export function useDocumentActs<Document, Summary>(draft: DocumentDraft<Document, Summary>): DocumentActs<Summary> {
  const [isBusy, setBusy] = useState(false);
  const goBack = async (undo: () => Promise<unknown>): Promise<void> => {
    try {
      await undo();
      await draft.reload();
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(ADMIN_TEXTS.undoError, error));
    }
  };
  const act: DocumentActs<Summary>['act'] = async (work, done, undo) => {
    setBusy(true);
    try {
      const stored = await draft.save();
      if (stored === undefined) return false;
      await work(stored);
      if (undo === undefined) showSuccess(done);
      else showUndo(done, () => void goBack(undo));
      await draft.reload();
      return true;
    } catch (error) {
      if (isSignedOut(error)) return false;
      if (error instanceof ApiError && error.status === 422) draft.setRefusals(error.fields ?? {});
      showFailure(toFailure(TEXTS.actError, error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
