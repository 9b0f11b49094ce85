import { DocumentPublishBar } from '#src/ui/admin/document/document-publish-bar.tsx';
import { fetchDifferences, fetchVersions } from '../page.client.ts';
import { PAGE_EDITOR_TEXTS as TEXTS } from '../page-editor.texts.ts';
import type { PageDraft } from './use-page-draft.ts';
import { usePublishing } from './use-publishing.ts';

/** State of the draft of a page of the site, and what can be done with the whole page. */
export function PublishBar({ draft }: { draft: PageDraft }) {
  const acts = usePublishing(draft);
  const { page, publish_at } = draft.summary;
  return (
    <DocumentPublishBar
      status={draft.status}
      publishAt={publish_at}
      canDiscard={draft.status !== 'published'}
      discardText={TEXTS.discardText}
      acts={acts}
      versions={{
        texts: TEXTS.versions,
        fetchVersions: () => fetchVersions(page),
        fetchDifferences: (version) => fetchDifferences(page, version),
      }}
    />
  );
}
