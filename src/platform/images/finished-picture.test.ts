import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { keepImage, prepareImage, scaleImage } from './prepare-image.server.ts';

const WIDEST = 1200;
const WIDTHS = [400, 800, WIDEST];

const grain = Buffer.from(Array.from({ length: 32 * 24 * 3 }, (_, at) => (at * at * 31) % 251));
const aPicture = (width = WIDEST) =>
  sharp(grain, { raw: { width: 32, height: 24, channels: 3 } }).resize({ width, height: (width * 3) / 4 });

describe('keepImage', () => {
  it('keeps a finished WebP byte for byte, with the size and the mean colour of an upload', async () => {
    const bytes = await aPicture().webp().toBuffer();
    const picture = await keepImage(bytes, WIDEST);
    expect(picture?.original).toEqual({ bytes, contentType: 'image/webp', extension: 'webp' });
    expect(picture?.variants).toEqual([{ width: WIDEST, bytes }]);
    const { width, height, tint } = await prepareImage(bytes, { maxBytes: bytes.length, widths: WIDTHS });
    expect(picture).toMatchObject({ width, height, tint });
  });

  it('names no mean colour for a picture with transparent parts', async () => {
    const clear = sharp({ create: { width: 60, height: 40, channels: 4, background: '#b4431d80' } });
    expect(await keepImage(await clear.webp().toBuffer(), WIDEST)).not.toHaveProperty('tint');
  });

  it('leaves another type and a wider picture to an upload, and refuses a damaged one', async () => {
    expect(await keepImage(await aPicture().jpeg().toBuffer(), WIDEST)).toBeUndefined();
    expect(await keepImage(await aPicture(1280).webp().toBuffer(), WIDEST)).toBeUndefined();
    const cut = (await aPicture().webp().toBuffer()).subarray(0, 300);
    await expect(keepImage(cut, WIDEST)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('scaleImage', () => {
  it('encodes the same bytes as an upload, and only the named widths', async () => {
    const bytes = await aPicture().webp().toBuffer();
    const { variants } = await prepareImage(bytes, { maxBytes: bytes.length, widths: WIDTHS });
    const scaled = await scaleImage(bytes, { widths: [800, 400], widest: WIDEST });
    expect(scaled).toEqual([variants[1]?.bytes, variants[0]?.bytes]);
  });
});
