import { PAGES, type PageDocument, type PageKey } from '#src/domains/site-pages/page.contract.ts';
import { PAGE_TEXTS } from '#src/domains/site-pages/page.texts.ts';
import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { pageMeta } from './page-meta.views.ts';
import type { PublicFrame } from './site.contract.ts';
import { toGraph } from './structured-data.views.ts';

/** Returns the breadcrumb of a page without the home page. */
export const getCrumbs = (page: PageKey): Crumb[] =>
  page === 'home' ? [] : [{ label: PAGE_TEXTS.names[page], path: PAGES[page] }];

/** Builds title, description and structured data of a page made of sections. */
export function sectionPageMeta(
  frame: PublicFrame,
  page: PageKey,
  { meta }: PageDocument,
  data: Omit<Parameters<typeof toGraph>[1], 'path' | 'title'> = {},
): object[] {
  const path = PAGES[page];
  const title = fillPlaceholders(meta.title, frame.facts) || frame.profile.name;
  const description = fillPlaceholders(meta.description, frame.facts);
  const keywords = fillPlaceholders(meta.keywords, frame.facts);
  const graph = toGraph(frame, { path, title, ...data });
  return pageMeta(frame, { path, title, description, ...(keywords && { keywords }), graph });
}
