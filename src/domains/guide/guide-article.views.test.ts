import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import routes from '#src/routes.ts';
import { findArticles, GUIDE_ORDER, toGuideArticle } from './guide-article.views.ts';

const FOLDER = 'guide';
const ARTICLES = GUIDE_ORDER.map((slug) => toGuideArticle(slug, readFileSync(join(FOLDER, `${slug}.md`), 'utf8')));

interface RouteEntry {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: RouteEntry[] | undefined;
}

/** Returns every path of the route table. */
const toPaths = (entries: RouteEntry[], above = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return children === undefined ? [own] : [own, ...toPaths(children, own)];
  });
const PATHS = toPaths((await routes) as RouteEntry[]);

describe('guide', () => {
  it('lists every article once, each with a title, a text and a picture', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
    expect(files.toSorted()).toEqual(GUIDE_ORDER.map((slug) => `${slug}.md`).toSorted());
    for (const { slug, title, parts } of ARTICLES) {
      expect(title, slug).not.toBe(slug);
      expect(new Set(parts.map(({ kind }) => kind)), slug).toEqual(new Set(['text', 'picture']));
    }
  });

  it('shows only pictures that were taken, and uses each of them', () => {
    const named = ARTICLES.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'picture' ? part.file : [])));
    expect(named.toSorted()).toEqual(readdirSync(join(FOLDER, 'pictures')).toSorted());
  });

  it('stays below the size that an installed back office stores', () => {
    const files = [
      ...GUIDE_ORDER.map((slug) => `${slug}.md`),
      ...readdirSync(join(FOLDER, 'pictures')).map((file) => join('pictures', file)),
    ];
    const bytes = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
    expect(bytes).toBeLessThan(600_000);
  });

  it('leads only to screens that exist', () => {
    for (const { slug, parts } of ARTICLES) {
      const texts = parts.flatMap((part) => (part.kind === 'text' ? part.text : []));
      const links = [...texts.join('\n').matchAll(/\]\((\/[^)?#]*)/g)].map(([, path = '']) => path);
      expect(links.length, slug).toBeGreaterThan(0);
      for (const path of links) expect(PATHS, `${slug}: ${path}`).toContain(path);
    }
  });
});

describe('toGuideArticle', () => {
  it('separates the title, texts and pictures', () => {
    expect(toGuideArticle('a', '# Titre\n\nAvant.\n\n![Un écran](a.webp)\n\nAprès.\n')).toEqual({
      slug: 'a',
      title: 'Titre',
      parts: [
        { kind: 'text', text: 'Avant.' },
        { kind: 'picture', file: 'a.webp', alt: 'Un écran' },
        { kind: 'text', text: 'Après.' },
      ],
    });
  });
});

describe('findArticles', () => {
  const found = (asked: string) => findArticles(ARTICLES, asked).map(({ slug }) => slug);

  it('finds articles by words without accents, the titles first', () => {
    expect(found('conges')).toEqual(['fermer-pour-conges']);
    expect(found('DEVIS')[0]).toBe('faire-un-devis');
    expect(found('commune france')).toEqual(['ajouter-une-commune']);
  });

  it('shows everything without a question, and nothing for words that nobody wrote', () => {
    expect(found(' ')).toHaveLength(ARTICLES.length);
    expect(found('trampoline')).toEqual([]);
  });
});
