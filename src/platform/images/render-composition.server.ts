import sharp from 'sharp';
import { drawSvg } from './draw-svg.server.ts';
import './sharp-limits.server.ts';

export interface Composition {
  /** Width in pixels. */
  width: number;
  height: number;
  /** Background colour. */
  ground: string;
  /** One of the stored pictures, cropped to the size. */
  picture?: Uint8Array | undefined;
  /** SVG drawings of our own code, the lowest first. */
  layers: string[];
  /** Bitmap above the drawings, such as a logo. */
  stamp?: { bytes: Uint8Array; left: number; top: number } | undefined;
}

const QUALITY = 82;
const TIMEOUT_SECONDS = 20;

/** Does the work of `composePicture` on the calling thread. */
export async function renderComposition({
  width,
  height,
  ground,
  picture,
  layers,
  stamp,
}: Composition): Promise<Uint8Array<ArrayBuffer>> {
  const rendered = await Promise.all(layers.map(drawSvg));
  const base = picture
    ? sharp(picture).resize(width, height, { fit: 'cover' })
    : sharp({ create: { width, height, channels: 3, background: ground } });
  const { data } = await base
    .composite([
      ...rendered.map((input) => ({ input: Buffer.from(input) })),
      ...(stamp ? [{ input: Buffer.from(stamp.bytes), left: stamp.left, top: stamp.top }] : []),
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data);
}
