import { describe, expect, it } from 'vitest';
import { freeSlug, postSlug } from './blog.rules.ts';

describe('blog rules', () => {
  it.each([
    ['Préparer son toit pour l’hiver', 'preparer-son-toit-pour-lhiver'],
    ['Tuile, ardoise & lauze', 'tuile-ardoise-lauze'],
    ['!!!', 'article'],
    ['2026', 'article-2026'],
    ['œ'.repeat(200), 'oe'.repeat(100)],
    [`${'a'.repeat(199)} bout`, 'a'.repeat(199)],
  ])('converts the title “%s” to the slug %s', (title, slug) => {
    expect(postSlug(title)).toBe(slug);
  });

  it.each([
    [[], 'mousse'],
    [['mousse-2'], 'mousse'],
    [['mousse'], 'mousse-2'],
    [['mousse', 'mousse-2', 'mousse-verte'], 'mousse-3'],
  ])('finds, with %j taken, the free slug %s', (taken, free) => {
    expect(freeSlug('mousse', new Set(taken))).toBe(free);
  });
});
