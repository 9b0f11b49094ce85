import { publicLink } from '#src/platform/public-link.server.ts';
import { PUBLIC_PATHS } from '../structured-data.rules.ts';

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** sitemap.xml: every page that search engines should know. */
export function loader() {
  const entries = PUBLIC_PATHS.map((path) => `<url><loc>${escaped(publicLink(path))}</loc></url>`).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${SCHEMA}">${entries}</urlset>`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
