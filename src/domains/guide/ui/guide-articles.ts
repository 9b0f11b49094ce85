import { GUIDE_ORDER, type GuideArticle, toGuideArticle } from '../guide-article.views.ts';

const TEXTS = import.meta.glob<string>('/guide/*.md', { query: '?raw', import: 'default', eager: true });
const PICTURES = import.meta.glob<string>('/guide/pictures/*.webp', { query: '?url', import: 'default', eager: true });

/** The guide, built into the screens. */
export const GUIDE_ARTICLES: GuideArticle[] = GUIDE_ORDER.map((slug) =>
  toGuideArticle(slug, TEXTS[`/guide/${slug}.md`] ?? ''),
);

/** Loads every picture, so that an article that is opened later has its own without a connection too. */
export function loadPictures(): void {
  for (const address of Object.values(PICTURES)) new Image().src = address;
}

/** Returns the address of a picture; undefined when nobody has taken it. */
export const findPicture = (file: string): string | undefined => PICTURES[`/guide/pictures/${file}`];
