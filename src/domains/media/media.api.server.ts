import { Hono, type Context as HttpContext } from 'hono';
import { VISITOR } from '#src/kernel/actor.ts';
import { getRequestId } from '#src/platform/http/request-id.server.ts';
import { log } from '#src/platform/log.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { retryHeaders, toRefusal } from '#src/platform/refusal.server.ts';
import { IMAGE_WIDTHS, SVG_TYPE } from './media.contract.ts';
import { readImage } from './media.queries.server.ts';
import { imageNotFound } from './media.rules.ts';
import { isNeutralName, readNeutralPicture } from './neutral-picture.internal.server.ts';

const FILE = /^([0-9a-f]{32})(?:-(\d{3,4})\.webp)?$/;

/** Prevents scripts in a picture from running, even when opened alone. */
const SAFETY = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};
const FOR_EVER = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** A sanitised drawing may have a style sheet of its own. */
const drawingSafety = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Serves `GET /media/{key}`, `/media/{key}-{width}.webp` and the neutral illustrations, outside the API. */
export function mediaFiles(): Hono {
  const files = new Hono();
  files.get('/media/:file', (request) => answer(request).catch((error: unknown) => refuse(request, error)));
  files.get('/illustrations/:file', (request) =>
    sendNeutral(request).catch((error: unknown) => refuse(request, error)),
  );
  files.all('/media/*', (request) => refuse(request, imageNotFound()));
  return files;
}

async function answer(request: HttpContext): Promise<Response> {
  const [whole, key = '', digits] = FILE.exec(request.req.param('file') ?? '') ?? [];
  const width = IMAGE_WIDTHS.find((known) => String(known) === digits);
  if (whole === undefined || (digits !== undefined && width === undefined)) throw imageNotFound();
  const image = await readImage(visitor(request), { key, width });
  const safety = image.contentType === SVG_TYPE ? { ...SAFETY, ...drawingSafety } : SAFETY;
  const tag = `"${whole}"`;
  const cacheHeaders = image.isStandIn ? { 'Cache-Control': 'no-store' } : { 'Cache-Control': FOR_EVER, ETag: tag };
  const headers = { ...safety, ...cacheHeaders };
  if (!image.isStandIn && isKnown(request.req.header('if-none-match'), tag)) return request.body(null, 304, headers);
  return request.body(image.bytes, 200, {
    ...headers,
    'Content-Type': image.contentType,
    'Content-Length': String(image.bytes.byteLength),
    'Content-Disposition': `inline; filename="${image.fileName}"`,
  });
}

async function sendNeutral(request: HttpContext): Promise<Response> {
  const [, name = ''] = /^([a-z-]+)\.webp$/.exec(request.req.param('file') ?? '') ?? [];
  if (!isNeutralName(name)) throw imageNotFound();
  const headers = { ...SAFETY, 'Cache-Control': DAY, 'Content-Type': 'image/webp' };
  return request.body(await readNeutralPicture(name), 200, headers);
}

const isKnown = (input: string | undefined, etag: string): boolean =>
  input?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*') ?? false;

const visitor = (request: HttpContext): Context => ({
  actor: VISITOR,
  requestId: request.get('requestId') ?? getRequestId(),
  clientAddress: '',
  userAgent: '',
});

function refuse(request: HttpContext, error: unknown): Response {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) log().error({ err: error }, 'serving an image failed');
  const headers = { ...SAFETY, ...retryHeaders(refusal), 'Cache-Control': 'no-store' };
  return request.text(refusal.message, refusal.status, headers);
}
