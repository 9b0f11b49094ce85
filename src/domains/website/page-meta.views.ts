import { SHARE_CARD, shareCardPath } from './share-card.views.ts';
import type { PublicFrame } from './site.contract.ts';

interface PageDescription {
  title: string;
  description: string;
  /** Comma-separated keywords, on the pages that have them. */
  keywords?: string;
  /** Path of the page, also its canonical address. */
  path: string;
  /** Excludes the page from search engines. */
  hidden?: boolean;
  /** Path of a page with the same content: canonical address of a hidden page. */
  preferred?: string;
  /** Structured data of the page. */
  graph?: object[];
  /** Dates of an article, ISO 8601. */
  article?: { publishedAt: string; modifiedAt: string };
}

function toPreview({ origin }: PublicFrame, { path, title }: PageDescription): object[] {
  return [
    { property: 'og:image', content: `${origin}${shareCardPath(path)}` },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_CARD.width) },
    { property: 'og:image:height', content: String(SHARE_CARD.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

const canonical = (href: string): object => ({ tagName: 'link', rel: 'canonical', href });

/** Builds title, description, canonical address, preview and structured data of one page. */
export function pageMeta(frame: PublicFrame, page: PageDescription): object[] {
  const address = `${frame.origin}${page.path}`;
  // Every sentence of a description can depend on a promise that is not made.
  const description = page.description || frame.profile.description;
  const shared = [
    { title: page.title },
    ...(description === '' ? [] : [{ name: 'description', content: description }]),
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
    { name: 'theme-color', content: '#1c2730' },
  ];
  if (page.hidden) {
    const preferred = page.preferred === undefined ? [] : [canonical(`${frame.origin}${page.preferred}`)];
    return [...shared, { name: 'robots', content: 'noindex' }, ...preferred];
  }
  return [
    ...shared,
    canonical(address),
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    ...(page.article
      ? [
          { property: 'article:published_time', content: page.article.publishedAt },
          { property: 'article:modified_time', content: page.article.modifiedAt },
        ]
      : []),
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:site_name', content: frame.profile.name },
    { property: 'og:title', content: page.title },
    ...(description === '' ? [] : [{ property: 'og:description', content: description }]),
    { property: 'og:url', content: address },
    ...toPreview(frame, page),
    ...(page.graph ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': page.graph } }] : []),
  ];
}
