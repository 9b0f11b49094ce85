import { useState } from 'react';
import { ApiError } from '../../http/api-error.ts';
import { isSignedOut, toFailure } from '../failure-sentence.ts';
import { showFailure, showSuccess } from '../toasts.tsx';
import { DOCUMENT_EDITOR_TEXTS as TEXTS } from './document-editor.texts.ts';
import type { DocumentDraft } from './use-document-draft.ts';

export interface DocumentActs<Summary> {
  isBusy: boolean;
  /** Saves what is typed, acts on the stored page and reads it again. @returns whether it was done. */
  act: (work: (stored: Summary) => Promise<unknown>, done: string) => Promise<boolean>;
}

/** Acts on the whole page of a draft. */
export function useDocumentActs<Document, Summary>(draft: DocumentDraft<Document, Summary>): DocumentActs<Summary> {
  const [isBusy, setBusy] = useState(false);
  const act: DocumentActs<Summary>['act'] = async (work, done) => {
    setBusy(true);
    try {
      const stored = await draft.save();
      if (stored === undefined) return false;
      await work(stored);
      showSuccess(done);
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
