import sharp from 'sharp';
import './sharp-limits.server.ts';

const SVG_LOADER = { operation: ['VipsForeignLoadSvgBuffer'] };

/** Attempts at one drawing, of which only the last one fails. */
const ATTEMPTS = 10;

let drawing = 0;

async function drawOnce(svg: string): Promise<Uint8Array> {
  drawing += 1;
  sharp.unblock(SVG_LOADER);
  try {
    return await sharp(Buffer.from(svg)).png().toBuffer();
  } finally {
    if (--drawing === 0) sharp.block(SVG_LOADER);
  }
}

/**
 * Renders an SVG of our own, or an upload after `sanitizeSvg`. Uploads cannot reach the unblocked loader: their first
 * bytes are checked. Another thread may block it during a drawing, with one of many messages: each failure is repeated.
 */
export async function drawSvg(svg: string): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await drawOnce(svg);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
