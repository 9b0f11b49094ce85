import sharp from 'sharp';
import { drawSvg } from './draw-svg.server.ts';
import type { Drawing } from './sanitize-svg.server.ts';
import './sharp-limits.server.ts';

export interface Fitting {
  /** An accepted picture, or a sanitised drawing. */
  source: Uint8Array | Drawing;
  /** Largest size of the result, in pixels. */
  width: number;
  height: number;
  /** Colour behind transparent parts; absent: they stay transparent. */
  ground?: string | undefined;
  /** Whether the result has exactly this size, with the picture in its middle. */
  isFilled?: boolean | undefined;
  /** Free space on each side, in pixels; with `isFilled`. */
  margin?: number | undefined;
}

const TIMEOUT_SECONDS = 20;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Returns the drawing at the largest size that fits. */
function scaled({ svg, width, height }: Drawing, most: { width: number; height: number }): string {
  const scale = Math.min(most.width / width, most.height / height);
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  return svg.replace(/ width="[^"]*" height="[^"]*"(?=\/?>)/, ` width="${w}" height="${h}"`);
}

/** Does the work of `fitPicture` on the calling thread. */
export async function renderFitted({ source, width, height, ground, isFilled, margin = 0 }: Fitting): Promise<{
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}> {
  const isBitmap = source instanceof Uint8Array;
  const area = { width: width - 2 * margin, height: height - 2 * margin };
  const picture = isBitmap ? source : await drawSvg(scaled(source, area));
  const background = ground ?? CLEAR;
  const fit = isFilled ? 'contain' : 'inside';
  const resized = sharp(picture, { autoOrient: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ ...area, fit, background, withoutEnlargement: !isFilled })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
  const flat = ground === undefined ? resized : resized.flatten({ background: ground });
  const { data, info } = await flat.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}
