import { publicLink } from '#src/platform/public-link.server.ts';

/** Serves robots.txt: private areas send `noindex` themselves; this only saves crawlers the visits. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${publicLink('/sitemap.xml')}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
