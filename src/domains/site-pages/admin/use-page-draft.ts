import {
  type DocumentDraft,
  type StoredDocument,
  useDocumentDraft,
} from '#src/ui/admin/document/use-document-draft.ts';
import { fetchPage, saveDraft } from '../page.client.ts';
import type { PageDocument, PageReading, PageSummary } from '../page.contract.ts';

export type PageDraft = DocumentDraft<PageDocument, PageSummary>;

const toStored = ({ draft, published, ...summary }: PageReading): StoredDocument<PageDocument, PageSummary> => ({
  document: draft ?? published,
  summary,
  hasDraft: draft !== null,
});

/** Keeps the draft of one of the site's pages. */
export const usePageDraft = (reading: PageReading): PageDraft =>
  useDocumentDraft(toStored(reading), {
    read: async () => toStored(await fetchPage(reading.page)),
    save: (document, { page, updated_at }) => saveDraft(page, document, updated_at),
    prefix: 'document.',
  });
