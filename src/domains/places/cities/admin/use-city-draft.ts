import {
  type DocumentDraft,
  type StoredDocument,
  useDocumentDraft,
} from '#src/ui/admin/document/use-document-draft.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
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
