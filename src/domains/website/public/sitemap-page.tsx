import { isSitePublished } from '#src/domains/settings/setting.internal.server.ts';
import { fileLoader } from '#src/platform/http/page-endpoint.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { listPublicPages } from '../site.queries.server.ts';

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Serves sitemap.xml: every page that search engines should index; none before the site is published. */
export const loader = fileLoader(async (visitor) => {
  const pages = (await isSitePublished()) ? await listPublicPages(visitor, {}) : [];
  const entries = pages.map(({ path, lastModified }) => {
    const changed = lastModified === '' ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${escaped(publicLink(path))}</loc>${changed}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${SCHEMA}">${entries.join('')}</urlset>`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
});
