import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HtmlValidate } from 'html-validate';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let browser: Browser;
let server: BuiltServer;
describe('service pages', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  const database = (): DatabaseSync => new DatabaseSync(join(server.folder, 'faitage.sqlite'), { timeout: 5_000 });

  /** Runs one statement on the stored services and restarts the server, which empties its document cache. */
  async function change(statement: string): Promise<void> {
    const direct = database();
    direct.exec(statement);
    direct.close();
    await server.stop();
    await server.restart();
  }

  const ask = (path: string, { origin }: BuiltServer = server): Promise<Response> =>
    fetch(origin + path, { redirect: 'manual' });

  async function open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await openPage(browser, server.origin, { viewport: { width: 390, height: 844 }, ...options });
    await page.goto(address);
    return page;
  }

  const NO_INDEX = '<meta name="robots" content="noindex"/>';

  describe('address of a service', () => {
    it.each([
      ['/services/zinguerie', 200, null],
      ['/services/Zinguerie', 301, '/services/zinguerie'],
      ['/services/R%C3%A9paration?utm_source=a', 301, '/services/reparation-des-fuites?utm_source=a'],
      ['/services/1', 301, '/services/charpente'],
      ['/services/999', 404, null],
      ['/services/piscine', 404, null],
      ['/services/%00', 404, null],
      ['/services/test-updated-service', 200, null],
    ])('answers %s with %i %s', async (path, status, location) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
      if (status === 301) expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    });

    it('shows search engines the stored services, and hides the rest from them', async () => {
      const stored = await (await ask('/services/zinguerie')).text();
      expect(stored).not.toContain(NO_INDEX);
      expect(stored).toContain('"@type":"Service"');
      const missing = await (await ask('/services/piscine')).text();
      for (const view of [NO_INDEX, 'Service non trouvé', 'href="/services"', 'href="/services/couverture"']) {
        expect(missing).toContain(view);
      }
      expect(missing).toContain('Le service demandé n&#x27;existe pas.');
      const unnamed = await (await ask('/services/test-updated-service')).text();
      expect(unnamed).toContain(NO_INDEX);
      expect(unnamed).toContain(`<link rel="canonical" href="${server.origin}/services/entretien"/>`);
    });

    it('shows built-in content once the company has withdrawn its own', async () => {
      await change("update services set is_active = 0 where slug = 'isolation'");
      const answer = await ask('/services/isolation');
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain(NO_INDEX);
      expect(html).toContain('Garder la chaleur l’hiver');
      expect(await (await ask('/services')).text()).not.toContain('href="/services/isolation"');
      await change("update services set is_active = 1 where slug = 'isolation'");
    });
  });

  describe('page of a service', () => {
    it('accepts a request without JavaScript, for the service it shows', async () => {
      const page = await open(`${server.origin}/services/zinguerie`, { javaScriptEnabled: false });
      await page.getByLabel(/^Nom/).fill('Sans script, zinguerie');
      await page.getByLabel(/^Adresse e-mail/).fill('visiteur@mail');
      await page.getByLabel(/^Votre projet/).fill('Une noue à reprendre.');
      const submit = page.locator('form[method="post"] button[type="submit"]');
      const [refused] = await Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'POST'),
        submit.click(),
      ]);
      expect([refused.status(), new URL(refused.url()).pathname]).toEqual([422, '/services/zinguerie']);
      await expect.poll(() => page.getByLabel(/^Votre projet/).inputValue()).toBe('Une noue à reprendre.');
      await page.getByLabel(/^Adresse e-mail/).fill('visiteur@mail.example');
      await submit.click();
      await page.getByText('Message envoyé avec succès!').waitFor();
      const direct = database();
      const rows = direct.prepare('select subject from contact_messages where name = ?').all('Sans script, zinguerie');
      direct.close();
      expect(rows.map(({ subject }) => subject)).toEqual(['Demande de devis - Zinguerie']);
      await page.close();
    });

    it('replaces a broken picture by the one that fits the title', async () => {
      const html = await (await ask('/services/zinguerie')).text();
      const [, src = '', fallback = ''] =
        /<figure[^>]*>.*?<img[^>]* src="([^"]+)"[^>]* data-fallback="([^"]+)"/s.exec(html) ?? [];
      expect(fallback).toMatch(/^\/media\//);
      expect(fallback).not.toBe(src);
      const page = await openPage(browser, server.origin);
      await page.route(`**${src.replace('-800.webp', '')}*`, (route) => route.abort());
      await page.goto(`${server.origin}/services/zinguerie`);
      const picture = page.locator('figure img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.getAttribute('src')).toBe(fallback);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect.poll(() => picture.getAttribute('srcset')).toBeNull();
      await page.close();
    });
  });

  describe('pages outside the sitemap', () => {
    it.each(['/services/piscine', '/services/test-updated-service'])(
      'shows %s without faults at every width',
      async (path) => {
        const html = await (await ask(path)).text();
        const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
        expect(
          results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
        ).toEqual([]);
        for (const width of [320, 390, 768, 1440]) {
          const page = await open(server.origin + path, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          expect(await violationsOn(page)).toEqual([]);
          await page.close();
        }
      },
    );
  });

  describe('services that cannot be read', () => {
    beforeAll(() => change('alter table services rename to services_away'));

    it('lists the six built-in ones, says so, and is not cached', async () => {
      const answer = await ask('/services');
      const html = await answer.text();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(html.match(/<article/g)).toHaveLength(6);
      expect(html).toContain('La liste complète est momentanément indisponible');
    });

    it.each([
      ['/services/charpente', '<h1>Charpente</h1>'],
      ['/services/gouttiere', '<h1>Gouttières</h1>'],
      ['/services/entretien', '<h1>Couverture</h1>'],
    ])(
      'answers %s with 503, built-in content hidden from search engines, and the telephone number',
      async (path, title) => {
        const answer = await ask(path);
        const html = await answer.text();
        expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([
          503,
          'no-store',
          '60',
        ]);
        for (const visible of [title, NO_INDEX, 'href="tel:+33465710012"']) expect(html).toContain(visible);
      },
    );

    it('retries by itself, and shows the service as soon as it can be read', async () => {
      const page = await openPage(browser, server.origin);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/api/services/slug/charpente', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${server.origin}/services/charpente`);
      const notice = page.getByRole('status').filter({ hasText: /./ }).first();
      await expect.poll(() => notice.innerText()).toBe('Chargement du service...');
      expect(await violationsOn(page)).toEqual([]);
      release();
      await expect.poll(() => notice.innerText()).toContain('momentanément indisponible');
      const direct = database();
      direct.exec('alter table services_away rename to services');
      direct.close();
      await page.getByRole('link', { name: 'Réessayer' }).click();
      await page.getByText('Douglas hors aubier').waitFor();
      await expect.poll(() => page.getByText('momentanément indisponible').count()).toBe(0);
      await page.close();
    });
  });

  it('shows a message when there is no such service', async () => {
    const empty = await startServer({ DEMO: '0' });
    const answer = await ask('/services', empty);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Aucun service trouvé');
    await empty.discard();
  });
});
