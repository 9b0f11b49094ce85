import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPicture } from '#demo/read-picture.server.ts';
import { DEMO_ARTICLES } from './articles.server.ts';
import { DEMO_GALLERY } from './gallery.server.ts';
import { PICTURE_ALTS, type PictureName } from './picture-alts.server.ts';
import { DEMO_SERVICES } from './services.server.ts';
import { SITE_PICTURES } from './site-pictures.server.ts';

const FOLDER = 'demo/pictures';
/** The neutral ones come with the product, for sites without demo content too. */
const NEUTRAL_FOLDER = 'illustrations';
const MOST_BYTES = 6_000_000;

// Object.keys returns plain strings; PICTURE_ALTS is a literal without other keys.
const NAMES = Object.keys(PICTURE_ALTS) as PictureName[];

/** Small enough that only composition and tone count. */
const thumbnail = async (name: PictureName): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp(await readPicture(name))
      .resize(32, 24)
      .raw()
      .toBuffer(),
  );

const distance = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

describe('PICTURE_ALTS', () => {
  it('names every file of both folders and no other', () => {
    expect([...readdirSync(FOLDER), ...readdirSync(NEUTRAL_FOLDER)].sort()).toEqual(
      NAMES.map((name) => `${name}.webp`).sort(),
    );
  });

  it('names only pictures that the demo company shows', () => {
    const view = new Set([
      ...DEMO_SERVICES.flatMap(({ picture, heroPicture }) => [picture, heroPicture]),
      ...DEMO_ARTICLES.map(({ picture }) => picture),
      ...DEMO_GALLERY.flatMap(({ before, after }) => [before, after]),
      ...SITE_PICTURES,
    ]);
    expect([...view].sort()).toEqual(NAMES.toSorted());
  });

  it('describes each picture differently, in 21 to 159 characters', () => {
    const alts = Object.values(PICTURE_ALTS);
    expect(new Set(alts).size).toBe(alts.length);
    for (const alt of alts) expect(alt.length, alt).toSatisfy((length: number) => length > 20 && length < 160);
  });

  it('begins the texts of a work with Avant or Après', () => {
    for (const { title, before, after } of DEMO_GALLERY) {
      expect(PICTURE_ALTS[before], title).toMatch(/^Avant /);
      expect(PICTURE_ALTS[after], title).toMatch(/^Après /);
    }
  });
});

describe('demo pictures', () => {
  const thumbnails = new Map<PictureName, Uint8Array>();
  beforeAll(async () => {
    for (const name of NAMES) thumbnails.set(name, await thumbnail(name));
  }, 60_000);

  it('gives each picture the width of the largest variant, heroes and cities in 16:9, the others in 4:3', async () => {
    for (const name of NAMES) {
      const { format, width, height } = await sharp(await readPicture(name)).metadata();
      const expected = /^(hero|ville)-/.test(name) ? 675 : 900;
      expect([format, width, height], name).toEqual(['webp', 1200, expected]);
    }
  });

  it('weighs 6 MB at most', () => {
    const files = [FOLDER, NEUTRAL_FOLDER].flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('contains light and shade', () => {
    for (const [name, pixels] of thumbnails) {
      const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
      const spread = Math.sqrt(pixels.reduce((sum, value) => sum + (value - mean) ** 2, 0) / pixels.length);
      expect(spread, name).toBeGreaterThan(8);
    }
  });

  it('shows a different picture under each name', () => {
    const list = [...thumbnails];
    for (const [index, [name, pixels]] of list.entries()) {
      for (const [other, others] of list.slice(index + 1))
        expect(distance(pixels, others), `${name} and ${other}`).toBeGreaterThan(6);
    }
  });

  it('leaves the left third of a hero dark enough for white text', () => {
    for (const [name, pixels] of thumbnails) {
      if (!name.startsWith('hero-')) continue;
      const left = pixels.filter((_, index) => Math.floor(index / 3) % 32 < 10);
      expect(Math.max(...left), name).toBeLessThan(150);
    }
  });
});

describe('readPicture', () => {
  it('throws with the path of a missing file', async () => {
    await expect(readPicture('absent' as PictureName)).rejects.toThrow(`${FOLDER}/absent.webp`);
  });
});
