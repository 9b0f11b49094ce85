import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';
import { openWorkerServer } from '#tests/support/worker-server.ts';

const server = await openWorkerServer();
const PATHS = await pathsOfSitemap(server.origin);
describe('site crawl', () => {
  const pages = new Map<string, Promise<string>>();

  /** Returns the document at a path, requested once. */
  function toHtml(path: string): Promise<string> {
    const known = pages.get(path) ?? fetch(server.origin + path).then((answer) => answer.text());
    pages.set(path, known);
    return known;
  }

  const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const read = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

  it('finds the whole site', () => {
    expect(PATHS.length).toBeGreaterThan(30);
    for (const path of ['/', '/avis', '/services/couverture', '/services/lyon', '/plan-du-site']) {
      expect(PATHS).toContain(path);
    }
  });

  describe.each(PATHS)('%s', (path) => {
    it('answers 200 with valid HTML', async () => {
      expect((await fetch(server.origin + path)).status).toBe(200);
      const report = await validator.validateString(await toHtml(path));
      const faults = report.results.flatMap(({ messages }) =>
        messages.map((fault) => `${fault.ruleId}: ${fault.message}`),
      );
      expect(faults).toEqual([]);
    });

    it('contains one canonical address, one h1, breadcrumbs, and no rating of itself', async () => {
      const html = await toHtml(path);
      expect(all(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([server.origin + path]);
      expect(all(html, /(<h1)[\s>]/g)).toHaveLength(1);
      const [graph = ''] = all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
      const types = (JSON.parse(graph)['@graph'] as { '@type': string }[]).map((node) => node['@type']);
      expect(types).toContain('RoofingContractor');
      if (path !== '/') expect(types).toContain('BreadcrumbList');
      expect(graph).not.toMatch(/AggregateRating|"Review"/);
    });

    it('contains its style sheets: no request stands before its first paint', async () => {
      expect(all(await toHtml(path), /<link rel="stylesheet" href="([^"]+)"\/>/g)).toEqual([]);
    });

    it('contains a sharing picture of 1200 × 630', async () => {
      const [address = ''] = all(await toHtml(path), /<meta property="og:image" content="([^"]+)"/g);
      const answer = await fetch(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
    });
  });

  it('gives every page its own title and description', async () => {
    const heads = await Promise.all(
      PATHS.map(async (path) => {
        const html = await toHtml(path);
        return [all(html, /<title>([^<]+)/g)[0], all(html, /<meta name="description" content="([^"]+)/g)[0]];
      }),
    );
    for (const part of [0, 1]) {
      const texts = heads.map((head) => head[part]);
      expect(texts).not.toContain(undefined);
      expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
    }
  });

  it('contains no dead link', async () => {
    const dead: string[] = [];
    const targets = new Map<string, string>();
    for (const path of PATHS) {
      for (const href of all(await toHtml(path), /<a\b[^>]*\shref="([^"]+)"/g)) {
        const target = new URL(read(href), server.origin + path);
        if (target.origin === server.origin) targets.set(target.href.slice(server.origin.length), path);
      }
    }
    for (const [target, from] of targets) {
      const [address = '', fragment] = target.split('#');
      const answer = await fetch(server.origin + address);
      const html = await answer.text();
      if (!answer.ok) dead.push(`${from} → ${target}: ${answer.status}`);
      else if (fragment && !html.includes(`id="${fragment}"`)) dead.push(`${from} → ${target}: no such place`);
    }
    expect(dead).toEqual([]);
  });

  it('names the contact for vulnerabilities, and the page to change a password', async () => {
    const answer = await fetch(`${server.origin}/.well-known/security.txt`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`Canonical: ${server.origin}/.well-known/security.txt`);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect([days > 60, days < 365]).toEqual([true, true]);
    const change = await fetch(`${server.origin}/.well-known/change-password`, { redirect: 'manual' });
    expect([change.status, change.headers.get('location')]).toEqual([302, '/profile']);
  });
});
