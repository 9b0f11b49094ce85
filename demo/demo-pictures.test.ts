import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { findTexts } from '#src/domains/site-transfer/site-bundle.rules.ts';
import { demoPicture, demoRecords, readDemoSite } from './demo-site.server.ts';
import { readPicture } from './read-picture.server.ts';

const FOLDER = 'demo/pictures';
/** The neutral ones come with the product, for sites without demo content too. */
const NEUTRAL_FOLDER = 'illustrations';
const MOST_BYTES = 6_000_000;

/** Fields of a record with a picture, each with the field of its alternative text. */
const WITH_ALT = { image: ['image_alt', 'alt'], heroImage: ['hero_image_alt'], before_image: ['before_alt'] };

/** Alternative texts by the file of the picture, as often as it is shown. */
const ALTS = Object.values(readDemoSite().parts)
  .flat()
  .flatMap((record) => {
    const fields = record as Record<string, unknown>;
    return Object.entries(WITH_ALT).flatMap(([field, names]) => {
      const file = demoPicture(String(fields[field]));
      const alt = names.map((name) => fields[name]).find((text) => text !== undefined);
      return file === undefined ? [] : [{ file, alt: String(alt) }];
    });
  });
const NAMES = [...new Set(findTexts(readDemoSite().parts, () => true).flatMap((text) => demoPicture(text) ?? []))];

/** Small enough that only composition and tone count. */
const thumbnail = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp(await readPicture(name))
      .resize(32, 24)
      .raw()
      .toBuffer(),
  );

const distance = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

describe('alternative texts of the demo', () => {
  it('stand with every picture, and every file of both folders is shown', () => {
    expect([...readdirSync(FOLDER), ...readdirSync(NEUTRAL_FOLDER)].sort()).toEqual(NAMES.toSorted());
    expect(new Set(ALTS.map(({ file }) => file))).toEqual(new Set(NAMES));
  });

  it('describe each picture differently, the same one always alike, in 21 to 159 characters', () => {
    const texts = new Map(ALTS.map(({ file, alt }) => [file, alt]));
    expect(ALTS.filter(({ file, alt }) => texts.get(file) !== alt)).toEqual([]);
    expect(new Set(texts.values()).size).toBe(texts.size);
    for (const alt of texts.values())
      expect(alt.length, alt).toSatisfy((length: number) => length > 20 && length < 160);
  });

  it('begin with Avant or Après at a work', () => {
    for (const { title, before_alt, image_alt } of demoRecords('gallery')) {
      expect(before_alt, title).toMatch(/^Avant /);
      expect(image_alt, title).toMatch(/^Après /);
    }
  });
});

describe('demo pictures', () => {
  const thumbnails = new Map<string, Uint8Array>();
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
    await expect(readPicture('absent.webp')).rejects.toThrow(`${FOLDER}/absent.webp`);
  });
});
