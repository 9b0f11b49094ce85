import { isoIn } from '#src/platform/clock.server.ts';
import { fileLoader } from '#src/platform/http/page-endpoint.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { readSecurityContact } from '../company.queries.server.ts';

/** RFC 9116 requires less than a year; each response is valid for three months. */
const VALID_SECONDS = 90 * 86_400;

/** Serves security.txt: where to report a vulnerability of the site. */
export const loader = fileLoader(async (visitor) => {
  const { email } = await readSecurityContact(visitor, {});
  const lines = [
    `Contact: ${email === '' ? publicLink('/contact') : `mailto:${email}`}`,
    `Expires: ${isoIn(VALID_SECONDS)}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${publicLink('/.well-known/security.txt')}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
});
