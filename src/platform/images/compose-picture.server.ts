import sharp from 'sharp';
import { inDecodeQueue } from './decode-queue.server.ts';
import { drawSvg } from './draw-svg.server.ts';
import './sharp-limits.server.ts';

interface Composition {
  /** Pixels. */
  width: number;
  height: number;
  /** Colour under everything. */
  ground: string;
  /** One of our stored pictures, cropped to the size. */
  picture?: Uint8Array | undefined;
  /** Drawings of our own code, the lowest first. */
  layers: string[];
}

const QUALITY = 82;

/**
 * A picture and drawings over it, as JPEG.
 * @throws DomainError `unavailable` when too many images are at work.
 */
export async function composePicture({
  width,
  height,
  ground,
  picture,
  layers,
}: Composition): Promise<Buffer<ArrayBuffer>> {
  const drawn = await Promise.all(layers.map(drawSvg));
  return inDecodeQueue(async () => {
    const base = picture
      ? sharp(picture).resize(width, height, { fit: 'cover' })
      : sharp({ create: { width, height, channels: 3, background: ground } });
    const { data } = await base
      .composite(drawn.map((input) => ({ input: Buffer.from(input) })))
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return Buffer.from(data);
  });
}
