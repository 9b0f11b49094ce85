import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

/** One category per article: slightly more than one page. */
const CATEGORIES = ['Conseils', 'Conseils', 'Entretien', 'Isolation', 'Conseils', 'Entretien', 'Conseils', 'Conseils'];

const getDatabase = ({ folder }: BuiltServer): string => join(folder, 'faitage.sqlite');

let browser: Browser;
let server: BuiltServer;
describe('blog', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer({ DEMO: '0' })]);
    await server.stop();
    await openDatabase(getDatabase(server));
    for (const [place, category] of CATEGORIES.entries()) {
      await aPost({ title: `Article ${place + 1}`, content: '## Un\nTexte.', category });
    }
    await closeDatabase();
    await server.restart();
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, { headers, redirect: 'manual' });

  async function openBlog(): Promise<Page> {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${server.origin}/blog`);
    return page;
  }

  describe('reader without JavaScript', () => {
    it('turns the pages, reads an article and comes back', async () => {
      const page = await openBlog();
      await page.getByRole('link', { name: 'Plus anciens' }).click();
      await expect.poll(() => page.title()).toMatch(/^Blog, page 2/);
      const first = page.getByRole('article').first();
      const title = (await first.getByRole('heading').innerText()).trim();
      await first.getByRole('link').click();
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
      await expect
        .poll(() => page.getByRole('main').getByRole('link', { name: 'Demander un devis' }).getAttribute('href'))
        .toBe('/contact');
      await page.getByRole('link', { name: 'Retour au blog' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
      await page.close();
    });

    it('stays within a category', async () => {
      const page = await openBlog();
      await page.getByRole('navigation', { name: 'Catégories' }).getByRole('link', { name: 'Isolation' }).click();
      await expect
        .poll(() => page.getByRole('heading', { level: 2, name: 'Catégorie Isolation' }).isVisible())
        .toBe(true);
      await expect.poll(() => page.getByRole('article').count()).toBe(1);
      await page.close();
    });
  });

  it('answers 404 for missing pages, and redirects a number to its article', async () => {
    for (const path of ['/blog?page=99', '/blog?page=zero', '/blog?categorie=Piscine', '/blog/inconnu', '/blog/999']) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    }
    const moved = await ask('/blog/1');
    expect([moved.status, moved.headers.get('location')?.startsWith('/blog/')]).toEqual([301, true]);
  });

  it('lists new articles in the feed, and answers 304 when there are none', async () => {
    const answer = await ask('/blog/flux.xml');
    const page = await browser.newPage();
    const read = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        const links = [...feed.querySelectorAll('item > link')].map(({ textContent }) => textContent);
        return { broken: feed.querySelector('parsererror')?.textContent, links };
      },
      await answer.text(),
    );
    await page.close();
    expect(read.broken).toBeUndefined();
    expect(read.links).toHaveLength(CATEGORIES.length);
    for (const link of read.links) expect((await fetch(link)).status, link).toBe(200);
    const again = await ask('/blog/flux.xml', { 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('shows built-in articles, unindexed and uncached, when the stored ones cannot be read', async () => {
    await server.stop();
    const database = new DatabaseSync(getDatabase(server), { timeout: 5_000 });
    database.exec('alter table blog_posts rename to elsewhere');
    database.close();
    await server.restart({ LOG_LEVEL: 'silent' });
    const answers = await Promise.all(
      ['/blog', '/blog/que-faire-en-cas-de-fuite', '/blog/autre-chose'].map(async (path) => {
        const answer = await ask(path);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
        const html = await answer.text();
        expect(html).toContain('noindex');
        return html;
      }),
    );
    expect(answers[0]).toContain('/blog/que-faire-en-cas-de-fuite');
    expect(answers[1]).toContain('Dans la première heure');
    expect(answers[2]).toContain('Article non trouvé');
  });
});
