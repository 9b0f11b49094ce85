import { fold } from '#src/kernel/text.ts';

/** The articles in the order of the guide, by the name of their file. */
export const GUIDE_ORDER = [
  'repondre-a-une-demande',
  'faire-un-devis',
  'changer-une-photo',
  'ajouter-une-commune',
  'fermer-pour-conges',
  'enregistrer-un-paiement',
  'publier-une-page',
  'quitter-la-demonstration',
  'domaine',
] as const;

/** A part of an article: text in light Markdown, or a picture of the product. */
export type GuidePart = { kind: 'text'; text: string } | { kind: 'picture'; file: string; alt: string };

export interface GuideArticle {
  slug: string;
  title: string;
  parts: GuidePart[];
}

const TITLE = /^# (.+)\n/;
const PICTURE = /^!\[([^\]]+)\]\(([a-z0-9-]+\.webp)\)$/gm;

/** Reads an article: a title, then texts with pictures on lines of their own. */
export function toGuideArticle(slug: string, markdown: string): GuideArticle {
  const title = TITLE.exec(markdown)?.[1] ?? slug;
  const body = markdown.replace(TITLE, '');
  const parts: GuidePart[] = [];
  let from = 0;
  const addText = (text: string): void => {
    if (text.trim() !== '') parts.push({ kind: 'text', text: text.trim() });
  };
  for (const found of body.matchAll(PICTURE)) {
    addText(body.slice(from, found.index));
    parts.push({ kind: 'picture', alt: found[1] ?? '', file: found[2] ?? '' });
    from = found.index + found[0].length;
  }
  addText(body.slice(from));
  return { slug, title, parts };
}

/** Returns the words of an article, as a search compares them. */
export const getWords = ({ title, parts }: GuideArticle): string =>
  fold([title, ...parts.map((part) => (part.kind === 'text' ? part.text : part.alt))].join(' '));

/** Returns the articles that contain every word, those with the words in their title first. */
export function findArticles(articles: readonly GuideArticle[], asked: string): GuideArticle[] {
  const words = fold(asked).split(/\s+/).filter(Boolean);
  const contains = (text: string): boolean => words.every((word) => text.includes(word));
  const found = articles.filter((article) => contains(getWords(article)));
  const isTitled = ({ title }: GuideArticle): boolean => contains(fold(title));
  return [...found.filter(isTitled), ...found.filter((article) => !isTitled(article))];
}
