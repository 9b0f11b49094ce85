import { PAGES, type PageDocument, type PageKey } from '#src/domains/site-pages/page.contract.ts';
import { PAGE_TEXTS } from '#src/domains/site-pages/page.texts.ts';
import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import { pageMeta } from './page-meta.views.ts';
import { SECTION_LABELS } from './section-labels.texts.ts';
import type { PublicFrame } from './site.contract.ts';
import { toGraph } from './structured-data.views.ts';

/** Returns the breadcrumb of a page without the home page. */
export const getCrumbs = (page: PageKey): Crumb[] =>
  page === 'home' ? [] : [{ label: PAGE_TEXTS.names[page], path: PAGES[page] }];

/** One page of a list: its number, its address, and whether search engines leave it out. */
interface ListPage {
  number: number;
  path: string;
  isHidden: boolean;
}

/** Builds title, description and structured data of a page made of sections. */
export function sectionPageMeta(
  frame: PublicFrame,
  page: PageKey,
  { meta }: PageDocument,
  { list, ...data }: Omit<Parameters<typeof toGraph>[1], 'path' | 'title'> & { list?: ListPage } = {},
): object[] {
  const path = list?.path ?? PAGES[page];
  const number = list?.number ?? 1;
  const onPage = (text: string): string => (number > 1 ? fill(SECTION_LABELS.onPage, { text, page: number }) : text);
  const title = onPage(fillPlaceholders(meta.title, frame.facts) || frame.profile.name);
  const description = onPage(fillPlaceholders(meta.description, frame.facts));
  const keywords = fillPlaceholders(meta.keywords, frame.facts);
  const graph = toGraph(frame, { path, title, ...data });
  return pageMeta(frame, {
    path,
    title,
    description,
    ...(keywords && { keywords }),
    ...(list && { hidden: list.isHidden }),
    graph,
  });
}

/** Longest query of an address that a page reads. */
const QUERY_MAX = 2_000;

/** Returns the query of an address, for lists with a search or pages. */
export const toQuery = (address: string): string => new URL(address).search.slice(0, QUERY_MAX);

/** Returns the status of a page with a list: its records could not be read, or there are fewer pages. */
export function getListStatus(isRead: boolean, isPast: boolean): number {
  if (!isRead) return 503;
  return isPast ? 404 : 200;
}
