import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normalise, numberIds } from '#tests/support/normalised-page.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';

const PATH = '/api/admin/site-archive';
/** Public addresses outside the sitemap. */
const BESIDES = [
  ...['/testimonials', '/discussion', '/newsletter', '/blog?page=2', '/blog/flux.xml', '/adresse-inconnue'],
  ...['/itineraire/cadre', '/itineraire/cadre?ville=Aubenas', '/carte/region.svg', '/carte/loupe.svg'],
];

/** A site without a mail server offers no newsletter; the demo company shows one without. */
const NOWHERE = 'smtp://127.0.0.1:9';

let original: BuiltServer;
let empty: BuiltServer;
beforeAll(async () => {
  [original, empty] = await Promise.all([startServer(), startServer({ DEMO: '0', SMTP_URL: NOWHERE })]);
});
afterAll(async () => {
  await original?.discard();
  await empty?.discard();
});

/** For an import with all its pictures, and some sixty pages of two servers. */
const MANY_PAGES_MS = 240_000;

async function signIn({ origin }: BuiltServer): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

/** Returns a page as its visitor reads it, without the addresses of its server. */
async function read({ origin }: BuiltServer, path: string): Promise<string[]> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  const text = numberIds(normalise(await answer.text(), origin));
  return [`${answer.status} ${answer.headers.get('location') ?? ''}`, ...text.split('\n')];
}

describe('archive of a site', () => {
  it(
    'makes every page of an empty installation the same as on the site that it was exported from',
    async () => {
      const file = await fetch(original.origin + PATH, { headers: await signIn(original) });
      const form = new FormData();
      form.set('archive', new Blob([await file.arrayBuffer()]), 'site.zip');
      form.set('apply', 'true');
      const answer = await fetch(empty.origin + PATH, { method: 'POST', headers: await signIn(empty), body: form });
      const { data } = (await answer.json()) as { data: { applied: boolean } };
      expect([answer.status, data.applied]).toEqual([200, true]);

      const paths = await pathsOfSitemap(original.origin);
      expect(paths.length).toBeGreaterThanOrEqual(37);
      expect(await pathsOfSitemap(empty.origin)).toEqual(paths);
      for (const path of [...paths, ...BESIDES]) {
        expect(await read(empty, path), path).toEqual(await read(original, path));
      }
    },
    MANY_PAGES_MS,
  );
});
