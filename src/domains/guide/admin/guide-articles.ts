import { GUIDE_ORDER, type GuideArticle, toGuideArticle } from '../guide-article.views.ts';

const TEXTS = import.meta.glob<string>('/guide/*.md', { query: '?raw', import: 'default', eager: true });
const PICTURES = import.meta.glob<string>('/guide/pictures/*.webp', { query: '?url', import: 'default', eager: true });

/** The guide, built into the screens: it is there without the network. */
export const GUIDE_ARTICLES: GuideArticle[] = GUIDE_ORDER.map((slug) =>
  toGuideArticle(slug, TEXTS[`/guide/${slug}.md`] ?? ''),
);

/** Returns the address of a picture; undefined when nobody has taken it. */
export const findPicture = (file: string): string | undefined => PICTURES[`/guide/pictures/${file}`];
