import { createHash } from 'node:crypto';
import { Hono, type Context as HttpContext, type Next } from 'hono';
import { VISITOR } from '#src/kernel/actor.ts';
import { getRequestId } from '#src/platform/http/request-id.server.ts';
import { log } from '#src/platform/log.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { readBuiltIcon, readIcon, readManifest } from './icon.queries.server.ts';

/** Files with fixed addresses that browsers ask for: they change with the company's logo. */
export const ICON_FILES =
  /^\/(favicon\.svg|apple-touch-icon\.png|icone-(192|512)\.png|site\.webmanifest|admin\/manifest\.webmanifest)$/;

const SAFETY = {
  'Content-Security-Policy': "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=3600',
};
const FAVICON = 192;
const APPLE = 180;

const visitor = (request: HttpContext): Context => ({
  actor: VISITOR,
  requestId: request.get('requestId') ?? getRequestId(),
  clientAddress: '',
  userAgent: '',
});

function send(request: HttpContext, type: string, body: string | Uint8Array<ArrayBuffer>): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { ...SAFETY, 'Content-Type': type, ETag: etag };
  if (request.req.header('if-none-match') === etag) return request.body(null, 304, headers);
  return request.body(body, 200, headers);
}

/** Wraps the bitmap, because the documents announce an SVG. */
const toFavicon = (png: Uint8Array): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FAVICON} ${FAVICON}"><image width="${FAVICON}" height="${FAVICON}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`;

/** Answers with the company's icon; without one, or when it cannot be drawn, the built file follows. */
const ownIcon =
  (size: 180 | 192, answer: (request: HttpContext, png: Uint8Array<ArrayBuffer>) => Response) =>
  async (request: HttpContext, next: Next): Promise<Response | undefined> => {
    const icon = await readIcon(visitor(request), { size }).catch((error: unknown) => {
      log().error({ err: error }, 'drawing the icon failed');
      return undefined;
    });
    if (icon !== undefined) return answer(request, icon.png);
    await next();
    return undefined;
  };

const sendPng = (request: HttpContext, png: Uint8Array<ArrayBuffer>): Response => send(request, 'image/png', png);

/** Serves icons and web manifests, outside the API. */
export function iconFiles(): Hono {
  const files = new Hono();
  files.get(
    '/favicon.svg',
    ownIcon(FAVICON, (request, png) => send(request, 'image/svg+xml', toFavicon(png))),
  );
  files.get('/apple-touch-icon.png', ownIcon(APPLE, sendPng));
  for (const size of [192, 512] as const) {
    files.get(`/icone-${size}.png`, async (request) => {
      const own = await readIcon(visitor(request), { size });
      return sendPng(request, (own ?? (await readBuiltIcon(visitor(request), { size }))).png);
    });
  }
  for (const [path, isAdmin] of [
    ['/site.webmanifest', false],
    ['/admin/manifest.webmanifest', true],
  ] as const) {
    files.get(path, async (request) => {
      const manifest = await readManifest(visitor(request), { isAdmin });
      return send(request, 'application/manifest+json', JSON.stringify(manifest));
    });
  }
  return files;
}
