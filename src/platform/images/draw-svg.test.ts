import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSvg } from './draw-svg.server.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

describe('drawSvg', () => {
  it('draws although another thread blocks the loader meanwhile', async () => {
    const pictures = Array.from({ length: 20 }, () => drawSvg(SVG));
    sharp.block({ operation: ['VipsForeignLoadSvgBuffer'] });
    for (const bytes of await Promise.all(pictures)) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 8 });
    }
  });

  it('blocks the loader again afterwards', async () => {
    await drawSvg(SVG);
    const read = () => sharp(Buffer.from(SVG)).metadata();
    // Another test file may be drawing at this moment.
    await expect.poll(() => read().then(String, ({ message }) => message)).toContain('unsupported image format');
  });

  it('refuses what is no SVG', async () => {
    await expect(drawSvg('<svg')).rejects.toThrow();
  });
});
