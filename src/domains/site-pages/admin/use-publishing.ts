import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure, showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { undoDeletion } from '#src/ui/admin/undo-deletion.ts';
import { ApiError } from '#src/ui/http/api-error.ts';
import { cancelPlan, discardDraft, publishDraft, restoreVersion } from '../page.client.ts';
import { toPageNumber } from '../page.views.ts';
import { PAGE_EDITOR_TEXTS as TEXTS } from '../page-editor.texts.ts';
import type { PageDraft } from './use-page-draft.ts';

export interface Publishing {
  isBusy: boolean;
  publish: (at?: string) => Promise<boolean>;
  unplan: () => Promise<boolean>;
  discard: () => Promise<boolean>;
  restore: (version: number) => Promise<boolean>;
}

/** Acts on the whole draft: what is typed is saved first, and the page is read again afterwards. */
export function usePublishing(draft: PageDraft): Publishing {
  const [isBusy, setBusy] = useState(false);
  const goBack = async (undo: () => Promise<unknown>): Promise<void> => {
    try {
      await undo();
      await draft.reload();
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(ADMIN_TEXTS.undoError, error));
    }
  };
  const act = async (
    work: (updated_at: string) => Promise<unknown>,
    success: string,
    undo?: () => Promise<unknown>,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      const stored = await draft.save();
      if (stored === undefined) return false;
      await work(stored.updated_at);
      if (undo === undefined) showSuccess(success);
      else showUndo(success, () => void goBack(undo));
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
  const { page } = draft.summary;
  return {
    isBusy,
    publish: (at) =>
      act((version) => publishDraft(page, version, at), at === undefined ? TEXTS.published : TEXTS.planned),
    unplan: () => act((version) => cancelPlan(page, version), TEXTS.unplanned),
    discard: () =>
      act(
        (version) => discardDraft(page, version),
        TEXTS.discarded,
        () => undoDeletion('page-draft', [toPageNumber(page)]),
      ),
    restore: (version) => act((read) => restoreVersion(page, version, read), fill(TEXTS.restored, { version })),
  };
}
