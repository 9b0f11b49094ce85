import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import type { BlogCard } from './blog.contract.ts';
import { getFeed, lastChange } from './feed.views.ts';

const POST: BlogCard = {
  id: 7,
  slug: 'mousse',
  title: 'Mousse & lichens',
  excerpt: 'Elle <boit>.',
  category: 'Entretien',
  image: '',
  image_alt: '',
  author: 'Nora "N" Vidal',
  readTime: '4 min',
  tags: ['tuiles'],
  is_published: true,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-03-06T10:00:00.000Z',
  published_at: '2026-03-05T23:30:00.000Z',
};
const feed = (posts: BlogCard[]): string =>
  getFeed({ title: 'Blog', description: 'Toits', origin: 'https://toits.example', posts });

/** Lists the element names and checks that they close in the reverse of their opening order. */
function getElements(xml: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  for (const [, slash, name = '', rest = ''] of xml.matchAll(/<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*\/?)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else names.push(name);
    if (!slash && !rest.endsWith('/')) open.push(name);
  }
  expect(open).toEqual([]);
  return names;
}

describe('RSS feed', () => {
  it('contains an article with absolute addresses, its id as guid, and escaped text', () => {
    expect(feed([POST])).toContain(
      [
        '<item><title>Mousse &#38; lichens</title>',
        '<link>https://toits.example/blog/mousse</link>',
        '<guid isPermaLink="false">https://toits.example/blog/7</guid>',
        '<pubDate>Thu, 05 Mar 2026 23:30:00 GMT</pubDate>',
        '<dc:creator>Nora &#34;N&#34; Vidal</dc:creator>',
        '<category>Entretien</category><category>tuiles</category>',
        '<description>Elle &#60;boit&#62;.</description></item>',
      ].join(''),
    );
  });

  it('omits a missing author and contains the date of the last change', () => {
    const older = { ...POST, id: 6, author: '', updated_at: '2026-02-01T00:00:00.000Z' };
    const xml = feed([older, POST]);
    expect(xml.match(/dc:creator>/g)).toHaveLength(2);
    expect(xml).toContain('<lastBuildDate>Fri, 06 Mar 2026 10:00:00 GMT</lastBuildDate>');
    expect([lastChange([older, POST]), lastChange([])]).toEqual([POST.updated_at, '']);
  });

  it('renders a complete feed without articles', () => {
    const empty = feed([]);
    expect(getElements(empty)).toEqual(['rss', 'channel', 'title', 'link', 'description', 'language', 'atom:link']);
    expect(empty).toContain('<atom:link href="https://toits.example/blog/flux.xml" rel="self"');
  });

  it('stays well-formed for any article text', () => {
    const text = fc.oneof(anyText(), fc.constantFrom(']]>', '</item>', '\ud800', '\u0000\u0008\ufffe'));
    fc.assert(
      fc.property(text, text, text, (title, excerpt, author) => {
        const xml = feed([{ ...POST, title, excerpt, author, tags: [title || 'x'] }]);
        const plain = feed([POST]);
        const names = getElements(xml).filter((name) => name !== 'dc:creator');
        expect(names).toEqual(getElements(plain).filter((name) => name !== 'dc:creator'));
        expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
        expect(xml.replace(/&#\d+;/g, '')).not.toContain('&');
      }),
    );
  });
});
