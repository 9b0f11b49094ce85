import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawSvg } from '#src/platform/images/draw-svg.server.ts';
import {
  drawIllustration,
  ILLUSTRATION_NAMES,
  type Illustration,
  type IllustrationName,
  rasterise,
} from './illustrations.server.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A thumbnail in grey and colour, small enough that only composition and tone count. */
async function thumbnail({ svg, width, height }: Illustration): Promise<Uint8Array> {
  const small = svg
    .replace(`width="${width}" height="${height}"`, 'width="128" height="96"')
    .replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
  const raster = sharp(await drawSvg(small))
    .resize(32, 24)
    .removeAlpha();
  return new Uint8Array(await raster.raw().toBuffer());
}

function distance(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

const drawn = new Map<IllustrationName, Illustration>();
const thumbnails = new Map<IllustrationName, Uint8Array>();

// A thumbnail is rendered on another thread while the next picture is drawn on this one.
beforeAll(async () => {
  let rendering = Promise.resolve();
  for (const name of ILLUSTRATION_NAMES) {
    const picture = drawIllustration(name);
    drawn.set(name, picture);
    await rendering;
    rendering = thumbnail(picture).then((pixels) => void thumbnails.set(name, pixels));
  }
  await rendering;
}, 300_000);

describe('the illustrations of the demo content', () => {
  test('are the same bytes on every drawing', () => {
    for (const name of ILLUSTRATION_NAMES)
      expect(hash(drawIllustration(name).svg), name).toBe(hash(drawn.get(name)!.svg));
  }, 240_000);

  test('are self-contained SVG without text, foreign objects, links or broken numbers', () => {
    for (const [name, { svg, width, height }] of drawn) {
      expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`), name).toBe(
        true,
      );
      expect(svg.match(/<text|<foreignObject|<image|href=|NaN|Infinity|undefined/), name).toBeNull();
    }
  });

  test('fill heroes and towns of 2400 × 1350 and other pictures of 1600 × 1200', () => {
    for (const [name, { width, height }] of drawn)
      expect([width, height], name).toEqual(/^(hero|ville)-/.test(name) ? [2400, 1350] : [1600, 1200]);
  });

  test('have each a French description of their own, short enough for a screen reader', () => {
    const alts = [...drawn.values()].map(({ alt }) => alt);
    expect(new Set(alts).size).toBe(ILLUSTRATION_NAMES.length);
    for (const alt of alts) expect(alt.length).toSatisfy((length: number) => length > 20 && length < 160);
  });

  test('show each place of the gallery before and after, and say which', () => {
    const places = ILLUSTRATION_NAMES.filter((name) => name.startsWith('galerie-'));
    expect(places.length).toBeGreaterThan(0);
    for (const name of places) {
      const before = name.endsWith('-avant');
      const twin = before ? name.replace(/avant$/, 'apres') : name.replace(/apres$/, 'avant');
      expect(places, name).toContain(twin);
      expect(twin, name).not.toBe(name);
      expect(drawn.get(name)?.alt, name).toMatch(before ? /^Avant : / : /^Après : /);
    }
  });

  test('show light and shade: no picture is flat', () => {
    for (const [name, pixels] of thumbnails) {
      const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
      const spread = Math.sqrt(pixels.reduce((sum, value) => sum + (value - mean) ** 2, 0) / pixels.length);
      expect(spread, name).toBeGreaterThan(8);
    }
  });

  test('differ from one another', () => {
    const list = [...thumbnails];
    for (const [index, [name, pixels]] of list.entries()) {
      for (const [other, others] of list.slice(index + 1))
        expect(distance(pixels, others), `${name} and ${other}`).toBeGreaterThan(6);
    }
  });

  test('keep the left third of a hero dark enough for white text', () => {
    for (const name of ILLUSTRATION_NAMES.filter((one) => one.startsWith('hero-'))) {
      const pixels = thumbnails.get(name)!;
      const left = pixels.filter((_, index) => Math.floor(index / 3) % 32 < 10);
      expect(Math.max(...left), name).toBeLessThan(150);
    }
  });

  test('rasterise to PNG at the width asked for', async () => {
    const { format, width, height } = await sharp(await rasterise('image-de-remplacement', 400)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 400, height: 300 });
  });
});
