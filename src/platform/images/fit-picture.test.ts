import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fitPicture } from './fit-picture.server.ts';
import { sanitizeSvg } from './sanitize-svg.server.ts';

const drawing = sanitizeSvg(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path fill="#f00" d="M0 0h60v20H0z"/></svg>',
  ),
);

const pixel = async (png: Uint8Array, left: number, top: number): Promise<number[]> => [
  ...(await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('fitPicture', () => {
  it('draws a drawing as large as it fits', async () => {
    const { width, height, bytes } = await fitPicture({ source: drawing, width: 480, height: 480 });
    expect([width, height]).toEqual([480, 160]);
    expect(await pixel(bytes, 240, 80)).toEqual([255, 0, 0, 255]);
  });

  it('never enlarges a bitmap', async () => {
    const source = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    expect(await fitPicture({ source: new Uint8Array(source), width: 480, height: 480 })).toMatchObject({ width: 30 });
  });

  it('fills a square around the picture, with a margin and a ground', async () => {
    const square = { width: 100, height: 100, isFilled: true, margin: 10, ground: '#ffffff' };
    const { bytes, width, height } = await fitPicture({ source: drawing, ...square });
    expect([width, height]).toEqual([100, 100]);
    expect(await pixel(bytes, 2, 50)).toEqual([255, 255, 255, 255]);
    expect(await pixel(bytes, 50, 50)).toEqual([255, 0, 0, 255]);
  });
});
