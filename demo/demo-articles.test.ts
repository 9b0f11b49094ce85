import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toWords } from '#src/domains/blog/article.views.ts';
import { listPosts, readPost } from '#src/domains/blog/blog.queries.server.ts';
import { postSlug } from '#src/domains/blog/blog.rules.ts';
import { parseBody } from '#src/domains/blog/ui/article/parse-body.ts';
import { servicePath } from '#src/domains/services/service-paths.views.ts';
import { PUBLIC_PAGES_TEXTS } from '#src/domains/website/public-pages.texts.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { demoRecords } from './demo-site.server.ts';
import { fillSite } from './fill-site.server.ts';

useDatabase();

const system = systemContext('test');
let folder = '';
const GREY = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8fa0ac' } })
  .jpeg()
  .toBuffer();
const ARTICLES = demoRecords('posts');
/** Adds the missing articles. */
const fill = () =>
  fillSite(system, {
    isWanted: ({ part, outcome }) => part === 'posts' && outcome === 'create',
    read: async () => new Uint8Array(GREY),
  });

describe('articles of the demo', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'demo-'));
    openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('publishes every article on its date, with its own picture and alternative text', async () => {
    await fill();
    const { items } = await listPosts(system, {});
    expect(items.map(({ title }) => title)).toEqual(ARTICLES.map(({ title }) => title).reverse());
    expect(new Set(items.map(({ image }) => image)).size).toBe(ARTICLES.length);
    for (const { image_alt, slug, title } of items) {
      const article = ARTICLES.find((one) => one.title === title)!;
      expect([image_alt, slug]).toEqual([article.image_alt, postSlug(title)]);
    }
  });

  it('adds only the missing article when run again', async () => {
    await fill();
    const [first, ...others] = (await listPosts(system, {})).items;
    await db()
      .deleteFrom('blog_posts')
      .where('id', '=', first?.id ?? 0)
      .execute();
    await fill();
    const { items } = await listPosts(system, {});
    expect(items.slice(1)).toEqual(others);
    expect(items[0]?.title).toBe(first?.title);
  });

  const LEADS_TO = new Set<string>([
    ...PUBLIC_PAGES_TEXTS.pages.map(({ path }) => path),
    ...demoRecords('services').map(({ slug }) => servicePath(slug)),
  ]);
  const CATEGORIES = ['Conseils', 'Entretien', 'Installation', 'Isolation', 'Matériaux', 'Réparation'];

  describe.each(ARTICLES)('article “$title”', (article) => {
    const blocks = parseBody(article.content);

    it('contains 600 to 1 000 words, in sections with headings', () => {
      const words = article.content.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThanOrEqual(1_000);
      expect(blocks.filter((block) => block.kind === 'heading').length).toBeGreaterThanOrEqual(4);
    });

    it('starts with a short introduction and has a date before November 2026', () => {
      expect(article.excerpt?.length).toBeLessThanOrEqual(200);
      expect(article.published_at! >= '2026-01' && article.published_at! < '2026-11').toBe(true);
    });

    it('links only to existing pages and leaves no markup unparsed', () => {
      const links = [...article.content.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
      expect(links.length).toBeGreaterThanOrEqual(2);
      expect(links.filter((href) => href.startsWith('/') && !LEADS_TO.has(href))).toEqual([]);
      for (const block of blocks) {
        const lines = block.kind === 'list' ? block.entries : block.kind === 'picture' ? [] : [block.inside];
        for (const line of lines) expect(toWords(line)).not.toMatch(/[*_#[\]]/);
      }
    });
  });

  it('covers every category, with links to services and prices', async () => {
    expect([...new Set(ARTICLES.map(({ category }) => category))].sort()).toEqual(CATEGORIES);
    const all = ARTICLES.map(({ content }) => content).join('\n');
    for (const path of ['/tarifs', '/contact', '/services/isolation', '/services/gouttieres'])
      expect(all).toContain(path);
    await fill();
    expect((await readPost(system, { slug: 'lire-un-devis-de-toiture-ligne-par-ligne' })).author).not.toBe('');
  });
});
