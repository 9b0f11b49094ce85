import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSvg } from './draw-svg.server.ts';

const roof =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 20 15 0l15 20z" fill="#b4431d"/></svg>';

describe('drawSvg', () => {
  it('renders our own SVG and blocks the loader again', async () => {
    const [one] = await Promise.all([drawSvg(roof), drawSvg(roof), drawSvg('<svg').catch(() => undefined)]);
    expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 30, height: 20 });
    await expect(sharp(Buffer.from(roof)).metadata()).rejects.toThrow();
  });
});
