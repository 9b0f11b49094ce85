import { describe, expect, it } from 'vitest';
import { wordsIn } from './blog.views.ts';
import { followsTitle, getChecks, hasSubstance, type PostValues, proposedSlug } from './post-form.views.ts';

const EMPTY: PostValues = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  category: '',
  readTime: '',
  author: '',
  tags: [],
  image: '',
  image_alt: '',
};

describe('post form views', () => {
  it.each([
    [null, true],
    [{ title: 'Zinc', slug: 'zinc', published_at: null }, true],
    [{ title: 'Zinc', slug: 'zinc-2', published_at: null }, true],
    [{ title: 'Zinc', slug: 'toit', published_at: null }, false],
    [{ title: 'Zinc', slug: 'zinc', published_at: '2026-01-01T00:00:00.000Z' }, false],
  ])('checks whether the slug of %j follows its title: %s', (post, follows) => {
    expect(followsTitle(post)).toBe(follows);
  });

  it.each([
    ['Mousse verte', 'mousse-verte'],
    [' ! ', ''],
    ['2026', 'article-2026'],
  ])('derives from the title “%s” the slug “%s”', (title, slug) => {
    expect(proposedSlug(title)).toBe(slug);
  });

  it('counts words without Markdown marks', () => {
    expect(wordsIn('## Le gel\n- **Un** toit\n')).toBe(4);
    expect(wordsIn(' \n')).toBe(0);
  });

  it('refuses an empty article and lists every requirement as open', () => {
    expect(hasSubstance(EMPTY)).toBe(false);
    expect(getChecks(EMPTY).filter(({ isRequired }) => isRequired)).toEqual([
      { key: 'title', isDone: false, isRequired: true },
      { key: 'content', isDone: false, isRequired: true },
    ]);
  });

  it('requires an alternative text for a picture and headings for a long text', () => {
    const values = { ...EMPTY, title: 'Zinc', content: 'mot '.repeat(300), image: '/media/a', excerpt: 'Court.' };
    const open = (some: PostValues) => getChecks(some).flatMap(({ key, isDone }) => (isDone ? [] : [key]));
    expect(open(values)).toEqual(['alt', 'heading']);
    expect(open({ ...values, image_alt: 'Un toit', content: `## Gel\n${values.content}` })).toEqual([]);
    expect(hasSubstance(values)).toBe(true);
  });
});
