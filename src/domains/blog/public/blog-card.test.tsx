import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlogCard } from './blog-card.tsx';

const POST = {
  slug: 'mousse',
  title: 'La mousse, amie ou ennemie ?',
  excerpt: 'Elle boit.',
  category: 'Entretien',
  image: '/media/a-1200.webp',
  readTime: '4 min',
  published_at: '2026-03-05T23:30:00.000Z',
  created_at: '2026-01-01T00:00:00.000Z',
};

const markup = (props: Partial<Parameters<typeof BlogCard>[0]> = {}) =>
  renderToStaticMarkup(<BlogCard post={POST} fallback="/media/z-1200.webp" {...props} />);

describe('BlogCard', () => {
  it('shows picture, category, date in Paris, reading time, title, excerpt and a link to the article', () => {
    const html = markup();
    const title = 'La mousse, amie ou ennemie\u202f?';
    for (const view of ['/media/a-800.webp', 'Entretien', '6 mars 2026', 'Lecture : 4 min', title, 'Elle boit.']) {
      expect(html).toContain(view);
    }
    expect(html).toContain('href="/blog/mousse"');
  });

  it('shows the placeholder without picture, the creation date without publication, and no empty label', () => {
    const html = markup({ post: { ...POST, image: '', category: '', readTime: '', published_at: null } });
    expect(html).toContain('src="/media/z-800.webp"');
    expect(html).toContain('1er janvier 2026');
    expect(html).not.toContain('Lecture');
  });
});
