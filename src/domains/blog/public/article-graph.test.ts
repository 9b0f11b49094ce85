import { describe, expect, it } from 'vitest';
import { articleNodes, blogNode } from './article-graph.ts';

const ORIGIN = 'https://toits.example';
const POST = {
  id: 1,
  slug: 'mousse',
  title: 'Mousse',
  excerpt: '',
  category: 'Entretien',
  image: '/media/a-1200.webp',
  image_alt: '',
  content: 'Texte.',
  author: 'Nora Vidal',
  readTime: '',
  tags: ['tuiles', 'brosse'],
  is_published: true,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-04-01T00:00:00.000Z',
  published_at: '2026-03-05T08:00:00.000Z',
};
const toArticle = (post: typeof POST) => articleNodes(ORIGIN, post, 'Elle boit.')[1];

describe('article graph rules', () => {
  describe('article structured data', () => {
    it('describes author, title, dates and publisher of an article under stable ids', () => {
      expect(toArticle(POST)).toEqual({
        '@type': 'BlogPosting',
        '@id': 'https://toits.example/blog/mousse#article',
        headline: 'Mousse',
        description: 'Elle boit.',
        image: 'https://toits.example/media/a-1200.webp',
        datePublished: '2026-03-05T08:00:00.000Z',
        dateModified: '2026-04-01T00:00:00.000Z',
        author: { '@type': 'Person', name: 'Nora Vidal' },
        publisher: { '@id': 'https://toits.example/#entreprise' },
        articleSection: 'Entretien',
        keywords: 'tuiles, brosse',
        isPartOf: { '@id': 'https://toits.example/blog#blog' },
        mainEntityOfPage: { '@id': 'https://toits.example/blog/mousse#page' },
        inLanguage: 'fr-FR',
      });
    });

    it('names the company as author of an unsigned article and omits missing properties', () => {
      const bare = toArticle({ ...POST, author: '', image: '', category: '', tags: [] });
      expect(bare).toMatchObject({ author: { '@id': 'https://toits.example/#entreprise' } });
      for (const absent of ['image', 'articleSection', 'keywords']) expect(bare).not.toHaveProperty(absent);
    });

    it('adds the pictures of the text after the article’s own', () => {
      const stored = `/media/${'b'.repeat(32)}-1200.webp`;
      const content = `Texte.\n![Un toit](${stored})\n![Encore](${stored})`;
      const own = `${ORIGIN}${POST.image}`;
      expect(toArticle({ ...POST, content })).toMatchObject({ image: [own, ORIGIN + stored] });
      expect(toArticle({ ...POST, image: '', content })).toMatchObject({ image: ORIGIN + stored });
    });

    it('keeps the address of an external picture', () => {
      expect(toArticle({ ...POST, image: 'https://photos.example/a.jpg' })).toMatchObject({
        image: 'https://photos.example/a.jpg',
      });
      expect(toArticle({ ...POST, image: 'data:image/png;base64,x' })).not.toHaveProperty('image');
    });
  });

  it('lists the articles of the page in the blog node', () => {
    expect(blogNode(ORIGIN, [POST])).toMatchObject({
      '@type': 'Blog',
      '@id': 'https://toits.example/blog#blog',
      blogPost: [{ '@id': 'https://toits.example/blog/mousse#article', url: 'https://toits.example/blog/mousse' }],
    });
  });
});
