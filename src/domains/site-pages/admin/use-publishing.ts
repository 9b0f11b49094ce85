import { fill } from '#src/kernel/text.ts';
import { useDocumentActs } from '#src/ui/admin/document/use-document-acts.ts';
import { undoDeletion } from '#src/ui/admin/undo-deletion.ts';
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
  const { isBusy, act: actOn } = useDocumentActs(draft);
  const act = (
    work: (updated_at: string) => Promise<unknown>,
    success: string,
    undo?: () => Promise<unknown>,
  ): Promise<boolean> => actOn(({ updated_at }) => work(updated_at), success, undo);
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
