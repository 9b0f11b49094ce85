import { PAGE_KEYS, PAGES, type PageDocument, type PageKey, type PageSummary } from './page.contract.ts';

type PageState = Omit<PageSummary, 'page' | 'path'>;

/** Returns the state of a page as the administration reads it. */
export const toPageSummary = (page: PageKey, state: PageState): PageSummary => ({
  page,
  path: PAGES[page],
  version: state.version,
  published_at: state.published_at,
  draft_updated_at: state.draft_updated_at,
  publish_at: state.publish_at,
  updated_at: state.updated_at,
});

/** Returns the number under which an undo names a page; a record of the bin has the page's key. */
export const toPageNumber = (page: PageKey): number => PAGE_KEYS.indexOf(page) + 1;

/** Returns a document without its hidden sections. */
export const toVisible = ({ meta, sections }: PageDocument): PageDocument => ({
  meta,
  sections: sections.filter(({ isHidden }) => !isHidden),
});
