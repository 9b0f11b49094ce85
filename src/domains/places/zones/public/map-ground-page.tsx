import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { perApp } from '#src/platform/app-state.server.ts';
import { acceptedEncoding, type Encoding, encode } from '#src/platform/http/encoding.server.ts';
import { fileLoader } from '#src/platform/http/page-endpoint.server.ts';
import { loupeGround, regionGround } from '../map-ground.views.ts';
import { OUTLINES } from '../outlines.internal.server.ts';
import type { MapLayout } from '../zone.contract.ts';
import { readZoneMap } from '../zone.queries.server.ts';
import type { Route } from './+types/map-ground-page';

const DRAWINGS: Record<string, (layout: MapLayout) => string | undefined> = {
  'region.svg': (layout) => regionGround(OUTLINES, layout),
  'loupe.svg': ({ detail }) => (detail === null ? undefined : loupeGround(detail)),
};

interface Ground {
  layout: MapLayout;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}
const grounds = perApp(() => new Map<string, Ground>());

/** Draws once per encoding and layout, then answers from memory. */
async function draw(name: string, layout: MapLayout, encoding: Encoding): Promise<Ground | undefined> {
  const key = `${encoding} ${name}`;
  const rendered = grounds();
  const known = rendered.get(key);
  if (known !== undefined && isDeepStrictEqual(known.layout, layout)) return known;
  const ground = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name]?.(layout) : undefined;
  if (ground === undefined) return undefined;
  const body = await encode(new TextEncoder().encode(ground), encoding, 'best');
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  rendered.set(key, { layout, body, etag });
  return { layout, body, etag };
}

/** Serves the background of the drawn map. */
export const loader = fileLoader(async (visitor, { params, request }: Route.LoaderArgs) => {
  const { layout } = await readZoneMap(visitor, {});
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding') ?? undefined);
  const ground = layout && (await draw(params.ground, layout, encoding));
  if (!ground) return new Response(null, { status: 404 });
  const { body, etag } = ground;
  const headers = {
    'Content-Type': 'image/svg+xml',
    // Short, because it changes with the area.
    'Cache-Control': 'public, max-age=300',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
});
