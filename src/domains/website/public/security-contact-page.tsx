import { isoIn } from '#src/platform/clock.server.ts';
import { pageRequest, toVisitor } from '#src/platform/http/page-request.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { readSecurityContact } from '../company.queries.server.ts';
import type { Route } from './+types/security-contact-page';

/** RFC 9116 requires less than a year; each response is valid for three months. */
const VALID_SECONDS = 90 * 86_400;

/** Serves security.txt: where to report a vulnerability of the site. */
export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await readSecurityContact(toVisitor(context.get(pageRequest)), {});
  const lines = [
    `Contact: ${email === '' ? publicLink('/contact') : `mailto:${email}`}`,
    `Expires: ${isoIn(VALID_SECONDS)}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${publicLink('/.well-known/security.txt')}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
