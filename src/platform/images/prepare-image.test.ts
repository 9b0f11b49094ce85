import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { getImageType } from './image-type.server.ts';
import { type PreparedImage, prepareImage } from './prepare-image.server.ts';

const LIMITS = { maxBytes: 15_000_000, widths: [200, 400, 600] };
const prepare = (bytes: Uint8Array): Promise<PreparedImage> => prepareImage(bytes, LIMITS);

const CANARY = 'canary-of-the-camera';
const SCRIPT = '<script>alert(1)</script><?php system($_GET[0]); ?>';

const grain = Buffer.from(Array.from({ length: 32 * 20 * 3 }, (_, at) => (at * at * 31) % 251));
const picture = (width = 800, height = 500) =>
  sharp(grain, { raw: { width: 32, height: 20, channels: 3 } }).resize({ width, height, fit: 'fill' });

const withCamera = { IFD0: { Copyright: CANARY }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 44/1 0/1' } };

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns a PNG of one bit per pixel, all equal: a few kilobytes that decode to an enormous picture. */
function bombPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const isoFile = (brand: string): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from(`mif1${brand}`),
    Buffer.alloc(500),
  ]);

/** Checks that the file is complete, with no appended bytes and no location data. */
async function expectClean({ original, variants }: PreparedImage): Promise<void> {
  for (const bytes of [original.bytes, ...variants.map((variant) => variant.bytes)]) {
    const { exif, icc, xmp, iptc, orientation, pages } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation, isStatic: (pages ?? 1) === 1 }).toEqual({ isStatic: true });
    for (const trace of [CANARY, '<script', '<?php', 'PK\x03\x04']) expect(bytes.includes(trace), trace).toBe(false);
    const type = getImageType(bytes);
    if (type === 'webp') expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
    if (type === 'jpeg') expect(bytes.subarray(-2).toString('hex')).toBe('ffd9');
    if (type === 'png') expect(bytes.subarray(-8, -4).toString()).toBe('IEND');
  }
}

describe('prepareImage, accepted types', () => {
  it.each([
    ['jpeg', 'jpg', () => picture().jpeg().toBuffer()],
    ['png', 'png', () => picture().png().toBuffer()],
    ['webp', 'webp', () => picture().webp().toBuffer()],
    ['avif', 'avif', () => picture().avif({ effort: 0 }).toBuffer()],
  ])('keeps the type %s of the original and creates three WebP files', async (type, extension, make) => {
    const image = await prepare(await make());
    expect(image).toMatchObject({ width: 800, height: 500, original: { contentType: `image/${type}`, extension } });
    expect(getImageType(image.original.bytes)).toBe(type);
    for (const { width, bytes } of image.variants) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width * 0.625 });
    }
    await expectClean(image);
  });

  it('names the mean colour of a picture without transparent parts', async () => {
    const wide = { width: 64, height: 40, channels: 3 } as const;
    const red = sharp({ create: { ...wide, background: '#e04010' } });
    expect((await prepare(await red.jpeg().toBuffer())).tint).toBe('e41');
    const clear = sharp({ create: { ...wide, channels: 4, background: '#e0401080' } });
    expect((await prepare(await clear.png().toBuffer())).tint).toBeUndefined();
  });

  it('enlarges no image', async () => {
    const image = await prepare(await picture(500, 300).png().toBuffer());
    const sizes = await Promise.all(image.variants.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
    expect(sizes).toEqual([200, 400, 500]);
  });

  it('turns an image upright and removes camera and location data', async () => {
    const photo = await picture().withMetadata({ orientation: 6 }).withExifMerge(withCamera).jpeg().toBuffer();
    expect(photo.includes(CANARY)).toBe(true);
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const image = await prepare(photo);
    expect(image).toMatchObject({ width: 500, height: 800 });
    const widths = await Promise.all(image.variants.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
    expect(widths).toEqual([200, 400, 500]);
    await expectClean(image);
  });

  it('cuts a part out of the upright picture, for the original and every width', async () => {
    const photo = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const crop = { left: 0, top: 50, right: 50, bottom: 100 };
    const image = await prepareImage(photo, { maxBytes: 1_000_000, widths: [100, 1200], crop });
    expect(image).toMatchObject({ width: 250, height: 400 });
    const sizes = await Promise.all(image.variants.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
    expect(sizes).toEqual([100, 250]);
    const sliver = { left: 95, top: 95, right: 100, bottom: 100 };
    const tiny = await prepareImage(await picture(2, 2).png().toBuffer(), {
      maxBytes: 1_000,
      widths: [],
      crop: sliver,
    });
    expect(tiny).toMatchObject({ width: 1, height: 1 });
  });

  it('keeps transparency, and converts grey and 16-bit pictures to ordinary ones', async () => {
    const clear = await prepare(await picture().ensureAlpha(0.5).png().toBuffer());
    expect((await sharp(clear.variants[0]?.bytes).metadata()).hasAlpha).toBe(true);
    const grey = await prepare(await picture().greyscale().jpeg().toBuffer());
    expect((await sharp(grey.variants[0]?.bytes).metadata()).width).toBe(200);
    const deep = await prepare(await picture().toColourspace('rgb16').png().toBuffer());
    expect((await sharp(deep.variants[0]?.bytes).metadata()).width).toBe(200);
  });

  it('fits an image of extreme shape into WebP', async () => {
    const image = await prepare(await picture(40, 40_000).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 40, height: 40_000 });
    expect((await sharp(image.variants.at(-1)?.bytes).metadata()).height).toBe(16_000);
  });

  it('keeps only the first frame', async () => {
    const scenes = [picture(300, 200), picture(300, 200).negate(), picture(300, 200).flip()];
    const frames = await Promise.all(scenes.map((scene) => scene.png().toBuffer()));
    const joined = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [50, 50, 50], loop: 0 })
      .toBuffer();
    expect((await sharp(joined).metadata()).pages).toBe(3);
    const image = await prepare(joined);
    expect(image).toMatchObject({ width: 300, height: 200 });
    await expectClean(image);
  });
});

describe('prepareImage, hidden content', () => {
  it.each([
    [
      'a script behind a JPEG',
      async () => Buffer.concat([await picture(240, 150).jpeg().toBuffer(), Buffer.from(SCRIPT)]),
    ],
    [
      'an archive behind a JPEG',
      async () =>
        Buffer.concat([await picture(240, 150).jpeg().toBuffer(), Buffer.from('PK\x03\x04'), Buffer.from(SCRIPT)]),
    ],
    [
      'a script behind a PNG',
      async () => Buffer.concat([await picture(240, 150).png().toBuffer(), Buffer.from(SCRIPT)]),
    ],
    [
      'a script behind a WebP',
      async () => Buffer.concat([await picture(240, 150).webp().toBuffer(), Buffer.from(SCRIPT)]),
    ],
    [
      'a script in the text of a PNG',
      async () => {
        const png = await picture(240, 150).png().toBuffer();
        return Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)), png.subarray(33)]);
      },
    ],
    [
      'a script in the comment of a JPEG',
      async () => {
        const jpeg = await picture(240, 150).jpeg().toBuffer();
        const comment = Buffer.from(SCRIPT);
        const frame = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
        return Buffer.concat([jpeg.subarray(0, 2), frame, comment, jpeg.subarray(2)]);
      },
    ],
    [
      'a script in the camera data of a WebP',
      () =>
        picture(240, 150)
          .webp()
          .withExif({ IFD0: { Copyright: `${CANARY}${SCRIPT}` } })
          .toBuffer(),
    ],
  ])('removes %s', async (_what, make) => {
    const bytes = await make();
    expect(bytes.includes('<script')).toBe(true);
    await expectClean(await prepare(bytes));
  });
});

describe('prepareImage, invalid image', () => {
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>`;
  const files: [string, () => Buffer | Promise<Buffer>][] = [
    ['SVG', () => Buffer.from(svg)],
    ['compressed SVG', () => gzipSync(svg)],
    ['GIF', () => picture(20, 20).gif().toBuffer()],
    ['GIF and script at once', () => Buffer.from(`GIF89a/*${SCRIPT}*/=1;`.padEnd(200))],
    ['TIFF', () => picture(20, 20).tiff().toBuffer()],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n')],
    ['HTML', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['BMP', () => Buffer.from(`BM${'\0'.repeat(100)}`)],
    ['video', () => isoFile('isom')],
    ['HEIC that this build cannot read', () => isoFile('heic')],
    ['nothing', () => Buffer.alloc(0)],
    ['three bytes', () => Buffer.from([0xff, 0xd8, 0xff])],
  ];
  it.each(files)('refuses as unsupported: %s', async (_type, make) => {
    await expect(prepare(await make())).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  const broken: [string, () => Buffer | Promise<Buffer>][] = [
    ['a JPEG cut in the middle', async () => half(await picture().jpeg().toBuffer())],
    ['a PNG cut in the middle', async () => half(await picture().png().toBuffer())],
    ['a WebP cut in the middle', async () => half(await picture().webp().toBuffer())],
    ['an AVIF cut in the middle', async () => half(await picture().avif({ effort: 0 }).toBuffer())],
    ['a page with the signature of a JPEG', () => Buffer.from(`\xff\xd8\xff\xe0${SCRIPT}`, 'latin1')],
    ['an SVG behind the signature of a PNG', () => Buffer.concat([bombPng(8).subarray(0, 8), Buffer.from(svg)])],
    ['an AVIF of nothing', () => isoFile('avif')],
  ];
  const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
  it.each(broken)('refuses as unreadable: %s', async (_what, make) => {
    await expect(prepare(await make())).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses a file above 15 MB before it is read', async () => {
    await expect(prepare(Buffer.alloc(15_000_001))).rejects.toMatchObject({
      code: 'too-large',
      message: 'L’image dépasse 15 Mo.',
    });
  });

  it('refuses an image with too many pixels without decoding it', async () => {
    const bomb = bombPng(20_000);
    expect(bomb.length).toBeLessThan(60_000);
    const attempt = async (): Promise<void> => {
      const before = process.memoryUsage().rss;
      const start = performance.now();
      await expect(prepare(bomb)).rejects.toMatchObject({
        code: 'invalid',
        message: 'L’image dépasse 50 millions de pixels.',
      });
      expect(performance.now() - start).toBeLessThan(1_000);
      expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    };
    // Other threads of the process only add time and memory.
    await vi.waitFor(attempt, { timeout: 10_000 });
  });

  it('keeps the loaders of other formats blocked', async () => {
    await expect(sharp(Buffer.from(svg)).png().toBuffer()).rejects.toThrow();
    await expect(sharp('/etc/hostname').metadata()).rejects.toThrow();
  });
});

describe('many uploads at once', () => {
  it('processes two at a time and refuses the twenty-third with Retry-After', async () => {
    const bytes = await picture(60, 60).png().toBuffer();
    const all = await Promise.allSettled(Array.from({ length: 23 }, () => prepare(bytes)));
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(22);
    expect(all.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryAfterSeconds: 10 } });
    await expect(prepare(bytes)).resolves.toBeDefined();
  });
});

describe('prepareImage with photoSide', () => {
  const photo = (bytes: Uint8Array) => prepareImage(bytes, { ...LIMITS, photoSide: 640 });

  it('scales a large photo down and encodes it as JPEG', async () => {
    const sent = await picture(1_000, 750).jpeg({ quality: 97 }).toBuffer();
    const { original, width, height, variants } = await photo(sent);
    expect({ width, height, type: original.contentType }).toEqual({ width: 640, height: 480, type: 'image/jpeg' });
    expect(original.bytes.length).toBeLessThan(sent.length / 2);
    expect(variants.map((variant) => variant.width)).toEqual([200, 400, 600]);
  });

  it('keeps the size of a small picture and puts transparent parts on white', async () => {
    const sent = await sharp({
      create: { width: 90, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { original, width, height } = await photo(sent);
    expect({ width, height }).toEqual({ width: 90, height: 60 });
    const { dominant } = await sharp(original.bytes).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('turns a photo upright and removes camera metadata', async () => {
    const sent = await picture(750, 500).withMetadata({ orientation: 6 }).withExif(withCamera).jpeg().toBuffer();
    const prepared = await photo(sent);
    expect(prepared.height).toBeGreaterThan(prepared.width);
    await expectClean(prepared);
  });
});
