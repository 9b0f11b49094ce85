import sharp from 'sharp';
import './sharp-limits.server.ts';

const SVG_LOADER = { operation: ['VipsForeignLoadSvgBuffer'] };

let drawing = 0;

/**
 * Renders an SVG that our own code has written as PNG; an upload only after `sanitizeSvg`.
 * The SVG loader is unblocked meanwhile; uploads cannot use it, because their first bytes are checked before.
 */
export async function drawSvg(svg: string): Promise<Uint8Array> {
  if (drawing++ === 0) sharp.unblock(SVG_LOADER);
  try {
    return await sharp(Buffer.from(svg)).png().toBuffer();
  } finally {
    if (--drawing === 0) sharp.block(SVG_LOADER);
  }
}
