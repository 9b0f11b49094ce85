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
 * Renders an SVG that our own code has written as PNG; an upload only after `sanitizeSvg`.
 * The SVG loader is unblocked meanwhile; uploads cannot use it, because their first bytes are checked before. All
 * threads of the process share that state, and libvips has another message at each step that meets it blocked: a
 * drawing that fails is therefore repeated whatever the message.
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
