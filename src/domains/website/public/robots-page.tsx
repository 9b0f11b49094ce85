import { isSitePublished } from '#src/domains/settings/setting.internal.server.ts';
import { isHiddenDemo } from '#src/domains/setup/demo-company.internal.server.ts';
import { fileLoader } from '#src/platform/http/page-endpoint.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';

/** Private areas send `noindex` themselves: this only saves crawlers the visits. */
const OPEN = () => [
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /api/',
  '',
  `Sitemap: ${publicLink('/sitemap.xml')}`,
];
const CLOSED = ['User-agent: *', 'Disallow: /'];

/** Serves robots.txt. */
export const loader = fileLoader(async () => {
  const isIndexed = (await isSitePublished()) && !(await isHiddenDemo());
  const lines = isIndexed ? OPEN() : CLOSED;
  return new Response([...lines, ''].join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
});
