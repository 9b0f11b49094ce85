import { useState } from 'react';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import {
  type DocumentDraft,
  type StoredDocument,
  useDocumentDraft,
} from '#src/ui/admin/document/use-document-draft.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure, showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import { fetchCityPage, saveCityPage } from '../city.client.ts';
import type { CityPageRecord } from '../city-admin.contract.ts';
import type { CityContent } from '../city-content.contract.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';
import { toContent } from './city-values.ts';

export type CityDraft = DocumentDraft<CityContent, CityPageRecord>;

const toStored = (page: CityPageRecord): StoredDocument<CityContent, CityPageRecord> => ({
  document: page.content,
  summary: page,
  hasDraft: page.isStored && (page.hasDraft || !page.isPublished),
});

/** Keeps the draft of a town's page; a draft that changes is no longer published by itself. */
export const useCityDraft = (page: CityPageRecord): CityDraft =>
  useDocumentDraft(toStored(page), {
    read: async () => toStored(await fetchCityPage(page.id)),
    save: async (document, { id, updated_at, publish_at }) => {
      const saved = await saveCityPage({ id, content: toContent(document), updated_at });
      if (publish_at !== null) showSuccess(TEXTS.savedUnplanned);
      return saved;
    },
    prefix: 'content.',
  });

export interface CityActs {
  isBusy: boolean;
  /** Saves what is typed, acts on the stored page and reads it again; `undo` is offered afterwards. @returns whether it was done. */
  act: (
    work: (stored: CityPageRecord) => Promise<unknown>,
    done: string,
    undo?: () => Promise<unknown>,
  ) => Promise<boolean>;
}

/** Acts on the whole page. */
export function useCityActs(draft: CityDraft): CityActs {
  const [isBusy, setBusy] = useState(false);
  const goBack = async (undo: () => Promise<unknown>): Promise<void> => {
    try {
      await undo();
      await draft.reload();
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(ADMIN_TEXTS.undoError, error));
    }
  };
  const act: CityActs['act'] = async (work, done, undo) => {
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
