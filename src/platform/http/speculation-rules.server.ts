import type { Context } from 'hono';

/** Address that documents announce in their `Speculation-Rules` header. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** What browsers may fetch ahead when a visitor points at a link: documents, never apps, calls or files. */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/admin/*', '/api/*', '/media/*', '/*\\?*token=*'] } },
          { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Serves the rules; browsers ask for them once and keep them an hour. */
export const speculationRules = (request: Context): Response =>
  request.body(RULES, 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
  });
