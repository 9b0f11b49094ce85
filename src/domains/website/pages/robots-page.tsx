import { publicLink } from '#src/platform/public-link.server.ts';

/** robots.txt: private areas say `noindex` themselves; here they are only spared the visits. */
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
